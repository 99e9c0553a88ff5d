import { AppError } from '@resume/service-kit/errors/app-error'
import { afterEvent } from '../domain/publication.ts'
import { type ChangePublicationPorts, changePublication } from './change-publication.ts'

/** Ends a user's publication; it does not come back by itself. @throws AppError `not_found` when nothing is published */
export async function unpublish(ports: ChangePublicationPorts, userId: string): Promise<void> {
  await changePublication(ports, userId, (publication) => {
    if (!publication || publication.subdomain === null) throw new AppError('not_found', { resource: 'Publication' })
    return afterEvent(publication, 'unpublished', new Date())
  })
}
