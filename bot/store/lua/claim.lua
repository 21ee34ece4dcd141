-- Take the letters of every lane that is free by now, for as long as the lease lasts.
-- KEYS: letters, lanes, leased   ARGV: now, leased until, most letters, lane prefix
local taken, most = {}, tonumber(ARGV[3])
for _, address in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', ARGV[1], 'LIMIT', 0, most)) do
  if #taken >= most then break end
  local numbers = redis.call('LRANGE', ARGV[4] .. address, 0, most - #taken - 1)
  for _, number in ipairs(numbers) do
    local letter = cmsgpack.unpack(redis.call('HGET', KEYS[1], number))
    redis.call('HSET', KEYS[3], number, 1)
    taken[#taken + 1] = {number, letter[1], letter[2], letter[4], letter[5]}
  end
  redis.call('ZADD', KEYS[2], ARGV[2], address)
end
return taken
