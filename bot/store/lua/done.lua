-- A letter was carried: the lane is free again once none of its letters is being carried.
-- KEYS: letters, lanes, leased, same   ARGV: number, lane prefix
local packed = redis.call('HGET', KEYS[1], ARGV[1])
if not packed then return 0 end
local letter = cmsgpack.unpack(packed)
local lane = ARGV[2] .. letter[2]
redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('HDEL', KEYS[3], ARGV[1])
redis.call('LREM', lane, 1, ARGV[1])
if redis.call('HGET', KEYS[4], letter[3]) == ARGV[1] then redis.call('HDEL', KEYS[4], letter[3]) end
local head = redis.call('LINDEX', lane, 0)
if not head then
  redis.call('ZREM', KEYS[2], letter[2])
elseif redis.call('HEXISTS', KEYS[3], head) == 0 then
  redis.call('ZADD', KEYS[2], 0, letter[2])
end
return 1
