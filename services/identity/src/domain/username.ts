import { reservedUsernames, type UsernameFault, userLimits } from '@resume/proto/limits/identity'

const { usernameLength } = userLimits

const reserved = new Set(reservedUsernames)

/**
 * The form in which a typed username is stored (docs/api/users.md): lowercase, with a hyphen for every character outside
 * `[a-z0-9_-]`, without hyphens at the ends, at most 32 characters. What is cut there has no hyphen at its end either: a stored
 * username that is sent again is the same.
 */
export function normalizeUsername(typed: string): string {
  const hyphenated = typed.toLowerCase().replace(/[^a-z0-9_-]/gu, '-')
  let start = 0
  while (hyphenated[start] === '-') start++
  let end = Math.min(hyphenated.length, start + usernameLength.max)
  while (end > start && hyphenated[end - 1] === '-') end--
  return hyphenated.slice(start, end)
}

/** What is wrong with a normalized username, if anything. */
export function usernameFault(normalized: string): Exclude<UsernameFault, 'taken'> | undefined {
  if (normalized.length < usernameLength.min) return 'too_short'
  return reserved.has(normalized) ? 'reserved' : undefined
}
