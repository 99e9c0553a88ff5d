import type { PublicationStatus, SuspensionReason } from '@resume/proto/limits/portfolios'
import { graceEnd, meanings, type PublicationEvent, type PublicationState, stateAfter } from './publication-states.ts'

/** What a user has published, and where it stands. */
export interface Publication {
  userId: string
  id: string
  documentId: string
  /** Null when nothing is published. */
  subdomain: string | null
  state: Exclude<PublicationState, 'NONE'>
  /** Whether its owner is suspended: nobody reads it then, whatever its state. */
  isWithheld: boolean
  templateId: string
  name: string
  headline: string
  /** JSON text. */
  snapshot: string
  publishedRevision: number
  publishedAt: Date
  /** When the grace ends or ended. */
  graceEndsAt: Date | null
  /** Why an administrator suspended it. */
  reason: string | null
  /** When billing is asked next whether its owner may publish. */
  checkAt: Date
  updatedAt: Date
}

/** A publication without its snapshot. */
export type PublicationHead = Omit<Publication, 'snapshot'>

/** How long billing need not be asked again, in milliseconds: its events tell sooner. */
const recheckMs = 24 * 60 * 60 * 1000

/** When billing is asked again about a publication about which it has just been asked. */
export function nextCheck(now: Date): Date {
  return new Date(now.getTime() + recheckMs)
}

/**
 * A publication after an event.
 * @returns the same object when the event changes nothing; undefined when nothing of it remains
 */
export function afterEvent<Known extends PublicationHead>(
  publication: Known,
  event: PublicationEvent,
  now: Date,
): Known | undefined {
  const state = stateAfter(publication.state, event)
  if (state === publication.state) return publication
  if (state === 'NONE') return undefined
  const next = { ...publication, state, updatedAt: now }
  if (state === 'BARRED') return { ...next, subdomain: null, name: '', headline: '', graceEndsAt: null, ...emptied }
  if (state === 'GRACE') return { ...next, graceEndsAt: graceEnd(now), checkAt: graceEnd(now) }
  if (state === 'LIVE') return { ...next, graceEndsAt: null, reason: null }
  return next
}

/** What is remembered of a ruling about somebody who publishes nothing. */
export function barredOf(
  of: Pick<Publication, 'id' | 'userId' | 'documentId' | 'isWithheld'>,
  now: Date,
): PublicationHead {
  return {
    ...{ ...of, subdomain: null, state: 'BARRED', templateId: '', name: '', headline: '', publishedRevision: 0 },
    ...{ publishedAt: now, graceEndsAt: null, reason: null, checkAt: nextCheck(now), updatedAt: now },
  }
}

const emptied = { snapshot: '{}' }

/** What the owner sees of where a publication stands; null: nothing is published. */
export function shownState(
  state: PublicationState,
): { status: PublicationStatus; suspendedReason: SuspensionReason | null } | null {
  return meanings[state].shown
}

/** Whether readers see a publication. */
export function isPublic({ state, isWithheld }: Pick<Publication, 'state' | 'isWithheld'>): boolean {
  return meanings[state].isPublic && !isWithheld
}

/** What an owner is written when a publication is not simply public any more; undefined: nothing. */
export function noticeOf(publication: PublicationHead): Notice | undefined {
  const { state, isWithheld, subdomain, graceEndsAt, reason } = publication
  if (isWithheld) return undefined
  if (state === 'GRACE') {
    const day = graceEndsAt?.toISOString().slice(0, 10)
    return {
      subject: `Your portfolio ${subdomain} goes offline on ${day}`,
      text: `Your subscription no longer includes publishing portfolios. Your portfolio ${subdomain} stays public until ${day}. It stays public after that if you renew your subscription.`,
    }
  }
  if (state === 'LAPSED') {
    return {
      subject: `Your portfolio ${subdomain} is offline`,
      text: `Your subscription does not include publishing portfolios, so your portfolio ${subdomain} is no longer public. Nothing is lost: it is public again as soon as you renew your subscription.`,
    }
  }
  if (state !== 'MODERATED') return undefined
  return {
    subject: `Your portfolio ${subdomain} was taken offline`,
    text: `We took your portfolio ${subdomain} offline. The reason: ${reason}`,
  }
}

/** A mail to an owner. */
export interface Notice {
  subject: string
  text: string
}
