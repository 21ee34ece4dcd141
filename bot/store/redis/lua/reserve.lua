-- A table takes a place, if it still is as the table found it and nobody else is just taking it.
-- KEYS: place, hold   ARGV: table found there (or ''), table, how long it may be just taking it (ms)
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
local holder = redis.call('GET', KEYS[2])
if holder and holder ~= ARGV[2] then return 0 end
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('SET', KEYS[1], ARGV[2])
return 1
