import { type UsernameFault, userLimits } from '@resume/proto/limits/identity'

const { usernameLength } = userLimits

/** Reserved words that nobody can claim: paths of the web app and the API, and misleading role names. */
const reserved = new Set(
  `about abuse account accounts admin administrator affiliate affiliates ai ambassador api app apps ats auth billing
   blog careers changelog checkout codehost contact cookies dashboard default demo dev developer developers docs
   documentation documents download email explore export faq features feedback help home host hostmaster import index
   info invite jobs legal login logout mail me mobile network new news null official ops owner pay payment payments
   portfolio portfolios postmaster press pricing privacy profile profiles public register resume resumes roadmap root
   search security service settings share shares shop sign-in sign-out sign-up signin signout signup staff staging
   static stats status store subscribe support svc system team templates terms test undefined user username users
   webhook webhooks webmaster welcome www`.split(/\s+/),
)

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
