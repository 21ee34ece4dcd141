-- Every letter of a shard that waits, lane by lane, in its order.
-- KEYS: letters, lanes   ARGV: lane prefix
local found = {}
for _, address in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do
  for _, number in ipairs(redis.call('LRANGE', ARGV[1] .. address, 0, -1)) do
    local letter = cmsgpack.unpack(redis.call('HGET', KEYS[1], number))
    found[#found + 1] = {letter[1], address, letter[3], letter[4], letter[5]}
  end
end
return found
