-- A letter that waited in another home waits here.
-- KEYS: sequence, letters, lanes, same   ARGV: table, address, twin (address, line break, what supersedes it), tries,
--       message, lane prefix
local number = redis.call('INCR', KEYS[1])
redis.call('HSET', KEYS[2], number, cmsgpack.pack({ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), ARGV[5]}))
redis.call('RPUSH', ARGV[6] .. ARGV[2], number)
redis.call('ZADD', KEYS[3], 'NX', 0, ARGV[2])
if ARGV[3] ~= ARGV[2] .. '\n' then redis.call('HSET', KEYS[4], ARGV[3], number) end
return number
