import { luaCacheRead, stampLength } from '@resume/service-kit/cache/lease-scripts'
import { recordLayout } from '../access/identity-record.ts'
import { luaSetRead, sameBody } from '../cache/entry-set-scripts.ts'

/** Lua's 1-based, inclusive range of a record's field within a stored entry. */
const range = ([from, to]: readonly [number, number]) => `${stampLength + from + 1}, ${stampLength + to}`

/** What is the same for every request. */
export interface AdmissionSettings {
  /** Requests of an address in a window. */
  addressMax: number
  /** The window of addresses and keys, in milliseconds. */
  windowMs: number
  /** Time between two notes of a key's use, in seconds. */
  touchSeconds: number
}

/**
 * The one round trip of warm requests: counters, authentication and cached body. What is read is read by few commands, since
 * each takes Redis longer than what it answers.
 *
 * It takes several requests, which have nothing to do with each other: they are admitted one after the other, and what goes wrong
 * with one of them is its own answer, as a text.
 *
 * KEYS, for each request: 1 route counter, 2 address counter, 3 entry of the credential (or empty).
 * ARGV: oldest loading time that counts; then for each request: 1 route limit (0: not counted), 2 route window ms, 3 lease token,
 *   4 start of the body's entry (or empty), 5 field of the body's entry, which is a set (or empty), 6 `key` when the credential is
 *   one, 7 `part` when the address and the key were counted already, 8 head of the body's entry that the caller holds (or empty).
 * Answers, for each request, {verdict, credential entry, its lease, body entry (or that the caller holds it), its lease, requests of the key,
 * ms left of its window, touch, end of the route's window, end of the address's}; the ends for a credential that was not found, whose request
 * may have to be taken back. Verdict: -1 passed, else milliseconds after which a retry makes sense.
 *
 * A request that one counter rejects is counted by none; of its key, when it is known here, the figures are told. A
 * credential is limited before it is looked up.
 */
export function admissionScript({ addressMax, windowMs, touchSeconds }: AdmissionSettings): string {
  return `${luaCacheRead}${luaSetRead}
local function count(key, window)
  local n = redis.call('INCR', key)
  if n == 1 then redis.call('PEXPIRE', key, window) end
  return n
end
local min_loaded_at = ARGV[1]
local function admit(route, address, entry_key, most, window, token, body_start, field, kind, part, held_head)
  local known = redis.call('MGET', route, address, entry_key)
  local entry = is_good(known[3], min_loaded_at) and known[3]
  local function refused(counter)
    if not entry then return {redis.call('PTTL', counter)} end
    local of_key = 'rl:key:' .. string.sub(entry, ${range(recordLayout.id)})
    local used = tonumber(redis.call('GET', of_key) or '0')
    return {redis.call('PTTL', counter), entry, false, false, false, used, redis.call('PTTL', of_key)}
  end
  local limit = tonumber(most)
  local caller_limited = limit > 0 and part == ''
  if limit > 0 and tonumber(known[1] or '0') >= limit then return refused(route) end
  if caller_limited and tonumber(known[2] or '0') >= ${addressMax} then return refused(address) end
  local lease, body, body_lease, requests, left, touch = false, false, false, 0, 0, 0
  if entry then
    local id = string.sub(entry, ${range(recordLayout.id)})
    local max = tonumber(string.sub(entry, ${range(recordLayout.rateLimit)}))
    local counter, touched = 'rl:key:' .. id, 'touch:key:' .. id
    local body_key = body_start ~= '' and field == '' and body_start .. string.sub(entry, ${range(recordLayout.userId)})
    local is_same = body_key and held_head ~= '' and is_good(held_head, min_loaded_at)
      and redis.call('GETRANGE', body_key, 0, ${stampLength - 1}) == held_head
    local of_caller = redis.call('MGET', counter, touched, not is_same and body_key or '')
    if caller_limited and max > 0 then
      if tonumber(of_caller[1] or '0') >= max then return refused(counter) end
      requests = count(counter, ${windowMs})
      left = redis.call('PTTL', counter)
    end
    if kind == 'key' and not of_caller[2] then
      redis.call('SET', touched, '1', 'EX', ${touchSeconds})
      touch = 1
    end
    if is_same then body = '${sameBody}'
    elseif body_key then
      if is_good(of_caller[3], min_loaded_at) then body = of_caller[3] else body_lease = take_lease('lease:' .. body_key, token) end
    end
  elseif entry_key ~= '' then
    lease = take_lease('lease:' .. entry_key, token)
  end
  if field ~= '' then
    body, body_lease = set_read(body_start, 'lease:' .. body_start, field, min_loaded_at, token, held_head)
  end
  if limit > 0 then count(route, window) end
  if caller_limited then count(address, ${windowMs}) end
  if entry or entry_key == '' or limit == 0 then return {-1, entry, lease, body, body_lease, requests, left, touch} end
  local address_end = caller_limited and redis.call('PEXPIRETIME', address) or 0
  return {-1, entry, lease, body, body_lease, requests, left, touch, redis.call('PEXPIRETIME', route), address_end}
end
local answers = {}
for nth = 0, #KEYS / 3 - 1 do
  local key, arg = 3 * nth, 1 + 8 * nth
  local is_done, answer = pcall(admit, KEYS[key + 1], KEYS[key + 2], KEYS[key + 3], unpack(ARGV, arg + 1, arg + 8))
  answers[nth + 1] = is_done and answer or tostring(type(answer) == 'table' and answer.err or answer)
end
return answers`
}

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
