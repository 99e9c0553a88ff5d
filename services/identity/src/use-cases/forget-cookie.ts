import type { Commit } from '@resume/service-kit/outbox/commit'
import { entriesOfSession } from '../domain/stale-entries.ts'

/** What forgetting a cookie needs. */
export interface ForgetCookiePorts {
  commit: Commit
}

/**
 * Drops what caches hold for a cookie that no secret of now has signed: whoever was let in with it under a former secret is not
 * any more when it resolves. The session itself is not ended, because nothing says that the cookie is of its owner.
 * @param cookieHash SHA-256 of the cookie's value, hexadecimal
 */
export function forgetCookie({ commit }: ForgetCookiePorts, cookieHash: string): Promise<void> {
  return commit((_transaction, outbox) => outbox.drop(entriesOfSession(cookieHash)))
}
