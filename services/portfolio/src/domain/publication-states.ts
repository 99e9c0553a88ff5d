import type { PublicationStatus, SuspensionReason } from '@resume/proto/limits/portfolios'
import { portfolioLimits } from '@resume/proto/limits/portfolios'

/**
 * Where a publication stands. `NONE`: nothing is public, and nothing needs to be remembered. `BARRED`: nothing is published,
 * and an administrator has ruled that nothing of it is to be public.
 */
export type PublicationState = 'NONE' | 'LIVE' | 'GRACE' | 'LAPSED' | 'MODERATED' | 'BARRED'

/** What happens to a publication. `lapsed`: its owner may not publish any more; `entitled`: its owner may (again). */
export type PublicationEvent =
  | 'published'
  | 'unpublished'
  | 'lapsed'
  | 'graceOver'
  | 'entitled'
  | 'suspended'
  | 'lifted'

/** The states a publication goes to. An event that a state doesn't name changes nothing. */
export const transitions: Record<PublicationState, Partial<Record<PublicationEvent, PublicationState>>> = {
  NONE: { published: 'LIVE', suspended: 'BARRED' },
  LIVE: { unpublished: 'NONE', lapsed: 'GRACE', suspended: 'MODERATED' },
  GRACE: { published: 'LIVE', unpublished: 'NONE', entitled: 'LIVE', graceOver: 'LAPSED', suspended: 'MODERATED' },
  LAPSED: { published: 'LIVE', unpublished: 'NONE', entitled: 'LIVE', suspended: 'MODERATED' },
  MODERATED: { unpublished: 'BARRED', lifted: 'LIVE' },
  BARRED: { published: 'MODERATED', lifted: 'NONE' },
}

/** The state after an event. */
export function stateAfter(state: PublicationState, event: PublicationEvent): PublicationState {
  return transitions[state][event] ?? state
}

/** What each state means: whether readers see the publication, and what its owner is told; null: nothing is published. */
export const meanings: Record<
  PublicationState,
  { isPublic: boolean; shown: { status: PublicationStatus; suspendedReason: SuspensionReason | null } | null }
> = {
  NONE: { isPublic: false, shown: null },
  LIVE: { isPublic: true, shown: { status: 'LIVE', suspendedReason: null } },
  GRACE: { isPublic: true, shown: { status: 'GRACE', suspendedReason: null } },
  LAPSED: { isPublic: false, shown: { status: 'SUSPENDED', suspendedReason: 'entitlement' } },
  MODERATED: { isPublic: false, shown: { status: 'SUSPENDED', suspendedReason: 'moderation' } },
  BARRED: { isPublic: false, shown: null },
}

/** The states in which readers see a publication. */
export const publicStates = (Object.keys(meanings) as PublicationState[]).filter((state) => meanings[state].isPublic)

const dayMs = 24 * 60 * 60 * 1000

/** When a grace that begins now ends. */
export function graceEnd(now: Date): Date {
  return new Date(now.getTime() + portfolioLimits.graceDays * dayMs)
}

/** Until when a subdomain that is freed now is held for its owner. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + portfolioLimits.heldDays * dayMs)
}
