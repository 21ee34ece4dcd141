-- Letters of one lane go back to wait; the first of them has been tried once more.
-- KEYS: letters, lanes, leased   ARGV: not before, failed (0 or 1), the numbers
for at = 3, #ARGV do
  local packed = redis.call('HGET', KEYS[1], ARGV[at])
  if packed then
    local letter = cmsgpack.unpack(packed)
    if at == 3 then letter[4] = letter[4] + tonumber(ARGV[2]) end
    redis.call('HSET', KEYS[1], ARGV[at], cmsgpack.pack(letter))
    redis.call('HDEL', KEYS[3], ARGV[at])
    redis.call('ZADD', KEYS[2], ARGV[1], letter[2])
  end
end
return 1
