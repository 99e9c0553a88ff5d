/** Hosts of the platform itself: a view that comes from one of them has no referrer. */
export interface OwnHosts {
  /** Those of the platform's own pages. */
  hosts: ReadonlySet<string>
  /** The domain whose subdomains are portfolios, if there is one. */
  portfolioDomain: string | undefined
}

/** An address whose host stands in it as every parser would read it, so that none is needed. */
const plainPage = /^https?:\/\/((?!.*xn--)[a-z0-9.-]+\.[a-z]{2,})(?:[/?#]|$)/

/**
 * The host of the page from which a viewer came, as the viewer's browser tells; the rest of its address is dropped.
 * @returns undefined for the platform's own pages and portfolios, and for what is no address of the web
 */
export function referrerHost(referrer: string, { hosts, portfolioDomain }: OwnHosts): string | undefined {
  const host = plainPage.exec(referrer)?.[1] ?? parsedHost(referrer)
  if (host === '' || host.length > 253 || !/^[a-z0-9.-]+$/.test(host)) return undefined
  if (hosts.has(host)) return undefined
  if (portfolioDomain && (host === portfolioDomain || host.endsWith(`.${portfolioDomain}`))) return undefined
  return host
}

/** The host of a page as parsers of addresses read it; empty for what is none. */
function parsedHost(referrer: string): string {
  const address = /^[a-z0-9.-]+\.[a-z]{2,}$/i.test(referrer) ? `https://${referrer}` : referrer
  return /^https?:/i.test(address) ? (URL.parse(address)?.hostname ?? '') : ''
}
