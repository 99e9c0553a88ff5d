import { type FieldViolation, invalidFields } from '@resume/service-kit/errors/app-error'

/** How long a link lives when nobody said (decisions, Share links). */
const defaultLifetimeMs = 30 * 24 * 60 * 60 * 1000

/** Length of a password in characters (decisions, Share links). */
const passwordLength = { min: 4, max: 128 }

/** What a caller asks of a new link. */
export interface ShareRequest {
  noExpiry: boolean
  /** ISO 8601. */
  expiresAt?: string
  password?: string
  removePassword: boolean
}

/** What a new link gets. */
export interface ShareTerms {
  /** Null: never. */
  expiresAt: Date | null
  /** Keep: that of the link which is replaced. */
  password: { set: string } | 'remove' | 'keep'
}

/**
 * The terms of a new link.
 * @throws AppError `invalid_argument` with every wrong field
 */
export function settleShare(request: ShareRequest, now: Date): ShareTerms {
  const wrong: FieldViolation[] = []
  if (request.noExpiry && request.expiresAt !== undefined) {
    wrong.push({ path: 'noExpiry', message: 'must not be true beside expiresAt' })
  }
  const expiresAt = expiryOf(request, now)
  if (expiresAt && !(expiresAt.getTime() > now.getTime())) {
    wrong.push({ path: 'expiresAt', message: 'must be a timestamp in the future' })
  }
  if (request.password !== undefined) {
    const length = [...request.password].length
    if (length < passwordLength.min || length > passwordLength.max) {
      wrong.push({ path: 'password', message: `must be ${passwordLength.min} to ${passwordLength.max} characters` })
    }
    if (request.removePassword) {
      wrong.push({ path: 'removePassword', message: 'must not be true beside password' })
    }
  }
  if (wrong.length > 0) throw invalidFields(...wrong)
  if (request.password !== undefined) return { expiresAt, password: { set: request.password } }
  return { expiresAt, password: request.removePassword ? 'remove' : 'keep' }
}

function expiryOf({ noExpiry, expiresAt }: ShareRequest, now: Date): Date | null {
  if (expiresAt !== undefined) return new Date(expiresAt)
  return noExpiry ? null : new Date(now.getTime() + defaultLifetimeMs)
}

/** The path of the page that shows a link (decisions, Share links). */
export function publicPath({ username, slug }: { username: string; slug: string }): string {
  return `/share/${username}/${slug}`
}
