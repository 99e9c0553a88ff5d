import { randomBytes } from 'node:crypto'
import { shareLinkLimits } from '@resume/proto/limits/documents'
import { AppError, type FieldViolation, invalidFields } from '@resume/service-kit/errors/app-error'

const { passwordLength } = shareLinkLimits

/** How long a link is valid when the request names no expiry. */
const defaultLifetimeMs = shareLinkLimits.defaultDays * 24 * 60 * 60 * 1000

/** 192 bits are 32 characters of base64url (docs/api/share-links.md). */
const tokenBytes = 24

/** A share link: the public address of a snapshot of a document. */
export interface ShareLink {
  id: string
  userId: string
  documentId: string
  username: string
  slug: string
  token: string
  documentSlug: string
  documentTitle: string
  /** JSON text. */
  snapshot: string
  /** Null without a password. */
  passwordHash: string | null
  /** Null: never. */
  expiresAt: Date | null
  viewCount: number
  lastViewedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** A new share link, ready to be stored. */
export type NewShareLink = Omit<ShareLink, 'viewCount' | 'lastViewedAt' | 'createdAt' | 'updatedAt'>

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
  /** `keep`: the password of the link that is replaced. */
  password: { set: string } | 'remove' | 'keep'
}

/**
 * The terms of a new link (docs/api/share-links.md).
 * @throws AppError `validation_failed` with every wrong field
 */
export function settleShare(request: ShareRequest, now: Date): ShareTerms {
  const wrong: FieldViolation[] = []
  if (request.noExpiry && request.expiresAt !== undefined) {
    wrong.push({ path: 'noExpiry', message: 'must not be true together with expiresAt' })
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
      wrong.push({ path: 'removePassword', message: 'must not be true together with password' })
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

/** The username that a link's address needs. @throws AppError `username_required` without one */
export function requireUsername(username: string): string {
  if (username === '') throw new AppError('username_required')
  return username
}

/** A new token: random and safe in URLs. */
export function newShareToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** Whether a link can no longer be opened. */
export function isExpired({ expiresAt }: Pick<ShareLink, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() <= now.getTime()
}

/** Whether text can be the username in a public address; anything else cannot name a link. */
export function isPublicUsername(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}

/** The path of the page that shows a link. */
export function publicPath({ username, slug }: { username: string; slug: string }): string {
  return `/share/${username}/${slug}`
}
