import { leaseDuration } from '@resume/service-kit/cache/lease-scripts'

/*
 * An entry set is one cache entry that holds the answers to many questions about the same data: a hash, a field for each
 * question. A change drops it as any other entry, by one key, whatever has been asked. Loads hold the set's lease together:
 * when a change drops the lease, none of them can fill the set.
 */

/** Digits of each of the two times at the head of a field's value: when its load began, and until when it is good. */
export const timeLength = 13

/** Fields that a set keeps at most, and bytes; one more takes the place of any. */
const most = { fields: 500, bytes: 8 * 1024 * 1024 }

/** The field with the number of bytes of all others; no question is called so. */
const sizeField = ''

/** The lease of a set, as the kit names that of an entry: what drops one drops the other. */
export const setLeaseOf = (set: string) => `lease:${set}`

/**
 * Lua: `set_read(set, lease, field, min_loaded_at, token)` answers the value, or false and the set's lease, which becomes the given
 * token when there is none.
 */
export const luaSetRead = `
local function set_read(set, lease, field, min_loaded_at, token)
  local value = redis.call('HGET', set, field)
  if value and tonumber(string.sub(value, 1, ${timeLength})) >= tonumber(min_loaded_at) then
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    if tonumber(string.sub(value, ${timeLength + 1}, ${2 * timeLength})) > now then return value, false end
  end
  if redis.call('SET', lease, token, 'NX', 'PX', ${leaseDuration}) then return false, token end
  redis.call('PEXPIRE', lease, ${leaseDuration})
  return false, redis.call('GET', lease)
end`

/** Reads a field. KEYS: set, lease. ARGV: field, oldest loading time that counts, token. Answers {value or false, lease}. */
export const readSetScript = `${luaSetRead}
local value, lease = set_read(KEYS[1], KEYS[2], ARGV[1], ARGV[2], ARGV[3])
return {value, lease}`

/**
 * Fills a field if the set's lease still lives. KEYS: set, lease. ARGV: token, field, bytes, lifetime of the field in ms,
 * age of the load in ms. Answers 1 or 0.
 */
export const fillSetScript = `
if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local head = string.format('%0${timeLength}d%0${timeLength}d', now - tonumber(ARGV[5]), now + tonumber(ARGV[4]))
local used = tonumber(redis.call('HGET', KEYS[1], '${sizeField}') or '0')
local function remove(field)
  if field == '${sizeField}' then return end
  used = used - redis.call('HSTRLEN', KEYS[1], field)
  redis.call('HDEL', KEYS[1], field)
end
remove(ARGV[2])
local size = #head + #ARGV[3]
while redis.call('HLEN', KEYS[1]) > 1 and (redis.call('HLEN', KEYS[1]) > ${most.fields} or used + size > ${most.bytes}) do
  remove(redis.call('HRANDFIELD', KEYS[1]))
end
redis.call('HSET', KEYS[1], ARGV[2], head .. ARGV[3], '${sizeField}', string.format('%d', used + size))
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[4]) then redis.call('PEXPIRE', KEYS[1], ARGV[4]) end
return 1`
