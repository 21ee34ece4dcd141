-- A value becomes another, if it still is what it was.
-- KEYS: name   ARGV: expected (or ''), new
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
return 1
