/**
 * Lengths and enumerations of accounts and API keys. The gateway's schemas and the identity service both apply them, so
 * they stand here once. Lengths count characters (code points).
 */

/** Limits of an account. */
export const userLimits = {
  /** The display name, without the blanks around it. */
  nameLength: { min: 1, max: 255 },
  /** The username in its stored form. */
  usernameLength: { min: 3, max: 32 },
} as const

/** Why a username cannot be claimed. */
export const usernameFaults = ['too_short', 'reserved', 'taken'] as const

/** Why a username cannot be claimed. */
export type UsernameFault = (typeof usernameFaults)[number]

/**
 * Words that nobody can claim: paths of the web app and the API, and misleading role names. Subdomains of portfolios are held
 * to them, too.
 */
export const reservedUsernames: readonly string[] =
  `about abuse account accounts admin administrator affiliate affiliates ai ambassador api app apps ats auth billing
  blog careers changelog checkout codehost contact cookies dashboard default demo dev developer developers docs
  documentation documents download email explore export faq features feedback help home host hostmaster import index
  info invite jobs legal login logout mail me mobile network new news null official ops owner pay payment payments
  portfolio portfolios postmaster press pricing privacy profile profiles public register resume resumes roadmap root
  search security service settings share shares shop sign-in sign-out sign-up signin signout signup staff staging
  static stats status store subscribe support svc system team templates terms test undefined user username users
  webhook webhooks webmaster welcome www`.split(/\s+/)

/** Whether an API key works, and why not. */
export const apiKeyStatuses = ['active', 'revoked', 'expired', 'suspended'] as const

/** Whether an API key works, and why not. */
export type ApiKeyStatus = (typeof apiKeyStatuses)[number]

/** Limits of an API key. */
export const apiKeyLimits = {
  nameLength: { min: 1, max: 64 },
  /** Scopes in a request, known or not. */
  scopes: 50,
  /** Highest rate that the service can be told of, an int32. */
  tellableRate: 2_147_483_647,
} as const
