import { AppError } from '@resume/service-kit/errors/app-error'
import type { Page, PageRequest } from '../domain/page.ts'
import type { Publication } from '../domain/publication.ts'
import { isSubdomain } from '../domain/subdomain.ts'

/** What readers see of a portfolio. */
export type PublicPortfolio = Pick<
  Publication,
  'id' | 'subdomain' | 'templateId' | 'snapshot' | 'state' | 'publishedAt' | 'userId'
>

/** A public portfolio in the list. */
export type PublicSummary = Pick<Publication, 'templateId' | 'name' | 'headline' | 'publishedAt'> & {
  subdomain: string
}

/** What reading public portfolios needs. */
export interface ReadPublicPortfoliosPorts {
  publications: {
    /** The public portfolio under a subdomain. */
    publicAt(subdomain: string): Promise<PublicPortfolio | undefined>
    /** Whose public portfolio a subdomain shows. */
    ownerAt(subdomain: string): Promise<string | undefined>
    /** Public portfolios, the last published first. */
    listPublic(page: PageRequest): Promise<Page<PublicSummary>>
  }
}

/** Lists public portfolios, the last published first. */
export function listPublicPortfolios(
  { publications }: ReadPublicPortfoliosPorts,
  page: PageRequest,
): Promise<Page<PublicSummary>> {
  return publications.listPublic(page)
}

/** Reads a public portfolio. @throws AppError `not_found`, alike for what is missing and what is suspended */
export async function readPublicPortfolio(
  { publications }: ReadPublicPortfoliosPorts,
  subdomain: string,
): Promise<PublicPortfolio> {
  const found = isSubdomain(subdomain) ? await publications.publicAt(subdomain) : undefined
  if (!found) throw portfolioNotFound()
  return found
}

/** Finds whose public portfolio a subdomain shows. @throws AppError `not_found` as {@link readPublicPortfolio} */
export async function findViewTarget({ publications }: ReadPublicPortfoliosPorts, subdomain: string): Promise<string> {
  const owner = isSubdomain(subdomain) ? await publications.ownerAt(subdomain) : undefined
  if (owner === undefined) throw portfolioNotFound()
  return owner
}

const portfolioNotFound = () => new AppError('not_found', { resource: 'Portfolio' })
