import { leaseDuration } from '@resume/service-kit/cache/lease-scripts'

/*
 * An entry set is one cache entry that holds the answers to many questions about the same data: a hash, a field for each
 * question. A change drops it as any other entry, by one key, whatever has been asked. Loads hold the set's lease together:
 * when a change drops the lease, none of them can fill the set.
 */

/** Digits of each of the two times at the head of a field's value: when its load began, and until when it is good. */
export const timeLength = 13

/** Answers that a set keeps at most, and bytes; one more takes the place of any. */
const most = { answers: 500, bytes: 8 * 1024 * 1024 }

/**
 * Begins the name of the field that has the head of an answer alone: who holds the answer already learns from it that it is still the
 * same, while Redis would copy all of it to look at its head. No question begins so.
 */
const headMark = '@'

/** The field with the number of bytes of all others; no question is called so. */
const sizeField = ''

/** The lease of a set, as the kit names that of an entry: what drops one drops the other. */
export const setLeaseOf = (set: string) => `lease:${set}`

/** What stands for a body that the reader holds already; no entry is as short. */
export const sameBody = '='

/**
 * Lua: `set_read(set, lease, field, min_loaded_at, token, held_head)` answers the value, or that the reader holds it, or false and the
 * set's lease, which becomes the given token when there is none.
 */
export const luaSetRead = `
local function set_is_good(head, min_loaded_at)
  if not head or tonumber(string.sub(head, 1, ${timeLength})) < tonumber(min_loaded_at) then return false end
  local time = redis.call('TIME')
  return tonumber(string.sub(head, ${timeLength + 1}, ${2 * timeLength})) > time[1] * 1000 + math.floor(time[2] / 1000)
end
local function set_read(set, lease, field, min_loaded_at, token, held_head)
  if held_head ~= '' and redis.call('HGET', set, '${headMark}' .. field) == held_head and set_is_good(held_head, min_loaded_at) then
    return '${sameBody}', false
  end
  local value = redis.call('HGET', set, field)
  if set_is_good(value, min_loaded_at) then return value, false end
  if redis.call('SET', lease, token, 'NX', 'PX', ${leaseDuration}) then return false, token end
  redis.call('PEXPIRE', lease, ${leaseDuration})
  return false, redis.call('GET', lease)
end`

/** Reads a field. KEYS: set, lease. ARGV: field, oldest loading time that counts, token. Answers {value or false, lease}. */
export const readSetScript = `${luaSetRead}
local value, lease = set_read(KEYS[1], KEYS[2], ARGV[1], ARGV[2], ARGV[3], '')
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
  if string.sub(field, 1, 1) == '${headMark}' then field = string.sub(field, 2) end
  for _, each in ipairs({field, '${headMark}' .. field}) do
    used = used - redis.call('HSTRLEN', KEYS[1], each)
    redis.call('HDEL', KEYS[1], each)
  end
end
remove(ARGV[2])
local size = 2 * #head + #ARGV[3]
while redis.call('HLEN', KEYS[1]) > 1 and (redis.call('HLEN', KEYS[1]) >= ${2 * most.answers} or used + size > ${most.bytes}) do
  remove(redis.call('HRANDFIELD', KEYS[1]))
end
used = string.format('%d', used + size)
redis.call('HSET', KEYS[1], ARGV[2], head .. ARGV[3], '${headMark}' .. ARGV[2], head, '${sizeField}', used)
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[4]) then redis.call('PEXPIRE', KEYS[1], ARGV[4]) end
return 1`
