import type { IncomingHttpHeaders } from 'node:http'
import { originOf } from './origin.ts'

/**
 * Whether a request comes from a page under the domain of portfolios. Such a page may read what is public, and count its
 * views; a session never counts there, since its owner writes what it shows (docs/api/authentication.md).
 */
export function isPortfolioPage(headers: IncomingHttpHeaders, portfolioDomain: string | undefined): boolean {
  if (portfolioDomain === undefined) return false
  const origin = originOf(headers)
  const host = origin !== undefined && /^https?:/.test(origin) && URL.canParse(origin) ? new URL(origin).hostname : ''
  const label = host.endsWith(`.${portfolioDomain}`) ? host.slice(0, -portfolioDomain.length - 1) : ''
  return /^[a-z0-9-]{1,63}$/.test(label)
}
