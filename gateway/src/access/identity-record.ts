import type { Caller } from '@resume/service-kit/context/request-context'

/** Where the fixed fields of a record stand; the admission script reads them by these places. */
export const recordLayout = { userId: [0, 36], id: [36, 72], rateLimit: [72, 82], rest: 82 } as const

/** Whom a credential belongs to, as it is kept in Redis. */
export interface IdentityRecord {
  principal: Exclude<Caller, { kind: 'anonymous' }>
  /** Requests per 15 minutes; 0 for sessions, which are not counted. */
  rateLimit: number
  /** When the credential ends, in milliseconds since the epoch. */
  expiresAt: number
}

/** A record as bytes: user id, key or session id and rate limit in fixed places, then the rest as JSON. */
export function encodeRecord({ principal, rateLimit, expiresAt }: IdentityRecord): Buffer {
  const id = principal.kind === 'api-key' ? principal.keyId : principal.sessionId
  const rest =
    principal.kind === 'api-key'
      ? { e: expiresAt, s: principal.scopes }
      : { e: expiresAt, m: principal.email, v: principal.emailVerified }
  return Buffer.from(`${principal.userId}${id}${String(rateLimit).padStart(10, '0')}${JSON.stringify(rest)}`)
}

/** The record in bytes that {@link encodeRecord} made. */
export function decodeRecord(kind: 'api-key' | 'session', bytes: Buffer): IdentityRecord {
  const text = bytes.toString('utf8')
  const userId = text.slice(...recordLayout.userId)
  const id = text.slice(...recordLayout.id)
  const rest = JSON.parse(text.slice(recordLayout.rest))
  return {
    principal:
      kind === 'api-key'
        ? { kind, userId, keyId: id, scopes: rest.s }
        : { kind, userId, sessionId: id, email: rest.m, emailVerified: rest.v },
    rateLimit: Number(text.slice(...recordLayout.rateLimit)),
    expiresAt: rest.e,
  }
}
