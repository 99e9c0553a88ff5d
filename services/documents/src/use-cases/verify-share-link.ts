import type { Principal } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { ShareLink } from '../domain/share-link.ts'
import { isPassword } from '../domain/share-password.ts'
import { type CountViewPorts, countView } from './count-view.ts'
import { type FindShareLinkPorts, findShareLink } from './find-share-link.ts'

/** What opening a protected share link needs. */
export type VerifyShareLinkPorts = FindShareLinkPorts & CountViewPorts

/**
 * Opens a protected link with its password and counts the view.
 * @throws AppError `not_found`; `link_expired`; `password_invalid`
 */
export async function verifyShareLink(
  ports: VerifyShareLinkPorts,
  reader: Principal,
  username: string,
  slug: string,
  password: string,
): Promise<ShareLink> {
  const link = await findShareLink(ports, username, slug)
  if (link.passwordHash !== null && !(await isPassword(password, link.passwordHash))) {
    throw new AppError('password_invalid')
  }
  await countView(ports, reader, link)
  return link
}
