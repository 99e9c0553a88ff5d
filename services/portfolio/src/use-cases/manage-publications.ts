import type { PublicationStatus } from '@resume/proto/limits/portfolios'
import { portfolioLimits } from '@resume/proto/limits/portfolios'
import type { Actor } from '@resume/service-kit/context/administrator'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { adminActed } from '@resume/service-kit/events/admin-action'
import type { Page, PageRequest } from '../domain/page.ts'
import { afterEvent, type PublicationHead } from '../domain/publication.ts'
import { meanings, type PublicationState } from '../domain/publication-states.ts'
import { normalizeSubdomain } from '../domain/subdomain.ts'
import { type ChangePublicationPorts, changePublication } from './change-publication.ts'

/** What managing publications needs. */
export type ManagePublicationsPorts = ChangePublicationPorts & {
  publications: {
    byId(id: string): Promise<PublicationHead | undefined>
    /** Publications in some states, the last changed first. */
    list(states: PublicationState[], page: PageRequest): Promise<Page<PublicationHead>>
    at(subdomain: string): Promise<PublicationHead | undefined>
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
): Promise<Page<PublicationHead>> {
  return publications.list(
    allStates.filter((state) => status === undefined || managedStatus(state) === status),
    page,
  )
}

/** The publication at a subdomain, for the administrator, whatever became of it. @returns a page of one or none */
export async function findPublication(
  { publications }: ManagePublicationsPorts,
  subdomain: string,
): Promise<Page<PublicationHead>> {
  const found = await publications.at(normalizeSubdomain(subdomain))
  return found ? { items: [found], total: 1 } : { items: [], total: 0 }
}

/**
 * Suspends a publication or lifts the suspension, for the administrator, and tells the audit log. A publication that is
 * suspended because its owner may not publish is not brought back by this. What stands like that already is left alone.
 * @returns the publication; undefined when nothing of it remains, since its owner unpublished it meanwhile
 * @throws AppError `not_found`; `validation_failed` for a missing or unfit reason; `conflict` when there is nothing to lift
 */
export async function setPublicationStatus(
  ports: ManagePublicationsPorts,
  actor: Actor,
  id: string,
  status: 'LIVE' | 'SUSPENDED',
  reason: string,
): Promise<PublicationHead | undefined> {
  requireReason(status, reason)
  const found = await ports.publications.byId(id)
  if (!found) throw publicationNotFound()
  return changePublication(ports, found.userId, async (publication, _owner, _transaction, outbox) => {
    if (publication?.id !== id) throw publicationNotFound()
    const now = new Date()
    const next = afterEvent(publication, status === 'SUSPENDED' ? 'suspended' : 'lifted', now)
    if (next === publication && managedStatus(publication.state) !== status) throw new AppError('conflict')
    if (next === publication) return publication
    await outbox.append(
      'adminActed',
      adminActed(actor, {
        ...{ action: `portfolio.${status === 'SUSPENDED' ? 'suspend' : 'restore'}`, subjectType: 'portfolio' },
        ...{ subjectId: id, reason: reason || undefined },
        ...{
          before: { status: managedStatus(publication.state) },
          after: { status: next ? managedStatus(next.state) : null },
        },
      }),
    )
    /** Whether the owner may still publish was not followed while it was suspended. */
    return next && { ...next, reason: status === 'SUSPENDED' ? reason.trim() : null, checkAt: now }
  })
}

function requireReason(status: 'LIVE' | 'SUSPENDED', reason: string): void {
  const { min, max } = portfolioLimits.reasonLength
  const { length } = [...reason.trim()]
  if (status === 'LIVE' && reason === '') return
  if (length < min || length > max)
    throw invalidFields({ path: 'reason', message: `must be ${min} to ${max} characters` })
}

const publicationNotFound = () => new AppError('not_found', { resource: 'Publication' })
