import { cacheKeys } from '@resume/proto/cache-keys'

/** Cache entries that show what is published under some subdomains, and the list of everything that is public. */
export function entriesOfSubdomains(...subdomains: (string | undefined)[]): string[] {
  const keys = subdomains.flatMap((subdomain) =>
    subdomain === undefined ? [] : [cacheKeys.publicPortfolio(subdomain), cacheKeys.viewTarget(subdomain)],
  )
  return [cacheKeys.publicPortfolios, ...keys]
}
