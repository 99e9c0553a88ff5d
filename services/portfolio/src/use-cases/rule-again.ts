import type { Actor } from '@resume/service-kit/context/administrator'
import type { Outbox } from '@resume/service-kit/outbox/commit'
import { afterEvent, barredOf, type PublicationHead } from '../domain/publication.ts'
import { type ChangePublicationPorts, changeIn } from './change-publication.ts'
import { type ManagePublicationsPorts, ruling } from './manage-publications.ts'

/** That an administrator had suspended what a user publishes, or lifted that. */
export interface Ruling {
  userId: string
  publicationId: string
  documentId: string
  suspended: boolean
  version: number
  /** When it had been written down. */
  at: string
}

/** What ruling again needs. */
export type RuleAgainPorts = ChangePublicationPorts & {
  publishers: Pick<ManagePublicationsPorts['publishers'], 'noteModeration'>
}

/**
 * Suspends again what users publish, or lifts that, where a restore has brought back an older state. Of a user without a
 * publication the ruling is remembered, as of one who has unpublished. Owners were told the first time. What was restored may be
 * as new, so that it can be repeated.
 * @returns how many were not as they had been ruled
 */
export async function ruleAgain(ports: RuleAgainPorts, actor: Actor, rulings: readonly Ruling[]): Promise<number> {
  const last = new Map<string, Ruling>()
  for (const each of rulings) {
    if (each.version > (last.get(each.userId)?.version ?? 0)) last.set(each.userId, each)
  }
  let count = 0
  for (const each of last.values()) if (await ruleOne(ports, actor, each)) count++
  return count
}

async function ruleOne(ports: RuleAgainPorts, actor: Actor, known: Ruling): Promise<boolean> {
  const { userId, suspended, version, at } = known
  return ports.commit(async (transaction, outbox) => {
    const owner = await ports.publishers.lock(transaction, userId)
    if (owner.erasedAt || owner.moderationVersion >= version) return false
    await ports.publishers.noteModeration(transaction, userId, version)
    const reason = `had been ${suspended ? 'suspended' : 'lifted'} by ${at}, before a restore`
    let isChanged = false
    await changeIn(ports, transaction, withoutMails(outbox), userId, async (publication) => {
      const now = new Date()
      const next = ruled(known, publication, owner.suspendedAt !== null, now)
      if (next === publication) return publication
      isChanged = true
      await outbox.append('adminActed', ruling(actor, publication, next, { suspended, reason }))
      return next && { ...next, reason: suspended ? reason : null, checkAt: now }
    })
    return isChanged
  })
}

function ruled(
  { userId, publicationId: id, documentId, suspended }: Ruling,
  publication: PublicationHead | undefined,
  isWithheld: boolean,
  now: Date,
): PublicationHead | undefined {
  if (publication) return afterEvent(publication, suspended ? 'suspended' : 'lifted', now)
  return suspended ? barredOf({ id, userId, documentId, isWithheld }, now) : undefined
}

/** An outbox that tells owners nothing. */
function withoutMails(outbox: Outbox<'mailRequested'>): Outbox<'mailRequested'> {
  return { ...outbox, append: async () => '' }
}
