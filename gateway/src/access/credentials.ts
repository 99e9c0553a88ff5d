import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@resume/service-kit/errors/app-error'
import { LRUCache } from 'lru-cache'
import { hashOfKey, isWellFormedKey } from './api-key-format.ts'
import { originOf } from './origin.ts'
import { isPortfolioPage } from './portfolio-pages.ts'

/** What a request brings to say who it is from. */
export interface Credentials {
  /** Its hash, when a well-formed API key was sent. */
  keyHash: string | undefined
  /** Its hash under the secret that is being replaced, where one is. */
  previousKeyHash?: string
  /** Whether a key was sent that cannot be one, or two different ones were. */
  hasBadKey: boolean
  /** The signed session cookie, decoded, when a first-party page sent it. */
  sessionCookie: string | undefined
  /** Whether a session cookie was sent that does not count, because no first-party page sent it. */
  hasForeignSession: boolean
  /** Whether it comes from a first-party origin. */
  isFirstParty: boolean
  /** Whether it comes from the page of a portfolio, which may read what is public. */
  isPortfolioPage?: boolean
}

/** What is made of a key alone, whosever it is and whether or not it still counts. */
type KeyHashes = Pick<Credentials, 'keyHash' | 'previousKeyHash' | 'hasBadKey'>

/**
 * Keys whose hashes are remembered, for at most a minute: a twelfth of the time of a cached answer went into finding them again.
 * What a key may do is asked for each request all the same.
 */
const remembered = { max: 2_000, ttl: 60_000, ttlResolution: 1_000 }

/** Reads credentials; see {@link createCredentialReader}. */
export type ReadCredentials = (headers: IncomingHttpHeaders) => Credentials

/**
 * A token and the 32 bytes of its signature in base64 as encoders write it: the last character before the padding has four
 * bits of the signature and two unused ones, which are zero. With these set the signature would be the same and the hash
 * another, and the entry under it would outlive the session.
 */
const signedValue = /^.+\.[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/

/** What names a session's cache entry: SHA-256 of the decoded cookie value, hexadecimal. */
export function cookieHashOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex')
}

/**
 * Makes the reader of credentials (docs/api/authentication.md). A key counts before a cookie; a cookie counts only
 * from a first-party origin.
 */
export function createCredentialReader(options: {
  origins: string[]
  cookieName: string
  hashSecret: string
  /** The secret that is being replaced by {@link hashSecret}, or will replace it. */
  previousHashSecret?: string | undefined
  portfolioDomain?: string | undefined
}): ReadCredentials {
  const origins = new Set(options.origins)
  const cookieStart = `${options.cookieName}=`
  const known = new LRUCache<string, KeyHashes>(remembered)

  const hashesOf = (key: string): KeyHashes => {
    const kept = known.get(key)
    if (kept) return kept
    if (!isWellFormedKey(key)) return { keyHash: undefined, hasBadKey: true }
    const { hashSecret, previousHashSecret } = options
    const hashes = {
      keyHash: hashOfKey(key, hashSecret),
      hasBadKey: false,
      ...(previousHashSecret && { previousKeyHash: hashOfKey(key, previousHashSecret) }),
    }
    known.set(key, hashes)
    return hashes
  }

  return (headers) => {
    const isFirstParty = isFromOrigins(headers, origins)
    const ofPortfolio = !isFirstParty && isPortfolioPage(headers, options.portfolioDomain)
    const from = { isFirstParty, ...(ofPortfolio && { isPortfolioPage: true }) }
    const [key, another] = keysOf(headers)
    if (key !== undefined) {
      const hashes = another === undefined ? hashesOf(key) : { keyHash: undefined, hasBadKey: true }
      return { ...hashes, sessionCookie: undefined, hasForeignSession: false, ...from }
    }
    const sessionCookie = isFirstParty ? cookieOf(headers.cookie, cookieStart) : undefined
    const hasForeignSession = !isFirstParty && headers.cookie?.includes(cookieStart) === true
    return { keyHash: undefined, hasBadKey: false, sessionCookie, hasForeignSession, ...from }
  }
}

/** The error of everybody who is not let in. */
export function unauthenticated(): AppError {
  return new AppError('unauthenticated')
}

/**
 * Whether a request comes from a page of one of some origins, or of the platform itself: browsers say `same-origin` of
 * those, such as the reference page, and scripts cannot set the header (docs/api/authentication.md).
 */
export function isFromOrigins(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): boolean {
  return isFromOwnPage(headers) || origins.has(originOf(headers) ?? '')
}

/** Whether a browser says that a page of the platform itself sent the request. */
export function isFromOwnPage(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin'
}

/** The different keys that were sent, in either header. */
function keysOf(headers: IncomingHttpHeaders): string[] {
  const own = headers['x-api-key'] ?? []
  if (headers.authorization === undefined) return typeof own === 'string' ? [own] : own
  /** Without anything behind it, it is a key that is none, as an empty `X-API-Key` is. */
  const bearer = /^Bearer(?: +(.*))?$/i.exec(headers.authorization)
  return [...new Set([own, bearer ? (bearer[1] ?? '').trim() : []].flat())]
}

function cookieOf(header: string | undefined, start: string): string | undefined {
  if (!header?.includes(start)) return undefined
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
  if (!pair) return undefined
  const value = decoded(pair.slice(start.length))
  return value !== undefined && signedValue.test(value) ? value : undefined
}

function decoded(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}
