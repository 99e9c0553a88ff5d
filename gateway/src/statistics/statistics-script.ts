/**
 * Counts events in one step. KEYS: 1 what is pending, 2 the names of the day, 3 the values of the day. ARGV: 1 seconds until
 * names and values are forgotten, 2 most names, 3 most values; then for each name its field, the field that counts for it once
 * there are too many names, how often, how many values follow, and for each of these its field and how often.
 * Answers nothing.
 */
export const countEventsScript = `
local function isCounted(set, field, most)
  if redis.call('SISMEMBER', set, field) == 1 then return true end
  if redis.call('SCARD', set) >= tonumber(most) then return false end
  redis.call('SADD', set, field)
  redis.call('EXPIRE', set, ARGV[1])
  return true
end
local place = 4
while place <= #ARGV do
  local name, other, times, values = ARGV[place], ARGV[place + 1], ARGV[place + 2], tonumber(ARGV[place + 3])
  place = place + 4
  local isKnown = isCounted(KEYS[2], name, ARGV[2])
  redis.call('HINCRBY', KEYS[1], isKnown and name or other, times)
  for _ = 1, values do
    if isKnown and isCounted(KEYS[3], ARGV[place], ARGV[3]) then
      redis.call('HINCRBY', KEYS[1], ARGV[place], ARGV[place + 1])
    end
    place = place + 2
  end
end`
