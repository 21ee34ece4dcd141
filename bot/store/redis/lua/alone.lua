-- Be the only one who does something, for a while; nothing lasting lets go of it.
-- KEYS: what   ARGV: who, milliseconds
local other = redis.call('GET', KEYS[1])
if other and other ~= ARGV[1] then return 0 end
if tonumber(ARGV[2]) > 0 then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) else redis.call('DEL', KEYS[1]) end
return 1
