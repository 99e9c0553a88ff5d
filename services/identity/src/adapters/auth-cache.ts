import { cacheKeys } from '@resume/proto/cache-keys'
import type { LeaseCache } from '@resume/service-kit/cache/lease-cache'
import { cookieHashOf, signedCookieValue } from '../domain/session-cookie.ts'
import type { Database } from './database.ts'

/**
 * Drops what gateways and this service have cached; every call is made after a commit and before the answer. Each answers
 * whether Redis confirmed; when it did not, the event of the change does it again.
 */
export interface AuthCache {
  /** The user as shown, and all of the user's sessions. */
  dropUser(userId: string): Promise<boolean>
  /** The user as shown; for changes that sessions do not show, such as the number of keys. */
  dropUserView(userId: string): Promise<boolean>
  /** Whom keys belong to. @param keyHashes hexadecimal */
  dropKeys(userId: string, keyHashes: string[]): Promise<boolean>
  /** Sessions. @param cookieHashes as {@link cookieHashOf} makes them */
  dropSessions(cookieHashes: string[]): Promise<boolean>
  /** The cookie hash of a session's token. */
  hashOfToken(token: string): string
}

/** Makes the {@link AuthCache} of a process. */
export function createAuthCache(cache: LeaseCache, database: Database, authSecret: string): AuthCache {
  const hashOfToken = (token: string) => cookieHashOf(signedCookieValue(token, authSecret))
  const sessionKeys = (hash: string) => [cacheKeys.sessionAuth(hash), cacheKeys.sessionBody(hash)]
  return {
    hashOfToken,
    async dropUser(userId) {
      const sessions = await database.session.findMany({ where: { userId }, select: { token: true } })
      const keys = sessions.flatMap(({ token }) => sessionKeys(hashOfToken(token)))
      /** The master profile is shown with a summary of the account. */
      return cache.invalidate([cacheKeys.user(userId), cacheKeys.masterProfile(userId), ...keys])
    },
    async dropUserView(userId) {
      return cache.invalidate([cacheKeys.user(userId)])
    },
    async dropKeys(userId, keyHashes) {
      return cache.invalidate([cacheKeys.user(userId), ...keyHashes.map(cacheKeys.apiKeyAuth)])
    },
    async dropSessions(cookieHashes) {
      return cache.invalidate(cookieHashes.flatMap(sessionKeys))
    },
  }
}
