import { createHash } from 'node:crypto'
import { decode, isValid, sign, verify } from 'jws'

const algorithm = 'HS256'

/** A key that signs tokens, under a name that tells nothing of it. */
export interface TokenKey {
  id: string
  secret: Buffer
}

/** What a token says, apart from what it is about. */
export interface Claims {
  /** Who signed it. */
  iss: string
  /** Whom it is for. */
  aud: string
  /** When it was signed, and from when on it says nothing, in seconds since the epoch. */
  iat: number
  exp: number
}

/** Why a token is refused; whether its time has passed is the caller's to judge. */
export const distrusts = ['malformed', 'unknown-key', 'tampered'] as const
type Distrust = (typeof distrusts)[number]

/** Makes a key of a text of any length. */
export function tokenKeyOf(text: string): TokenKey {
  const secret = Buffer.from(text)
  return { id: createHash('sha256').update('principal key ').update(secret).digest('hex').slice(0, 16), secret }
}

/** Signs claims as a JSON Web Token (RFC 7519, HS256). */
export function signToken(key: TokenKey, claims: Claims & Record<string, unknown>): string {
  return sign({ header: { alg: algorithm, typ: 'JWT', kid: key.id }, payload: claims, secret: key.secret })
}

/**
 * Reads what one of the keys has signed.
 * @param keys by their ids
 * @returns the claims, of which nothing but the signature has been checked; or why they are not believed
 */
export function readToken(token: string, keys: ReadonlyMap<string, TokenKey>): Record<string, unknown> | Distrust {
  if (!isValid(token)) return 'malformed'
  try {
    const { header, payload } = decode(token) ?? {}
    if (header?.alg !== algorithm) return 'malformed'
    const key = keys.get(header.kid ?? '')
    if (!key) return 'unknown-key'
    if (!verify(token, algorithm, key.secret)) return 'tampered'
    const claims: unknown = typeof payload === 'string' ? JSON.parse(payload) : payload
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : 'malformed'
  } catch {
    return 'malformed'
  }
}
