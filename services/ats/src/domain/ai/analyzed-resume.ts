import type { QuotaView, UsageView } from '../quota-view.ts'
import type { Analysis } from './analysis.ts'

/** A comment of an AI, or why there is none. */
export type Comment =
  | { ai: Analysis; aiStatus: 'ok'; creditsSpent: number }
  | { ai: null; aiStatus: 'unavailable' | 'unconfigured'; creditsSpent: 0 }

/** The answer to a request for an analysis. */
export type AnalyzedResume = Comment & {
  /** UTF-8 JSON of the report. */
  report: Uint8Array
  quota: QuotaView
}

/** The answer as it is kept for repeats. */
export function writeAnswer({ report, ...rest }: AnalyzedResume): string {
  return JSON.stringify({ ...rest, report: new TextDecoder().decode(report) })
}

/** The answer that {@link writeAnswer} wrote. */
export function readAnswer(json: string): AnalyzedResume {
  const { report, quota, ...rest } = JSON.parse(json)
  return {
    ...rest,
    report: new TextEncoder().encode(report),
    quota: { ...quota, scan: revived(quota.scan), extraction: revived(quota.extraction) },
  }
}

function revived(usage: UsageView): UsageView {
  return { ...usage, resetsAt: new Date(usage.resetsAt) }
}
