import { APIError } from 'better-auth/api'
import type { Auth } from './auth.ts'
import { tellingFailures } from './hidden-failures.ts'

/**
 * Finds the session of a cookie through the authentication library, which extends the session when it is due.
 * @param current a cookie's value as the library spells it now; undefined when it is no signed one
 */
export function createFindSession(
  auth: Auth,
  cookieName: string,
  current: (cookieValue: string) => string | undefined,
) {
  return async (sent: string) => {
    const cookieValue = current(sent)
    if (cookieValue === undefined) return undefined
    const headers = new Headers({ cookie: `${cookieName}=${encodeURIComponent(cookieValue)}` })
    const found = await tellingFailures(
      () => auth.api.getSession({ headers, returnHeaders: true }).catch(unlessEnded),
      () => false,
    )
    if (!found?.response) return undefined
    const { response, headers: answered } = found
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

/** What the library throws for a session that ended while it was extending it. */
function unlessEnded(error: unknown): undefined {
  if (!(error instanceof APIError) || error.status !== 'UNAUTHORIZED') throw error
}
