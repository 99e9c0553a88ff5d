import type { Principal } from '@resume/service-kit/context/request-context'
import type { ShareLink } from '../domain/share-link.ts'
import { type CountViewPorts, countView } from './count-view.ts'
import { type FindShareLinkPorts, findShareLink } from './find-share-link.ts'

/** What opening a share link needs. */
export type OpenShareLinkPorts = FindShareLinkPorts & CountViewPorts

/** Which link to open. */
export interface OpenedAddress {
  username: string
  slug: string
  /** Whether nobody sees what is returned, so that it is no view. */
  unseen: boolean
}

/**
 * Opens a link and counts the view.
 * @returns undefined when the link is protected: without its password it reveals nothing else
 * @throws AppError `not_found`; `link_expired`
 */
export async function openShareLink(
  ports: OpenShareLinkPorts,
  reader: Principal,
  { username, slug, unseen }: OpenedAddress,
): Promise<ShareLink | undefined> {
  const link = await findShareLink(ports, username, slug)
  if (link.passwordHash !== null) return undefined
  if (!unseen) await countView(ports, reader, link)
  return link
}
