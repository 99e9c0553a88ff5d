import { affiliateLimits } from '@resume/proto/limits/affiliates'
import { statisticsLimits } from '@resume/proto/limits/content'

/** Patterns that texts of requests must match. */
export const patterns = {
  /** More than blanks. */
  filled: '\\S',
  /** A code that a sign-in mail has. */
  signInCode: '^\\d{6}$',
  /** A SHA-256 in base64, in its one spelling. */
  sha256: '^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$',
  /** The name or address of a host, with or without a port. */
  host: '^[A-Za-z0-9.:\\[\\]_-]+$',
} as const

/** What to say of a text that does not match, by pattern. */
export const patternMessages: Record<string, string> = {
  [patterns.filled]: 'must not be blank',
  [patterns.signInCode]: 'must be 6 digits',
  [patterns.sha256]: 'must be a SHA-256 in base64',
  [patterns.host]: 'must be the name of a host',
  [affiliateLimits.codePattern]: 'must be 10 lowercase letters and digits',
  [statisticsLimits.namePattern]: 'must have only letters, digits, and the characters _ . : -',
  [statisticsLimits.valuePattern]: 'must have no control characters and no @',
}
