-- One table with all that belongs to it, as it stands at one moment; nothing if it is gone.
-- KEYS: state, log, replies, posted, wakes, over, letters, lanes   ARGV: table, lane prefix
local state = redis.call('HMGET', KEYS[1], 'version', 'body')
if not state[1] then return {} end
local parcels = {}
for _, address in ipairs(redis.call('ZRANGE', KEYS[8], 0, -1)) do
  for _, number in ipairs(redis.call('LRANGE', ARGV[2] .. address, 0, -1)) do
    local raw = redis.call('HGET', KEYS[7], number)
    local letter = raw and cmsgpack.unpack(raw)
    if letter and letter[1] == ARGV[1] then
      parcels[#parcels + 1] = {address, letter[3], letter[4], letter[5]}
    end
  end
end
return {
  state[1],
  state[2],
  redis.call('ZSCORE', KEYS[5], ARGV[1]),
  redis.call('ZSCORE', KEYS[6], ARGV[1]),
  redis.call('LRANGE', KEYS[2], 0, -1),
  redis.call('HGETALL', KEYS[3]),
  redis.call('HGETALL', KEYS[4]),
  parcels,
}
