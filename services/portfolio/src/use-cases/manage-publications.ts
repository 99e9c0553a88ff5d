import type { EventInput } from '@resume/proto/events'
import type { PublicationStatus } from '@resume/proto/limits/portfolios'
import { portfolioLimits } from '@resume/proto/limits/portfolios'
import type { Actor } from '@resume/service-kit/context/administrator'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { adminActed } from '@resume/service-kit/events/admin-action'
import type { Transaction } from '@resume/service-kit/outbox/commit'
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
  publishers: {
    /** Numbers an administrator's ruling about what a user publishes. */
    noteModeration(transaction: Transaction, userId: string, version: number): Promise<void>
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
 * suspended because its owner may not publish is not brought back by this. What stands like that already is left alone,
 * but the audit log is told, since the reason may be another one.
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
  const suspended = status === 'SUSPENDED'
  return changePublication(ports, found.userId, async (publication, owner, transaction, outbox) => {
    if (publication?.id !== id) throw publicationNotFound()
    const now = new Date()
    const next = afterEvent(publication, suspended ? 'suspended' : 'lifted', now)
    if (next === publication && managedStatus(publication.state) !== status) throw new AppError('conflict')
    if (next === publication) {
      await outbox.append('adminActed', ruling(actor, publication, next, { suspended, reason }))
      return publication
    }
    const { userId, documentId } = publication
    const version = owner.moderationVersion + 1
    await ports.publishers.noteModeration(transaction, userId, version)
    await outbox.append('moderationChanged', { userId, publicationId: id, documentId, suspended, version })
    await outbox.append('adminActed', ruling(actor, publication, next, { suspended, reason }))
    /** Whether the owner may still publish was not followed while it was suspended. */
    return next && { ...next, reason: suspended ? reason.trim() : null, checkAt: now }
  })
}

/** What the audit log is told of a ruling. @param after undefined when nothing of the publication remains */
export function ruling(
  actor: Actor,
  before: PublicationHead | undefined,
  after: PublicationHead | undefined,
  { suspended, reason }: { suspended: boolean; reason: string },
): EventInput<'adminActed'> {
  const shown = (publication: PublicationHead | undefined) => publication && managedStatus(publication.state)
  return adminActed(actor, {
    ...{ action: `portfolio.${suspended ? 'suspend' : 'restore'}`, subjectType: 'portfolio' },
    ...{ subjectId: (before ?? after)?.id ?? '', reason: reason || undefined },
    ...{ before: { status: shown(before) ?? null }, after: { status: shown(after) ?? null } },
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
