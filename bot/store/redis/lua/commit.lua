-- Keep what was done at a table, whole or not at all. All keys but the bell share the table's shard.
-- KEYS: state, log, replies, wakes, over, sequence, letters, lanes, same, leased, the bell (if it is to be rung)
-- ARGV: table, expected version, body, people, over (0 or 1), touched at, wake at (or ''), delivery, reply, lane prefix,
--       number of replies kept, number of log lines, the lines, then for each letter: address, coalesce, message
local known = ARGV[8] ~= '' and redis.call('HGET', KEYS[3], ARGV[8])
if known then return {1, known} end
local version = tonumber(redis.call('HGET', KEYS[1], 'version') or '0')
if version ~= tonumber(ARGV[2]) then return {2} end

local table = ARGV[1]
redis.call('HSET', KEYS[1], 'version', version + 1, 'body', ARGV[3], 'people', ARGV[4], 'over', ARGV[5])
-- Beside the replies stands which was the how manieth, so that the oldest can go.
if ARGV[8] ~= '' then
  local number = redis.call('HINCRBY', KEYS[3], '#', 1)
  redis.call('HSET', KEYS[3], ARGV[8], ARGV[9], '#' .. number, ARGV[8])
  local oldest = '#' .. (number - tonumber(ARGV[11]))
  local gone = redis.call('HGET', KEYS[3], oldest)
  if gone then redis.call('HDEL', KEYS[3], gone, oldest) end
end
if ARGV[5] == '1' then redis.call('ZADD', KEYS[5], ARGV[6], table) else redis.call('ZREM', KEYS[5], table) end
if ARGV[7] == '' then redis.call('ZREM', KEYS[4], table) else redis.call('ZADD', KEYS[4], ARGV[7], table) end

local lines = tonumber(ARGV[12])
for at = 13, 12 + lines do redis.call('RPUSH', KEYS[2], ARGV[at]) end

for at = 13 + lines, #ARGV, 3 do
  local address, coalesce = ARGV[at], ARGV[at + 1]
  local lane, twin = ARGV[10] .. address, address .. '\n' .. coalesce
  local before = coalesce ~= '' and redis.call('HGET', KEYS[9], twin)
  local waiting = before and redis.call('HEXISTS', KEYS[10], before) == 0 and redis.call('HGET', KEYS[7], before)
  if waiting then
    local letter = cmsgpack.unpack(waiting)
    letter[5] = ARGV[at + 2]
    redis.call('HSET', KEYS[7], before, cmsgpack.pack(letter))
  else
    local number = redis.call('INCR', KEYS[6])
    redis.call('HSET', KEYS[7], number, cmsgpack.pack({table, address, twin, 0, ARGV[at + 2]}))
    redis.call('RPUSH', lane, number)
    redis.call('ZADD', KEYS[8], 'NX', 0, address)
    if coalesce ~= '' then redis.call('HSET', KEYS[9], twin, number) end
  end
end
if KEYS[11] then redis.call('INCR', KEYS[11]) end
return {0}
