import { AppError } from '@resume/service-kit/errors/app-error'

/** An active session. */
export interface LiveSession {
  sessionId: string
  userId: string
  email: string
  emailVerified: boolean
  expiresAt: Date
  /** A Set-Cookie header to hand on, when the session was extended. */
  setCookie: string | undefined
}

/** What authenticating a session needs. */
export interface AuthenticateSessionPorts {
  /** Finds the session of a signed cookie value, extending it when it is due. */
  findSession(cookieValue: string): Promise<LiveSession | undefined>
}

/** Finds whom a session cookie belongs to. @throws AppError `unauthenticated` when there is no such session */
export async function authenticateSession(
  { findSession }: AuthenticateSessionPorts,
  cookieValue: string,
): Promise<LiveSession> {
  const session = await findSession(cookieValue)
  if (!session) throw new AppError('unauthenticated')
  return session
}
