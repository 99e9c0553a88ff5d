import type { Auth } from './auth.ts'
import { tellingFailures } from './hidden-failures.ts'

/** A session that lives. */
export interface LiveSession {
  sessionId: string
  userId: string
  email: string
  emailVerified: boolean
  expiresAt: Date
  /** A Set-Cookie header to hand on, when the session was prolonged. */
  setCookie: string | undefined
}

/** Finds the session of a signed cookie value, prolonging it when it is due; undefined when there is none. */
export type FindSession = (cookieValue: string) => Promise<LiveSession | undefined>

/** Makes the {@link FindSession} of the authentication library. */
export function createFindSession(auth: Auth, cookieName: string): FindSession {
  return async (cookieValue) => {
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
