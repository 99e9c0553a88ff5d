import type { IncomingHttpHeaders } from 'node:http'
import { isFromOrigins } from '../access/credentials.ts'

/**
 * The cookies of a sign-in request that identity gets to see. A session counts only from a first-party page; from anywhere
 * else its cookie is not even seen. The code host sends browsers back without an origin: there the cookie passes that only
 * the browser has which began, and no other.
 * @param options.isCallback whether the code host sent the browser back
 * @param options.origins first-party origins
 * @returns undefined when none may pass
 */
export function cookiesForIdentity(
  headers: IncomingHttpHeaders,
  options: { isCallback: boolean; stateCookieName: string; origins: ReadonlySet<string> },
): string | undefined {
  const { cookie } = headers
  if (!options.isCallback) return isFromOrigins(headers, options.origins) ? cookie : undefined
  return cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${options.stateCookieName}=`))
}
