import type { Principal } from '@resume/service-kit/context/request-context'
import type { ShareLink } from '../domain/share-link.ts'
import { type CountViewPorts, countView } from './count-view.ts'
import { type FindShareLinkPorts, findShareLink } from './find-share-link.ts'

/** What opening a share link needs. */
export type OpenShareLinkPorts = FindShareLinkPorts & CountViewPorts

/**
 * Opens a link and counts the view.
 * @returns undefined when the link is protected: without its password it reveals nothing else
 * @throws AppError `not_found`; `link_expired`
 */
export async function openShareLink(
  ports: OpenShareLinkPorts,
  reader: Principal,
  username: string,
  slug: string,
): Promise<ShareLink | undefined> {
  const link = await findShareLink(ports, username, slug)
  if (link.passwordHash !== null) return undefined
  await countView(ports, reader, link)
  return link
}
