import type { PublicationStatus } from '@resume/proto/limits/portfolios'
import { portfolioLimits } from '@resume/proto/limits/portfolios'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { afterEvent, type PublicationHead } from '../domain/publication.ts'
import { meanings, type PublicationState } from '../domain/publication-states.ts'
import { type ChangePublicationPorts, changePublication } from './change-publication.ts'
import type { PageRequest } from './read-public-portfolios.ts'

/** What managing publications needs. */
export type ManagePublicationsPorts = ChangePublicationPorts & {
  publications: {
    byId(id: string): Promise<PublicationHead | undefined>
    /** Publications in some states, the last changed first. */
    list(states: PublicationState[], page: PageRequest): Promise<{ items: PublicationHead[]; total: number }>
  }
}

const allStates = (Object.keys(meanings) as PublicationState[]).filter((state) => state !== 'NONE')

/** A status as the administrator sees it: a ruling about what is not published any more counts as a suspension. */
export function managedStatus(state: PublicationState): PublicationStatus {
  return meanings[state].shown?.status ?? 'SUSPENDED'
}

/** Lists publications for the administrator. @param status undefined: any */
export function listPublications(
  { publications }: ManagePublicationsPorts,
  status: PublicationStatus | undefined,
  page: PageRequest,
): Promise<{ items: PublicationHead[]; total: number }> {
  return publications.list(
    allStates.filter((state) => status === undefined || managedStatus(state) === status),
    page,
  )
}

/**
 * Suspends a publication or lifts the suspension, for the administrator. A publication that is suspended because its owner
 * may not publish is not brought back by this.
 * @throws AppError `not_found`; `validation_failed` for a missing or unfit reason; `conflict` when there is nothing to lift
 */
export async function setPublicationStatus(
  ports: ManagePublicationsPorts,
  id: string,
  status: 'LIVE' | 'SUSPENDED',
  reason: string,
): Promise<{ before: PublicationHead; after: PublicationHead }> {
  requireReason(status, reason)
  const found = await ports.publications.byId(id)
  if (!found) throw publicationNotFound()
  let before: PublicationHead | undefined
  const after = await changePublication(ports, found.userId, (publication) => {
    if (publication?.id !== id) throw publicationNotFound()
    before = publication
    const now = new Date()
    const next = afterEvent(publication, status === 'SUSPENDED' ? 'suspended' : 'lifted', now)
    if (next === publication && managedStatus(publication.state) !== status) throw new AppError('conflict')
    /** Whether the owner may still publish was not followed while it was suspended. */
    return next && next !== publication ? { ...next, reason: reason || null, checkAt: now } : next
  })
  if (!before) throw publicationNotFound()
  return { before, after: after ?? { ...before, subdomain: null, reason: null } }
}

function requireReason(status: 'LIVE' | 'SUSPENDED', reason: string): void {
  const { min, max } = portfolioLimits.reasonLength
  const { length } = [...reason.trim()]
  if (status === 'LIVE' && reason === '') return
  if (length < min || length > max)
    throw invalidFields({ path: 'reason', message: `must be ${min} to ${max} characters` })
}

const publicationNotFound = () => new AppError('not_found', { resource: 'Publication' })
