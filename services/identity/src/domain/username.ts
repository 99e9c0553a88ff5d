import { reservedUsernames, type UsernameFault, userLimits } from '@resume/proto/limits/identity'

const { usernameLength } = userLimits

const reserved = new Set(reservedUsernames)

/**
 * The form in which a typed username is stored (docs/api/users.md): lowercase, with a hyphen for every character outside
 * `[a-z0-9_-]`, without hyphens at the ends, at most 32 characters.
 */
export function normalizeUsername(typed: string): string {
  const hyphenated = typed.toLowerCase().replace(/[^a-z0-9_-]/gu, '-')
  let start = 0
  let end = hyphenated.length
  while (hyphenated[start] === '-') start++
  while (end > start && hyphenated[end - 1] === '-') end--
  return hyphenated.slice(start, end).slice(0, usernameLength.max)
}

/** What is wrong with a normalized username, if anything. */
export function usernameFault(normalized: string): Exclude<UsernameFault, 'taken'> | undefined {
  if (normalized.length < usernameLength.min) return 'too_short'
  return reserved.has(normalized) ? 'reserved' : undefined
}
