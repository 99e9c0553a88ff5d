import type { Auth } from './auth.ts'
import { tellingFailures } from './hidden-failures.ts'

/**
 * Finds the session of a cookie through the authentication library, which extends the session when it is due.
 * @param isSigned whether a cookie's value is spelled as the library spells it
 */
export function createFindSession(auth: Auth, cookieName: string, isSigned: (cookieValue: string) => boolean) {
  return async (cookieValue: string) => {
    if (!isSigned(cookieValue)) return undefined
    const headers = new Headers({ cookie: `${cookieName}=${encodeURIComponent(cookieValue)}` })
    const { response, headers: answered } = await tellingFailures(
      () => auth.api.getSession({ headers, returnHeaders: true }),
      () => false,
    )
    if (!response) return undefined
    const { session, user } = response
    return {
      sessionId: session.id,
      userId: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      expiresAt: session.expiresAt,
      setCookie: answered.getSetCookie().find((cookie) => cookie.startsWith(`${cookieName}=`)),
    }
  }
}
