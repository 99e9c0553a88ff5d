import type { AtsTier } from '@resume/proto/limits/ats'
import { type Allowance, earliestLiveStart, endOfWindow, type QuotaKind, startOfWindow } from './quota-policy.ts'

/** What is on record of one quota of one caller. */
export interface RecordedUse {
  kind: QuotaKind
  /** When the latest window began; null before the first use. */
  windowStart: Date | null
  used: number
}

/** How much of a quota is used in the window that holds now. */
export interface UsageView {
  limit: number
  used: number
  remaining: number
  /** When the window ends; while nothing is used in it, when one that began now would. */
  resetsAt: Date
}

/** A caller's quotas. */
export interface QuotaView {
  tier: AtsTier
  scan: UsageView
  extraction: UsageView
}

/** What a caller has used and has left, from what is on record. */
export function viewQuota(allowance: Allowance, recorded: RecordedUse[], now: Date): QuotaView {
  return {
    tier: allowance.tier,
    scan: viewUsage(allowance, 'scan', recorded, now),
    extraction: viewUsage(allowance, 'extraction', recorded, now),
  }
}

function viewUsage(allowance: Allowance, kind: QuotaKind, recorded: RecordedUse[], now: Date): UsageView {
  const { window, limits } = allowance
  const record = recorded.find((candidate) => candidate.kind === kind)
  const start = record?.windowStart ?? undefined
  const live = record && start && start >= earliestLiveStart(window, now) ? { start, used: record.used } : undefined
  const used = live?.used ?? 0
  return {
    limit: limits[kind],
    used,
    remaining: Math.max(0, limits[kind] - used),
    resetsAt: endOfWindow(window, live?.start ?? startOfWindow(window, now)),
  }
}
