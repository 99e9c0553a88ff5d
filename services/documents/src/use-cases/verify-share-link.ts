import type { Principal } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { ShareLink } from '../domain/share-link.ts'
import { type CountViewPorts, countView } from './count-view.ts'
import { type FindShareLinkPorts, findShareLink } from './find-share-link.ts'

/** What opening a protected share link needs. */
export type VerifyShareLinkPorts = FindShareLinkPorts &
  CountViewPorts & {
    passwords: {
      /** @throws AppError `overloaded` when too many wait; the signal's reason when its caller has gone */
      hash(password: string, userId: string, signal?: AbortSignal): Promise<string>
      verify(password: string, link: { id: string; passwordHash: string }, signal?: AbortSignal): Promise<boolean>
      isOutdated(hash: string): boolean
    }
    shareLinks: {
      /** Replaces a hash by another of the same password, unless the link has changed meanwhile. */
      replaceHash(link: { id: string; passwordHash: string }, hash: string): Promise<void>
    }
    /** Is told why an outdated hash stays; the next reader tries again. */
    onOutdatedHash(error: unknown): void
  }

/**
 * Opens a protected link with its password and counts the view. A hash of a former release is made anew meanwhile.
 * @param signal ends the waiting for a turn
 * @throws AppError `not_found`; `link_expired`; `password_invalid`; `overloaded`
 */
export async function verifyShareLink(
  ports: VerifyShareLinkPorts,
  reader: Principal,
  username: string,
  slug: string,
  password: string,
  signal?: AbortSignal,
): Promise<ShareLink> {
  const link = await findShareLink(ports, username, slug)
  if (hasPassword(link)) {
    if (!(await ports.passwords.verify(password, link, signal))) throw new AppError('password_invalid')
    if (ports.passwords.isOutdated(link.passwordHash)) void renewHash(ports, link, password).catch(ports.onOutdatedHash)
  }
  await countView(ports, reader, link)
  return link
}

type ProtectedLink = ShareLink & { passwordHash: string }

const hasPassword = (link: ShareLink): link is ProtectedLink => link.passwordHash !== null

async function renewHash({ passwords, shareLinks }: VerifyShareLinkPorts, link: ProtectedLink, password: string) {
  await shareLinks.replaceHash(link, await passwords.hash(password, link.userId))
}
