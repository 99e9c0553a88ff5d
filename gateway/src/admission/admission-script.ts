import { luaCacheRead, stampLength } from '@resume/service-kit/cache/lease-scripts'
import { recordLayout } from '../access/identity-record.ts'
import { luaSetRead } from '../cache/entry-set-scripts.ts'

/** Lua's 1-based, inclusive range of a record's field within a stored entry. */
const range = ([from, to]: readonly [number, number]) => `${stampLength + from + 1}, ${stampLength + to}`

/**
 * The one round trip of a warm request: counters, authentication and cached body.
 *
 * KEYS: 1 route counter, 2 address counter, 3 entry of the credential (or empty).
 * ARGV: 1 route limit (0: not counted), 2 route window ms, 3 address limit, 4 window ms of addresses and keys,
 *   5 oldest loading time that counts, 6 lease token, 7 start of the body's entry (or empty), 8 seconds between touches
 *   (0: the credential is no key), 9 field of the body's entry, which is a set (or empty), 10 whether the address and the key
 *   were counted already (1, else 0).
 * Answers {verdict, credential entry, its lease, body entry, its lease, requests of the key, ms left of its window, touch}.
 * Verdict: -1 passed, else milliseconds after which a retry makes sense.
 *
 * A request that one counter rejects is counted by none; of its key, when it is known here, the figures are told. A
 * credential is limited before it is looked up.
 */
export const admissionScript = `${luaCacheRead}${luaSetRead}
local function used(key) return tonumber(redis.call('GET', key) or '0') end
local function count(key, window)
  local n = redis.call('INCR', key)
  if n == 1 then redis.call('PEXPIRE', key, window) end
  return n
end
local function refused(counter)
  local entry = KEYS[3] ~= '' and redis.call('GET', KEYS[3])
  if not entry or tonumber(string.sub(entry, 1, ${stampLength})) < tonumber(ARGV[5]) then
    return {redis.call('PTTL', counter)}
  end
  local of_key = 'rl:key:' .. string.sub(entry, ${range(recordLayout.id)})
  return {redis.call('PTTL', counter), entry, false, false, false, used(of_key), redis.call('PTTL', of_key)}
end
local limited = tonumber(ARGV[1]) > 0
local caller_limited = limited and ARGV[10] == '0'
if limited and used(KEYS[1]) >= tonumber(ARGV[1]) then return refused(KEYS[1]) end
if caller_limited and used(KEYS[2]) >= tonumber(ARGV[3]) then return refused(KEYS[2]) end
local entry, lease, body, body_lease, requests, left, touch = false, false, false, false, 0, 0, 0
if KEYS[3] ~= '' then
  entry, lease = cache_read(KEYS[3], ARGV[5], ARGV[6])
  if entry then
    local id = string.sub(entry, ${range(recordLayout.id)})
    local max = tonumber(string.sub(entry, ${range(recordLayout.rateLimit)}))
    if caller_limited and max > 0 then
      local counter = 'rl:key:' .. id
      if used(counter) >= max then return refused(counter) end
      requests = count(counter, ARGV[4])
      left = redis.call('PTTL', counter)
    end
    if ARGV[8] ~= '0' and redis.call('SET', 'touch:key:' .. id, '1', 'NX', 'EX', ARGV[8]) then touch = 1 end
    if ARGV[7] ~= '' and ARGV[9] == '' then
      body, body_lease = cache_read(ARGV[7] .. string.sub(entry, ${range(recordLayout.userId)}), ARGV[5], ARGV[6])
    end
  end
end
if ARGV[9] ~= '' then body, body_lease = set_read(ARGV[7], ARGV[9], ARGV[5], ARGV[6]) end
if limited then count(KEYS[1], ARGV[2]) end
if caller_limited then count(KEYS[2], ARGV[4]) end
return {-1, entry, lease, body, body_lease, requests, left, touch}`

/**
 * Counts a request of a key that the admission script did not yet know. KEYS: counter. ARGV: limit, window ms.
 * Answers {passed, requests, ms left}.
 */
export const countKeyScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then
  return {0, tonumber(ARGV[1]), redis.call('PTTL', KEYS[1])}
end
local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return {1, n, redis.call('PTTL', KEYS[1])}`
