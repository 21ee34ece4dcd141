-- Take the letters of every lane that is free by now, for as long as the lease lasts.
-- Each bears a mark of those with which it was taken first: whoever took it may have died after sending them as one.
-- KEYS: letters, lanes, leased   ARGV: now, leased until, most letters, lane prefix
local taken, most = {}, tonumber(ARGV[3])
for _, address in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', ARGV[1], 'LIMIT', 0, most)) do
  if #taken >= most then break end
  local fresh, last
  for _, number in ipairs(redis.call('LRANGE', ARGV[4] .. address, 0, -1)) do
    local mark = redis.call('HGET', KEYS[3], number)
    if #taken >= most and not (mark and mark == last) then break end
    if not mark then
      fresh = fresh or number
      mark = fresh
      redis.call('HSET', KEYS[3], number, mark)
    end
    last = mark
    local letter = cmsgpack.unpack(redis.call('HGET', KEYS[1], number))
    taken[#taken + 1] = {number, letter[1], letter[2], letter[4], letter[5], mark}
  end
  redis.call('ZADD', KEYS[2], ARGV[2], address)
end
return taken
