import { portfolioViewKeys } from '@resume/proto/portfolio-views'
import { stampLength } from '@resume/service-kit/cache/lease-scripts'

/** A view as its script takes it. */
export type CountedView = readonly [
  /** The entry that says whose portfolio it is. */
  entry: string,
  /** The owner where that is known already, or empty. */
  owner: string,
  /** The viewer's account, or empty. */
  userId: string,
  /** Who viewed it; empty: not to be counted. */
  visitor: string,
  /** The host that the view came from, or empty. */
  host: string,
]

/**
 * Counts views in one step. KEYS: 1 pending views; on a cluster, then for each view the set of visitors of its portfolio: the
 * owner is known there, since the entry that says so is elsewhere. ARGV: 1 day, 2 seconds until its visitors are forgotten, 3 oldest loading time of entries that
 * counts, 4 the views as JSON ({@link CountedView}): each argument costs both sides as much as all that it says.
 * Answers for each view: 1 counted, 0 not to be counted, -1 when nobody knows whose portfolio it is.
 */
export const countViewsScript = `
local answers, owners = {}, {}
local function owner_in(name)
  if not owners[name] then
    local entry = redis.call('GET', name)
    local counts = entry and tonumber(string.sub(entry, 1, ${stampLength})) >= tonumber(ARGV[3])
    owners[name] = counts and string.sub(entry, ${stampLength + 1}) or ''
  end
  return owners[name]
end
for nth, view in ipairs(cjson.decode(ARGV[4])) do
  local entry, owner, user, visitor, host = unpack(view)
  if owner == '' then owner = owner_in(entry) end
  if owner == '' then
    answers[nth] = -1
  elseif visitor == '' or owner == user then
    answers[nth] = 0
  else
    local seen = KEYS[nth + 1] or '${portfolioViewKeys.seen}' .. ARGV[1] .. ':' .. owner
    if redis.call('SADD', seen, visitor) == 0 then
      answers[nth] = 0
    else
      redis.call('EXPIRE', seen, ARGV[2])
      local field = owner .. '/' .. ARGV[1]
      redis.call('HINCRBY', KEYS[1], field, 1)
      if host ~= '' then redis.call('HINCRBY', KEYS[1], field .. '/' .. host, 1) end
      answers[nth] = 1
    end
  end
end
return answers`
