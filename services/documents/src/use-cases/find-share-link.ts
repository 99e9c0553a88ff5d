import { AppError } from '@resume/service-kit/errors/app-error'
import { shareLinkNotFound } from '../domain/failures.ts'
import { isExpired, isPublicUsername, type ShareLink } from '../domain/share-link.ts'
import { isSlug } from '../domain/slug.ts'

/** What finding a share link by its public address needs. */
export interface FindShareLinkPorts {
  shareLinks: {
    /** The link at an address, unless its owner is suspended. @param username in lower case */
    at(username: string, slug: string): Promise<ShareLink | null>
  }
}

/** The link at a public address. @throws AppError `not_found`; `link_expired` */
export async function findShareLink(
  { shareLinks }: FindShareLinkPorts,
  username: string,
  slug: string,
): Promise<ShareLink> {
  if (!isSlug(slug) || !isPublicUsername(username)) throw shareLinkNotFound()
  const link = await shareLinks.at(username.toLowerCase(), slug)
  if (!link) throw shareLinkNotFound()
  if (isExpired(link, new Date())) throw new AppError('link_expired')
  return link
}
