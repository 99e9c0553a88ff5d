import { newShortLivedId } from '@resume/service-kit/ids'

const allowed = /^[A-Za-z0-9._-]{1,128}$/

/** The caller's request id if it is valid, else a new one (docs/api/conventions.md). */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && allowed.test(header) ? header : newShortLivedId()
}
