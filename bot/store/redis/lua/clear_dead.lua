-- Letters that died before then go, the oldest first. Each ends with when it died.
-- KEYS: dead   ARGV: before
while true do
  local oldest = redis.call('LINDEX', KEYS[1], 0)
  local at = oldest and tonumber(string.match(oldest, '\n(%d+)$') or '0')
  if not at or at > tonumber(ARGV[1]) then return 1 end
  redis.call('LPOP', KEYS[1])
end
