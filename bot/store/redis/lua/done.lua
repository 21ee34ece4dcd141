-- Letters of one lane were carried as one message, and go as one: were some of them left by whoever is killed now, the
-- rest would come back as another message. The lane is free again once none of its letters is being carried.
-- KEYS: letters, lanes, leased, same   ARGV: lane prefix, the numbers
local gone
for at = 2, #ARGV do
  local packed = redis.call('HGET', KEYS[1], ARGV[at])
  if packed then
    gone = cmsgpack.unpack(packed)
    redis.call('HDEL', KEYS[1], ARGV[at])
    redis.call('HDEL', KEYS[3], ARGV[at])
    redis.call('LREM', ARGV[1] .. gone[2], 1, ARGV[at])
    if redis.call('HGET', KEYS[4], gone[3]) == ARGV[at] then redis.call('HDEL', KEYS[4], gone[3]) end
  end
end
if not gone then return 0 end
local head = redis.call('LINDEX', ARGV[1] .. gone[2], 0)
if not head then
  redis.call('ZREM', KEYS[2], gone[2])
elseif redis.call('HEXISTS', KEYS[3], head) == 0 then
  redis.call('ZADD', KEYS[2], 0, gone[2])
end
return 1
