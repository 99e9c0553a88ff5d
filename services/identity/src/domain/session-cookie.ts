import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Names of the session cookie (docs/api/authentication.md). */
export const sessionCookieName = (isProduction: boolean) =>
  isProduction ? '__Secure-service-auth.session_token' : 'service-auth.session_token'

/** Name of the cookie that binds a sign-in with the code host to the browser that began it. */
export const stateCookieName = (isProduction: boolean) =>
  isProduction ? '__Secure-service-auth.state' : 'service-auth.state'

/** The value of a session's cookie: its token and the token's signature, as the authentication library signs it. */
export function signedCookieValue(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
}

/**
 * Whether a cookie's value is to the letter what {@link signedCookieValue} makes. The library also accepts signatures whose
 * unused bits are set; such a spelling would name a cache entry that nobody drops when the session ends.
 */
export function isSignedCookieValue(value: string, secret: string): boolean {
  const sent = Buffer.from(value)
  const made = Buffer.from(signedCookieValue(value.slice(0, Math.max(0, value.lastIndexOf('.'))), secret))
  return sent.length === made.length && timingSafeEqual(sent, made)
}

/**
 * The value of a cookie under the secret that signs now.
 * @param secrets the one that signs, then those whose signatures still count
 * @returns undefined when none of them made the value
 */
export function currentCookieValue(value: string, secrets: readonly [string, ...string[]]): string | undefined {
  const [current] = secrets
  const made = secrets.find((secret) => isSignedCookieValue(value, secret))
  if (made === undefined || made === current) return made && value
  return signedCookieValue(value.slice(0, value.lastIndexOf('.')), current)
}

/** The hash that names a session's cache entries: the SHA-256 of the decoded cookie value, in hexadecimal. */
export function cookieHashOf(signedValue: string): string {
  return createHash('sha256').update(signedValue).digest('hex')
}
