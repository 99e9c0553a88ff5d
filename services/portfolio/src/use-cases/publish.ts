import { portfolioLimits } from '@resume/proto/limits/portfolios'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { nextCheck, type Publication, type PublicationHead } from '../domain/publication.ts'
import { stateAfter } from '../domain/publication-states.ts'
import { imagesOf, readSnapshot, requireAssets, type Snapshot } from '../domain/snapshot.ts'
import { faultMessages, normalizeSubdomain, subdomainFault } from '../domain/subdomain.ts'
import { type ChangePublicationPorts, changePublication } from './change-publication.ts'

/** A draft as it is stored. */
export interface Draft {
  revision: number
  /** JSON text. */
  content: string
}

/** What publishing needs. */
export type PublishPorts = ChangePublicationPorts & {
  drafts: {
    /** A user's draft. @throws AppError `not_found`; `unavailable` */
    read(userId: string, documentId: string): Promise<Draft>
  }
  entitlements: {
    /** What a user may do now, as billing says. @throws AppError `unavailable` */
    ask(userId: string): Promise<string[]>
  }
  usernames: {
    /** A user's own username, empty without one. @throws AppError `unavailable` */
    of(userId: string): Promise<string>
    /** Whether a name is the username of another user. @throws AppError `unavailable` */
    isOfAnother(userId: string, name: string): Promise<boolean>
  }
  /** The addresses of those of a user's assets that are ready, by ID. */
  readyAssets(userId: string, ids: string[]): Promise<Map<string, string>>
  publishers: {
    /** How many of a user's documents are known to have been deleted. */
    deletions(userId: string): Promise<number>
  }
  subdomains: {
    /** Claims a subdomain for a user. @returns false when it is somebody else's, or held for somebody else */
    claim(transaction: Transaction, userId: string, subdomain: string, now: Date): Promise<boolean>
    /** How many subdomains besides this one a user has, or has given up not long ago. */
    countOthers(transaction: Transaction, userId: string, subdomain: string, now: Date): Promise<number>
  }
}

/** What to publish, and where. */
export interface PublishRequest {
  documentId: string
  /** As typed. */
  subdomain: string
  /** The revision that the caller knows. */
  revision: number
}

/** Subscriptions that include publishing, for messages. */
const plans = 'active Portfolio Pro or Bundle'

/** How often a draft is read again because documents were deleted meanwhile. */
const mostAttempts = 3

/**
 * Publishes the snapshot of a draft, or replaces what is published in one step.
 * @throws AppError in this order: `not_found`, `plan_required`, `revision_mismatch`, `validation_failed` for the subdomain,
 *   for the snapshot, for images, and `subdomains_exhausted`, `subdomain_taken`
 */
export async function publish(ports: PublishPorts, userId: string, request: PublishRequest): Promise<PublicationHead> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const deletions = await ports.publishers.deletions(userId)
    const checked = await check(ports, userId, request)
    const publication = await changePublication(ports, userId, async (before, owner, transaction) => {
      if (owner.suspendedAt) throw new AppError('unauthenticated')
      /** The draft may be gone since it was read: what tells of it may have been handled before there was anything to end. */
      if (owner.deletions !== deletions) return before
      const now = new Date()
      await requireRoom(ports, transaction, userId, { ...checked, now })
      if (!(await ports.subdomains.claim(transaction, userId, checked.subdomain, now))) throw subdomainTaken()
      return publicationOf(userId, request, checked, before, now)
    })
    if (publication && publication.updatedAt === checked.confirmed) return publication
  }
  throw new AppError('unavailable')
}

/** Names that are given up stay held, so that nobody may collect them. @throws AppError `subdomains_exhausted` */
async function requireRoom(
  { subdomains }: PublishPorts,
  transaction: Transaction,
  userId: string,
  { subdomain, now }: { subdomain: string; now: Date },
): Promise<void> {
  const limit = portfolioLimits.subdomainsPerUser
  if ((await subdomains.countOthers(transaction, userId, subdomain, now)) < limit) return
  throw new AppError('subdomains_exhausted', { limit })
}

/** What passed every check. */
interface Checked {
  subdomain: string
  content: string
  snapshot: Snapshot
  /** Set on the publication that is made of it. */
  confirmed?: Date
}

async function check(ports: PublishPorts, userId: string, request: PublishRequest): Promise<Checked> {
  const subdomain = normalizeSubdomain(request.subdomain)
  const [draft, entitlements, username, isOfAnother] = await Promise.allSettled([
    ports.drafts.read(userId, request.documentId),
    ports.entitlements.ask(userId),
    ports.usernames.of(userId),
    ports.usernames.isOfAnother(userId, subdomain),
  ])
  const { revision, content } = settled(draft)
  requireEntitlement(settled(entitlements), subdomain, settled(username))
  if (revision !== request.revision) {
    throw new AppError('revision_mismatch', { client: request.revision, server: revision })
  }
  const fault = subdomainFault(subdomain)
  if (fault) throw invalidFields({ path: 'subdomain', message: faultMessages[fault] })
  const snapshot = readSnapshot(content)
  const images = imagesOf(snapshot)
  if (images.length > 0)
    requireAssets(
      images,
      await ports.readyAssets(
        userId,
        images.map(({ id }) => id),
      ),
    )
  if (settled(isOfAnother)) throw subdomainTaken()
  return { subdomain, content, snapshot }
}

function requireEntitlement(entitlements: string[], subdomain: string, username: string): void {
  if (!entitlements.includes('portfolio_publish')) {
    throw new AppError('plan_required', { feature: 'Publishing a portfolio', plans })
  }
  const isOwn = username !== '' && subdomain === normalizeSubdomain(username)
  if (!isOwn && !entitlements.includes('custom_subdomain')) {
    throw new AppError('plan_required', { feature: 'A subdomain other than your username', plans })
  }
}

function publicationOf(
  userId: string,
  { documentId, revision }: PublishRequest,
  checked: Checked,
  before: PublicationHead | undefined,
  now: Date,
): Publication {
  const { subdomain, content, snapshot } = checked
  const state = stateAfter(before?.state ?? 'NONE', 'published')
  if (state === 'NONE') throw new Error('a publication has a state')
  checked.confirmed = now
  return {
    userId,
    id: before?.id ?? newId(),
    documentId,
    subdomain,
    state,
    isWithheld: false,
    templateId: snapshot.templateId,
    name: snapshot.identity.name,
    headline: snapshot.identity.headline,
    snapshot: content,
    publishedRevision: revision,
    publishedAt: now,
    graceEndsAt: null,
    reason: state === 'MODERATED' ? (before?.reason ?? null) : null,
    checkAt: nextCheck(now),
    updatedAt: now,
  }
}

const subdomainTaken = () => new AppError('subdomain_taken')

function settled<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason
  return result.value
}
