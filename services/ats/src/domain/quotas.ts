import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { KeptRun } from './ai/runs.ts'
import type { QuotaCaller } from './quota-callers.ts'
import {
  type Allowance,
  anonymousAllowance,
  earliestLiveStart,
  endOfWindow,
  type QuotaKind,
  type SubscriptionState,
  startOfWindow,
  userAllowance,
} from './quota-policy.ts'
import { type QuotaView, type RecordedUse, viewQuota } from './quota-view.ts'

/** Which count a statement is about. */
export interface QuotaCount {
  subject: string
  kind: QuotaKind
  allowance: Allowance['name']
}

/** What is published once a unit is used. */
export type UsageEvent =
  | { key: 'resumeScanned'; payload: { scanId: string; userId: string; withJobDescription: boolean } }
  | { key: 'resumeExtracted'; payload: { extractionId: string; userId: string; mimeType: string } }

/** A run to keep, and from when on somebody else may take it over. */
export interface RunToKeep {
  kept: KeptRun
  until: Date
}

/** What the quotas need of a database. */
export interface QuotaStore {
  findSubscriptions(userId: string): Promise<SubscriptionState[]>
  findUse(subject: string, allowance: Allowance['name']): Promise<RecordedUse[]>
  /**
   * Holds one unit if one is free, in one step whatever else happens at the same time.
   * @param unit.earliestLiveStart use in a window that began before is not counted
   * @param unit.lapsesAt from when on the unit is free again, if it was neither used nor given back
   */
  reserve(
    count: QuotaCount,
    unit: { reservationId: string; limit: number; earliestLiveStart: Date; now: Date; lapsesAt: Date },
  ): Promise<boolean>
  /**
   * Turns a held unit into a used one, records the event and keeps the run that the work was, all or nothing.
   * @param unit.keep makes the run of what is on record afterwards
   * @returns what is on record afterwards; undefined when the unit or the run is no longer held
   */
  use(
    count: QuotaCount,
    unit: {
      reservationId: string
      earliestLiveStart: Date
      windowStart: Date
      windowEnd: Date
      event: UsageEvent
      keep: ((recorded: RecordedUse[]) => RunToKeep) | undefined
    },
  ): Promise<RecordedUse[] | undefined>
  /** Gives a held unit back. */
  giveBack(count: QuotaCount, reservationId: string): Promise<void>
}

/** The quotas of every caller. */
export interface Quotas {
  /** What a caller has used and has left. */
  view(caller: QuotaCaller): Promise<QuotaView>
  /**
   * Does work that costs one unit. The unit is held before the work begins, so that parallel calls cannot use more than
   * there is; it is used when the work succeeds and given back when it fails. The work may say what is kept of it,
   * together with the use.
   * @returns the work's result and the quotas after it
   * @throws AppError `rate_limited` when no unit is free; what the work throws
   */
  spend<T>(
    caller: QuotaCaller,
    kind: QuotaKind,
    work: () => Promise<{ result: T; event: UsageEvent; keep?: (quota: QuotaView) => RunToKeep }>,
  ): Promise<{ result: T; quota: QuotaView }>
}

const overQuota: Record<QuotaKind, string> = {
  scan: 'ATS scan quota exceeded.',
  extraction: 'Resume extraction quota exceeded.',
}

/**
 * Makes the quotas.
 * @param options.reservationMs how long work may hold a unit; longer than any work can take, because what lapses is free
 *   for others
 * @param options.onUnreturnedUnit told when a unit could not be given back; it lapses by itself
 */
export function createQuotas(options: {
  store: QuotaStore
  now: () => Date
  reservationMs: number
  onUnreturnedUnit: (error: unknown) => void
}): Quotas {
  const { store, now } = options

  const allowanceOf = async ({ userId }: QuotaCaller): Promise<Allowance> =>
    userId === undefined ? anonymousAllowance() : userAllowance(await store.findSubscriptions(userId), now())

  const viewFor = async (caller: QuotaCaller, allowance: Allowance) =>
    viewQuota(allowance, await store.findUse(caller.subject, allowance.name), now())

  return {
    view: async (caller) => viewFor(caller, await allowanceOf(caller)),

    spend: async (caller, kind, work) => {
      const allowance = await allowanceOf(caller)
      const count: QuotaCount = { subject: caller.subject, kind, allowance: allowance.name }
      const reservationId = newId()
      const reservedAt = now()
      const reserved = await store.reserve(count, {
        reservationId,
        limit: allowance.limits[kind],
        earliestLiveStart: earliestLiveStart(allowance.window, reservedAt),
        now: reservedAt,
        lapsesAt: new Date(reservedAt.getTime() + options.reservationMs),
      })
      if (!reserved) {
        const { resetsAt } = (await viewFor(caller, allowance))[kind]
        const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now().getTime()) / 1000))
        throw new AppError('rate_limited', overQuota[kind], { retryAfterSeconds })
      }
      try {
        const { result, event, keep } = await work()
        const usedAt = now()
        const windowStart = startOfWindow(allowance.window, usedAt)
        const recorded = await store.use(count, {
          reservationId,
          earliestLiveStart: earliestLiveStart(allowance.window, usedAt),
          windowStart,
          windowEnd: endOfWindow(allowance.window, windowStart),
          event,
          keep: keep && ((recorded) => keep(viewQuota(allowance, recorded, usedAt))),
        })
        if (!recorded) throw new AppError('unavailable', 'The request took too long. Please try again.')
        return { result, quota: viewQuota(allowance, recorded, usedAt) }
      } catch (error) {
        await store.giveBack(count, reservationId).catch(options.onUnreturnedUnit)
        throw error
      }
    },
  }
}
