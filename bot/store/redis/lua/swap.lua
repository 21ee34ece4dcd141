-- One field becomes another value, if it still is what it was; long unused, it is forgotten.
-- KEYS: hash   ARGV: field, expected (or ''), new, milliseconds that it lives
if (redis.call('HGET', KEYS[1], ARGV[1]) or '') ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1
