import type { Principal } from '@resume/service-kit/context/request-context'

/** Whose quota a request uses. */
export interface QuotaCaller {
  /** The name under which use is counted: `user:<id>`, or `address:<keyed hash>` without an account. */
  subject: string
  /** Undefined without an account. */
  userId: string | undefined
}

/** The caller that a principal stands for. All sessions and keys of a user share one quota. */
export function quotaCaller(principal: Principal): QuotaCaller {
  if (principal.kind === 'anonymous') return { subject: `address:${principal.addressHash}`, userId: undefined }
  return { subject: subjectOfUser(principal.userId), userId: principal.userId }
}

/** The name under which a user's use is counted. */
export function subjectOfUser(userId: string): string {
  return `user:${userId}`
}
