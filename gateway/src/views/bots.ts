import { createIsbotFromList, list } from 'isbot'
import { LRUCache } from 'lru-cache'

/**
 * Patterns of the library that take every plain program for a bot: a server that renders portfolios counts views for its
 * visitors, and calls itself no more than `node`.
 */
const tooBroad = (pattern: string) => /^(?:\^\[\\w|\^mozilla|node\\b)/.test(pattern)

const matchesAny = createIsbotFromList(list.filter((pattern) => !tooBroad(pattern)))

/** User agents of the last minute, by themselves: many visitors share each. */
const known = new LRUCache<string, boolean>({ max: 2_000, ttl: 60_000, ttlResolution: 1_000 })
/** Longer ones are rare. */
const longestKnown = 256

/** Whether a user agent calls itself a crawler, a monitor or a download tool. */
export function isBot(userAgent: string): boolean {
  if (userAgent.length > longestKnown) return matchesAny(userAgent)
  const kept = known.get(userAgent)
  if (kept !== undefined) return kept
  const answer = matchesAny(userAgent)
  known.set(userAgent, answer)
  return answer
}
