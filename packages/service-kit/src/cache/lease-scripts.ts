/** Digits of the time at the head of every entry. */
export const stampLength = 13

/** Longest that a load may hold its lease, in milliseconds: as long as the longest call of a service. */
export const leaseDuration = 10_000

/** Where the lease of an entry is kept. */
export const leaseKeyOf = (key: string) => `lease:${key}`

/**
 * Lua: `is_good(entry, min_loaded_at)` says whether an entry is there and counts; `take_lease(lease, token)` answers the token of
 * the live lease of one that does not, which is the given one when this caller got it. The scripts of several readers are built
 * from this one text.
 */
export const luaCacheRead = `
local function is_good(entry, min_loaded_at)
  return entry and tonumber(string.sub(entry, 1, ${stampLength})) >= tonumber(min_loaded_at)
end
local function take_lease(lease, token)
  if redis.call('SET', lease, token, 'NX', 'PX', ${leaseDuration}) then return token end
  return redis.call('GET', lease)
end`

/** Reads one entry. KEYS: entry, lease. ARGV: oldest loading time that counts, token. Answers {entry or false, lease token}. */
export const readScript = `${luaCacheRead}
local entry = redis.call('GET', KEYS[1])
if is_good(entry, ARGV[1]) then return {entry} end
return {false, take_lease(KEYS[2], ARGV[2])}`

/**
 * Lua: `stamp(lease)` is the head of an entry that was loaded under a lease: when the lease was taken, which was before the load
 * began. What is left of the lease tells, however long the value was on its way. `TIME` may be a millisecond ahead of the time
 * of the script, from which `PTTL` counts.
 */
const luaStamp = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000) - 1
local function stamp(lease)
  return string.format('%0${stampLength}d', now - ${leaseDuration} + redis.call('PTTL', lease))
end`

/**
 * Fills an entry if the lease still lives, and notes when its load began: what was read before a write must count as older
 * than that write, however late it is stored. KEYS: entry, lease. ARGV: token, value, lifetime in ms. Answers 1 or 0.
 */
export const fillScript = `${luaStamp}
if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], stamp(KEYS[2]) .. ARGV[2], 'PX', ARGV[3])
redis.call('DEL', KEYS[2])
return 1`

/**
 * The same for values that were sent ahead, each to a key of its own and with room for its head. KEYS, for each: entry, lease, where
 * the value is. ARGV, for each: token, lifetime in ms. A value that did not arrive gives its lease back, so that the next reader
 * loads at once. Answers how many entries were filled.
 */
export const moveScript = `${luaStamp}
local function move(entry, lease, sent, token, lifetime)
  if redis.call('GET', lease) ~= token then
    redis.call('DEL', sent)
    return 0
  end
  if redis.call('PEXPIRE', sent, lifetime) == 0 then
    redis.call('DEL', lease)
    return 0
  end
  redis.call('SETRANGE', sent, 0, stamp(lease))
  redis.call('RENAME', sent, entry)
  redis.call('DEL', lease)
  return 1
end
local filled = 0
for nth = 0, #KEYS / 3 - 1 do
  local key, arg = 3 * nth, 2 * nth
  filled = filled + move(KEYS[key + 1], KEYS[key + 2], KEYS[key + 3], ARGV[arg + 1], ARGV[arg + 2])
end
return filled`

/** Gives a lease back without filling. KEYS: lease. ARGV: token. */
export const releaseScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`
