/** How long answers are kept, in milliseconds (docs/api/conventions.md). */
export const keptMs = 24 * 60 * 60 * 1000

/** How much of one caller's answers is kept, in bytes (docs/api/conventions.md). */
export const keptBytesOfCaller = 16 * 1024 * 1024

/** From this size on, in bytes, an answer makes way before smaller ones do. */
export const largeAnswerBytes = 16 * 1024

/** From this size on, in bytes, it is looked whether Redis has room for an answer: what is smaller hardly fills it. */
export const lookedAtBytes = 1024

/** Share of Redis's memory above which no such answer is kept any more, so that limits, leases and references always fit. */
export const fullShare = 0.9

/**
 * Takes the entry for a first request, or answers what is there. KEYS: entry. ARGV: fingerprint of the body, owner, ms.
 * A pending entry is `P`, fingerprint, owner; a finished one `D`, fingerprint, sealed answer; one whose answer a service
 * keeps `S`, fingerprint; one whose answer made way for others `R`, fingerprint.
 */
export const beginScript = `
local entry = redis.call('GET', KEYS[1])
if entry then return entry end
redis.call('SET', KEYS[1], 'P' .. ARGV[1] .. ARGV[2], 'PX', ARGV[3])
return false`

/**
 * Lua: whether the entry is no longer a request's own. One that is not there is: Redis has lost it, was away when the request began, or
 * the request took too long, and nobody has taken its key since.
 */
const luaIsTaken = `
local entry = redis.call('GET', KEYS[1])
local is_taken = entry and entry ~= ARGV[1]`

/** Replaces what this request left. KEYS: entry. ARGV: what it must be, if it is there; what it becomes (empty: nothing), ms. */
export const replaceScript = `${luaIsTaken}
if is_taken then return 0 end
if ARGV[2] == '' then return redis.call('DEL', KEYS[1]) end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`

/**
 * Keeps an answer and counts its bytes for its caller. What is beyond the cap makes way: the oldest large answers become
 * references, and when there are none, the oldest small ones; an answer above the cap is a reference from the start, and so is one
 * that Redis hardly has room for.
 * KEYS: entry; the caller's bytes; the caller's large answers by the time at which they end; the small ones.
 * ARGV: what the entry must be, if it is there; what it becomes; ms; cap; size from which an answer is large; length of a reference; size from
 * which room is looked for; share of Redis's memory above which there is none.
 * A member of the lists is `size:entry`; these three keys live as long as the caller's newest answer.
 */
export const keepScript = `${luaIsTaken}
if is_taken then return 0 end
local size, ms, cap, reference = #ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[6])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local used = tonumber(redis.call('GET', KEYS[2]) or '0')
local function isFull()
  local memory = redis.pcall('INFO', 'memory')
  if type(memory) ~= 'string' then return false end
  local most = tonumber(string.match(memory, '\\nmaxmemory:(%d+)') or '0')
  return most > 0 and tonumber(string.match(memory, '\\nused_memory:(%d+)')) > most * tonumber(ARGV[8])
end
local function forget(list, member)
  redis.call('ZREM', list, member)
  local bytes, entry = string.match(member, '^(%d+):(.*)$')
  used = used - tonumber(bytes)
  return entry
end
for _, list in ipairs({KEYS[3], KEYS[4]}) do
  for _, member in ipairs(redis.call('ZRANGEBYSCORE', list, '-inf', now, 'LIMIT', 0, 500)) do forget(list, member) end
end
if size > cap or (size >= tonumber(ARGV[7]) and isFull()) then
  redis.call('SET', KEYS[1], 'R' .. string.sub(ARGV[2], 2, reference), 'PX', ms)
else
  for _, list in ipairs({KEYS[3], KEYS[4]}) do
    while used + size > cap do
      local member = redis.call('ZRANGE', list, 0, 0)[1]
      if not member then break end
      local entry = forget(list, member)
      local head = redis.call('GETRANGE', entry, 0, reference - 1)
      if string.sub(head, 1, 1) == 'D' then redis.call('SET', entry, 'R' .. string.sub(head, 2), 'KEEPTTL') end
    end
  end
  local list = size >= tonumber(ARGV[5]) and KEYS[3] or KEYS[4]
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ms)
  redis.call('ZADD', list, now + ms, size .. ':' .. KEYS[1])
  used = used + size
end
redis.call('SET', KEYS[2], string.format('%d', used), 'PX', ms)
redis.call('PEXPIRE', KEYS[3], ms)
redis.call('PEXPIRE', KEYS[4], ms)
return 1`
