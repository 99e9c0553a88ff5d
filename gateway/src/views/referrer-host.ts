/** Hosts that a view cannot come from as from another site. */
export interface OwnHosts {
  /** Those of the platform's own pages. */
  hosts: ReadonlySet<string>
  /** The domain whose subdomains are portfolios, if there is one. */
  portfolioDomain: string | undefined
}

/** A page whose host needs no reading: every parser of addresses takes these as they are. */
const plainPage = /^https?:\/\/((?!.*xn--)[a-z0-9.-]+\.[a-z]{2,})(?:[/?#]|$)/

/**
 * The host of what a viewer says to come from, and nothing else of it.
 * @returns undefined for the platform's own pages and portfolios, and for what names no host of the web
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
