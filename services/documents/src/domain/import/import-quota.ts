const day = 24 * 60 * 60 * 1000

/** Imports that are limited; JSON Resume is not. */
export type ImportKind = 'codehost' | 'network'

/** What stands for no limit in an integer: nobody imports so often. */
export const unlimited = 1_000_000

/** How often, within a window that rolls: every import counts for so long after it. */
export interface ImportAllowance {
  limit: number
  windowMs: number
}

/** What is left of an import. */
export interface ImportView {
  isPaid: boolean
  remaining: number
  limit: number
  /** Until one more is free, 0 when none is used. */
  resetsInSeconds: number
}

/** How often a user may import (interface, Limits). */
export function allowanceOf(kind: ImportKind, isPaid: boolean): ImportAllowance {
  if (kind === 'codehost') return { limit: isPaid ? 50 : 1, windowMs: day }
  return { limit: isPaid ? unlimited : 1, windowMs: 30 * day }
}

/**
 * What is left.
 * @param used when the imports within the window were, the oldest first
 */
export function viewOf(kind: ImportKind, isPaid: boolean, used: Date[], now: Date): ImportView {
  const { limit, windowMs } = allowanceOf(kind, isPaid)
  const oldest = used[Math.max(0, used.length - limit)]
  return {
    isPaid,
    limit,
    remaining: Math.max(0, limit - used.length),
    resetsInSeconds: oldest ? Math.max(1, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000)) : 0,
  }
}
