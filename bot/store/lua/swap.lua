-- One field becomes another value, if it still is what it was.
-- KEYS: hash   ARGV: field, expected (or ''), new
if (redis.call('HGET', KEYS[1], ARGV[1]) or '') ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1
