import type { TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { QuotaCaller } from '../domain/quota-callers.ts'
import {
  type Allowance,
  anonymousAllowance,
  earliestLiveStart,
  endOfWindow,
  type QuotaKind,
  type SubscriptionState,
  startOfWindow,
  userAllowance,
} from '../domain/quota-policy.ts'
import { type QuotaView, type RecordedUse, viewQuota } from '../domain/quota-view.ts'

/** Which count a statement is about. */
export interface QuotaCount {
  subject: string
  kind: QuotaKind
  allowance: Allowance['name']
}

/** What reading quotas needs. */
export interface ViewQuotaPorts {
  quotas: {
    findSubscriptions(userId: string): Promise<SubscriptionState[]>
    findUse(subject: string, allowance: Allowance['name']): Promise<RecordedUse[]>
    isErased(userId: string): Promise<boolean>
  }
  now: () => Date
}

/** What spending a unit of a quota needs. */
export interface SpendQuotaPorts extends ViewQuotaPorts {
  quotas: ViewQuotaPorts['quotas'] & QuotaMoves
  /** How long a unit stays reserved for work, in milliseconds: longer than any work takes, because what lapses is free for others. */
  quotaReservationMs: number
  /** Told when a unit could not be released; it lapses by itself. */
  onUnreleasedUnit(error: unknown): void
}

/** When a use counts. */
export interface UseInWindow {
  /** Use in a window that began before is not counted. */
  earliestLiveStart: Date
  /** The window that begins with this use, if none is live. */
  windowStart: Date
  windowEnd: Date
}

/** How units move. Each move is one step, whatever else happens at the same time. */
interface QuotaMoves {
  /**
   * Reserves one unit if one is free.
   * @param unit.earliestLiveStart use in a window that began before is not counted
   * @param unit.lapsesAt from when on the unit is free again, if it was neither used nor released
   */
  reserve(
    count: QuotaCount,
    unit: { reservationId: string; limit: number; earliestLiveStart: Date; now: Date; lapsesAt: Date },
  ): Promise<boolean>
  /**
   * Marks a reserved unit as used.
   * @param record what else changes with it, all or nothing; told what is on record afterwards
   * @returns what is on record afterwards; undefined when the unit is no longer reserved
   */
  use(
    count: QuotaCount,
    unit: { reservationId: string } & UseInWindow,
    record?: (recorded: RecordedUse[], within: TaggedQueries) => Promise<void>,
  ): Promise<RecordedUse[] | undefined>
  /**
   * Uses a unit that is not reserved, if one is free.
   * @returns what is on record afterwards; undefined when no unit is free
   */
  take(count: QuotaCount, unit: { limit: number; now: Date } & UseInWindow): Promise<RecordedUse[] | undefined>
  /** Releases a reserved unit. */
  release(count: QuotaCount, reservationId: string): Promise<void>
}

/** Work that succeeded. */
export interface QuotaWork<T> {
  result: T
  /** What else is recorded together with the use. */
  record?: (quota: QuotaView, within: TaggedQueries) => Promise<void>
}

const quotaNames: Record<QuotaKind, string> = { scan: 'ATS scan', extraction: 'Resume extraction' }

/** What a caller has used and has left. */
export async function viewQuotas(ports: ViewQuotaPorts, caller: QuotaCaller): Promise<QuotaView> {
  return viewOf(ports, caller, await allowanceOf(ports, caller))
}

/**
 * Does work that costs one unit. The unit is reserved before the work begins, so that parallel calls cannot use more than
 * there is; it is used when the work succeeds or runs out of time, and released when it fails otherwise.
 * @returns the work's result and the quotas after it
 * @throws AppError `quota_exceeded` when no unit is free, `unauthenticated` when the user was erased; what the work throws
 */
export async function spendQuota<T>(
  ports: SpendQuotaPorts,
  caller: QuotaCaller,
  kind: QuotaKind,
  work: () => Promise<QuotaWork<T>>,
): Promise<{ result: T; quota: QuotaView }> {
  const { quotas, now } = ports
  const allowance = await allowanceOf(ports, caller)
  const count: QuotaCount = { subject: caller.subject, kind, allowance: allowance.name }
  const reservationId = newId()
  const reservedAt = now()
  const isReserved = await quotas.reserve(count, {
    reservationId,
    limit: allowance.limits[kind],
    earliestLiveStart: earliestLiveStart(allowance.window, reservedAt),
    now: reservedAt,
    lapsesAt: new Date(reservedAt.getTime() + ports.quotaReservationMs),
  })
  if (!isReserved) throw await quotaExceeded(ports, caller, kind, allowance)
  try {
    const { result, record } = await work()
    const usedAt = now()
    const recorded = await quotas.use(
      count,
      { reservationId, ...useAt(allowance, usedAt) },
      record && ((recorded, within) => record(viewQuota(allowance, recorded, usedAt), within)),
    )
    if (!recorded) {
      await requireAlive(ports, caller)
      throw new AppError('took_too_long', { work: 'request' })
    }
    return { result, quota: viewQuota(allowance, recorded, usedAt) }
  } catch (error) {
    const isSpent = error instanceof AppError && error.id === 'scan_timeout'
    const settled = isSpent
      ? quotas.use(count, { reservationId, ...useAt(allowance, now()) })
      : quotas.release(count, reservationId)
    await settled.catch(ports.onUnreleasedUnit)
    throw error
  }
}

/**
 * Uses a unit for work that is done. This is for work that takes no longer than reserving a unit for it would.
 * @returns the quotas afterwards
 * @throws AppError `quota_exceeded` when no unit is free, `unauthenticated` when the user was erased: then nobody may see what the
 * work made
 */
export async function takeUnit(ports: SpendQuotaPorts, caller: QuotaCaller, kind: QuotaKind): Promise<QuotaView> {
  const allowance = await allowanceOf(ports, caller)
  const now = ports.now()
  const count: QuotaCount = { subject: caller.subject, kind, allowance: allowance.name }
  const recorded = await ports.quotas.take(count, { limit: allowance.limits[kind], now, ...useAt(allowance, now) })
  if (!recorded) throw await quotaExceeded(ports, caller, kind, allowance)
  return viewQuota(allowance, recorded, now)
}

function useAt({ window }: Allowance, now: Date): UseInWindow {
  const windowStart = startOfWindow(window, now)
  return {
    earliestLiveStart: earliestLiveStart(window, now),
    windowStart,
    windowEnd: endOfWindow(window, windowStart),
  }
}

/** For a user who was erased no unit is free, or held any longer. @throws AppError `unauthenticated` */
async function requireAlive({ quotas }: ViewQuotaPorts, { userId }: QuotaCaller): Promise<void> {
  if (userId !== undefined && (await quotas.isErased(userId))) throw new AppError('unauthenticated')
}

/** The refusal, with the time until there are units again. @throws AppError `unauthenticated` when the user was erased */
async function quotaExceeded(
  ports: ViewQuotaPorts,
  caller: QuotaCaller,
  kind: QuotaKind,
  allowance: Allowance,
): Promise<AppError> {
  await requireAlive(ports, caller)
  const { resetsAt } = (await viewOf(ports, caller, allowance))[kind]
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - ports.now().getTime()) / 1000))
  return new AppError('quota_exceeded', { quota: quotaNames[kind] }, { retryAfterSeconds })
}

async function allowanceOf({ quotas, now }: ViewQuotaPorts, { userId }: QuotaCaller): Promise<Allowance> {
  return userId === undefined ? anonymousAllowance() : userAllowance(await quotas.findSubscriptions(userId), now())
}

async function viewOf({ quotas, now }: ViewQuotaPorts, caller: QuotaCaller, allowance: Allowance): Promise<QuotaView> {
  return viewQuota(allowance, await quotas.findUse(caller.subject, allowance.name), now())
}
