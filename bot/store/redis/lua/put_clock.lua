-- The clock was put: a lane that waits waits as long as it would have.
-- KEYS: lanes   ARGV: by how much
local lanes = redis.call('ZRANGEBYSCORE', KEYS[1], '(0', '+inf')
for _, address in ipairs(lanes) do redis.call('ZINCRBY', KEYS[1], ARGV[1], address) end
return #lanes
