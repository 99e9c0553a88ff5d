const day = 24 * 60 * 60 * 1000

/** Imports with a quota; importing JSON Resume has none. */
export type ImportKind = 'codehost' | 'network'

/** Stands for no limit in an integer: nobody imports so often. */
const unlimited = 1_000_000

/** How many imports within a rolling window: an import counts for this long. */
export interface ImportAllowance {
  limit: number
  windowMs: number
}

/** A user's quota of an import as it stands. */
export interface ImportQuota {
  isPaid: boolean
  remaining: number
  limit: number
  /** Until one more is available; 0 when none is used. */
  resetsInSeconds: number
}

/** How often a user may import (docs/api/limits.md). */
export function allowanceOf(kind: ImportKind, isPaid: boolean): ImportAllowance {
  if (kind === 'codehost') return { limit: isPaid ? 50 : 1, windowMs: day }
  return { limit: isPaid ? unlimited : 1, windowMs: 30 * day }
}

/** Imports that finished after this time count against the quota. */
export function countedSince(kind: ImportKind, isPaid: boolean, now: Date): Date {
  return new Date(now.getTime() - allowanceOf(kind, isPaid).windowMs)
}

/**
 * A user's quota as it stands.
 * @param used times of the imports within the window, the oldest first
 */
export function quotaOf(kind: ImportKind, isPaid: boolean, used: Date[], now: Date): ImportQuota {
  const { limit, windowMs } = allowanceOf(kind, isPaid)
  const oldest = used[Math.max(0, used.length - limit)]
  return {
    isPaid,
    limit,
    remaining: Math.max(0, limit - used.length),
    resetsInSeconds: oldest ? Math.max(1, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000)) : 0,
  }
}

/**
 * How often a user may have the AI read a text that nothing comes of, within a rolling window; undefined where no AI is asked. A failed
 * import uses no quota, but the AI has worked for it, and that has to have an end: the rate limit alone lets some 10,000 a day
 * through. Twenty are far more than it takes to find out what of a profile to paste.
 */
export function failureAllowanceOf(kind: ImportKind): ImportAllowance | undefined {
  return kind === 'network' ? { limit: 20, windowMs: day } : undefined
}

/**
 * Seconds until one more import may begin; 0 when one may now. Each that is at work may fail, too.
 * @param failed times of the failed imports within the window, the oldest first
 * @param atWork how many are at work
 */
export function failuresWait({ limit, windowMs }: ImportAllowance, failed: Date[], atWork: number, now: Date): number {
  if (failed.length + atWork < limit) return 0
  const oldest = failed[failed.length - limit]
  if (!oldest) return importSeconds
  return Math.max(1, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000))
}

/** How long an import takes at most, in seconds, unless its process dies. */
const importSeconds = 10

/** How long a unit of quota stays reserved for an import, in milliseconds: longer than any import takes. */
const reservedMs = 60_000

/** Until when a unit is reserved for an import that begins now. */
export function importReservedUntil(now: Date): Date {
  return new Date(now.getTime() + reservedMs)
}
