import { portfolioViewKeys } from '@resume/proto/portfolio-views'
import { stampLength } from '@resume/service-kit/cache/lease-scripts'

/** Arguments that each view takes. */
export const argumentsPerView = 5

/**
 * Counts views in one step. KEYS: 1 pending views; on a cluster, then for each view the set of visitors of its portfolio: the
 * owner is known there, since the entry that says so is elsewhere. ARGV: 1 day, 2 seconds until its visitors are forgotten, 3 oldest loading time of entries that
 * counts; then for each view the entry that says whose portfolio it is, the owner where that is known already (or empty), the
 * viewer's account (or empty), the visitor (empty: not to be counted), and the host that the view came from (or empty).
 * Answers for each view: 1 counted, 0 not to be counted, -1 when nobody knows whose portfolio it is.
 */
export const countViewsScript = `
local answers = {}
for i = 4, #ARGV, ${argumentsPerView} do
  local owner = ARGV[i + 1]
  if owner == '' then
    local entry = redis.call('GET', ARGV[i])
    if entry and tonumber(string.sub(entry, 1, ${stampLength})) >= tonumber(ARGV[3]) then
      owner = string.sub(entry, ${stampLength + 1})
    end
  end
  if owner == '' then
    answers[#answers + 1] = -1
  elseif ARGV[i + 3] == '' or owner == ARGV[i + 2] then
    answers[#answers + 1] = 0
  else
    local seen = KEYS[#answers + 2] or '${portfolioViewKeys.seen}' .. ARGV[1] .. ':' .. owner
    if redis.call('SADD', seen, ARGV[i + 3]) == 0 then
      answers[#answers + 1] = 0
    else
      redis.call('EXPIRE', seen, ARGV[2])
      local field = owner .. '/' .. ARGV[1]
      redis.call('HINCRBY', KEYS[1], field, 1)
      if ARGV[i + 4] ~= '' then redis.call('HINCRBY', KEYS[1], field .. '/' .. ARGV[i + 4], 1) end
      answers[#answers + 1] = 1
    end
  end
end
return answers`
