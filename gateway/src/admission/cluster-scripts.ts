import { luaCacheRead } from '@resume/service-kit/cache/lease-scripts'

/*
 * What admission does in one step on one Redis, in the steps that a cluster allows: those of an address are where the address
 * is counted, those of a caller where the caller's data is kept. All keys are declared.
 */

/**
 * Counts a request of an address. KEYS: 1 route counter, 2 address counter. ARGV: 1 route limit, 2 route window ms, 3 limit of
 * the address, 4 its window ms, 5 `part` when the address was counted already.
 * Answers {-1, end of the route's window, end of the address's}, or {milliseconds after which a retry makes sense}; it is
 * then counted by neither.
 */
export const countAddressScript = `
local known = redis.call('MGET', KEYS[1], KEYS[2])
local is_part = ARGV[5] ~= ''
if tonumber(known[1] or '0') >= tonumber(ARGV[1]) then return {redis.call('PTTL', KEYS[1])} end
if not is_part and tonumber(known[2] or '0') >= tonumber(ARGV[3]) then return {redis.call('PTTL', KEYS[2])} end
local function count(key, window)
  if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, window) end
  return redis.call('PEXPIRETIME', key)
end
return {-1, count(KEYS[1], ARGV[2]), is_part and 0 or count(KEYS[2], ARGV[4])}`

/**
 * Takes back what {@link countAddressScript}, or admission by one Redis, has counted, unless the window has ended since. KEYS: as there. ARGV: the ends
 * of the two windows.
 */
export const uncountAddressScript = `
for nth, key in ipairs(KEYS) do
  if redis.call('PEXPIRETIME', key) == tonumber(ARGV[nth]) then redis.call('DECR', key) end
end`

/**
 * Counts a request of a key, notes its use, and reads the body. KEYS: 1 counter of the key, 2 note of its use, 3 entry of the
 * body, 4 its lease. ARGV: 1 limit of the key (0: not counted), 2 window ms, 3 seconds between two notes (0: none), 4 oldest
 * loading time that counts, 5 lease token (empty: no body).
 * Answers {verdict, requests of the key, ms left of its window, touch, body entry, its lease}.
 */
export const admitCallerScript = `${luaCacheRead}
local max, touch_seconds = tonumber(ARGV[1]), tonumber(ARGV[3])
local requests, left, touch, body, lease = 0, 0, 0, false, false
if max > 0 then
  requests = tonumber(redis.call('GET', KEYS[1]) or '0')
  if requests >= max then
    left = redis.call('PTTL', KEYS[1])
    return {left, requests, left}
  end
  requests = redis.call('INCR', KEYS[1])
  if requests == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  left = redis.call('PTTL', KEYS[1])
end
if touch_seconds > 0 and redis.call('SET', KEYS[2], '1', 'NX', 'EX', touch_seconds) then touch = 1 end
if ARGV[5] ~= '' then
  body = redis.call('GET', KEYS[3])
  if not is_good(body, ARGV[4]) then
    body = false
    lease = take_lease(KEYS[4], ARGV[5])
  end
end
return {-1, requests, left, touch, body, lease}`

/** Tells how often a key was used in its window, without counting. KEYS: its counter. Answers {requests, ms left}. */
export const readKeyScript = `return {tonumber(redis.call('GET', KEYS[1]) or '0'), redis.call('PTTL', KEYS[1])}`
