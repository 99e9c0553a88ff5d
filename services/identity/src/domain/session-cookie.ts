import { createHash, createHmac } from 'node:crypto'

/** Names of the session cookie (docs/api/authentication.md). */
export const sessionCookieName = (isProduction: boolean) =>
  isProduction ? '__Secure-service-auth.session_token' : 'service-auth.session_token'

/** The value of a session's cookie: its token and the token's signature, as the authentication library signs it. */
export function signedCookieValue(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
}

/** The hash that names a session's cache entries: the SHA-256 of the decoded cookie value, in hexadecimal. */
export function cookieHashOf(signedValue: string): string {
  return createHash('sha256').update(signedValue).digest('hex')
}
