-- When the first of each of these is due; nothing where none is. One command for all shards.
-- KEYS: what is due when, shard by shard
local first = {}
for at, key in ipairs(KEYS) do first[at] = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')[2] or '' end
return first
