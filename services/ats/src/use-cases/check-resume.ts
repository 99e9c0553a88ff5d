import type { Principal } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import { quotaCaller } from '../domain/quota-callers.ts'
import type { QuotaView } from '../domain/quota-view.ts'
import { type RawScanRequest, readScanRequest, resumeWithoutText, type ScanJob } from '../domain/scan-request.ts'
import { type SpendQuotaPorts, spendQuota, takeUnit } from './spend-quota.ts'

/**
 * Runs the engine.
 * @param caller whose turn it is when many scans wait
 * @returns the report as UTF-8 JSON, and how many words the resume has
 * @throws AppError `scan_timeout`, and `overloaded` when too many wait
 */
export type RunScan = (
  job: ScanJob,
  caller: string,
  signal: AbortSignal | undefined,
) => Promise<{ report: Uint8Array; wordCount: number }>

/** What checking a resume needs. */
export interface CheckResumePorts extends SpendQuotaPorts {
  runScan: RunScan
  /** Whether a scan takes no longer than a question to the database. */
  isQuickScan(job: ScanJob): boolean
  /** Callers whose quota was found used up a moment ago. */
  refusals: { has(subject: string): boolean; add(subject: string): void }
}

/**
 * Scans a resume. It costs one scan of the caller's quota, unless it fails. A quick scan is made first and then counted, in
 * one step; whoever was just refused, and every other scan, gets a unit before the work begins.
 * @throws AppError `validation_failed` for what cannot be scanned, `quota_exceeded` when the quota is used up, `scan_timeout`
 * for what takes too long, which costs a unit
 */
export async function checkResume(
  ports: CheckResumePorts,
  principal: Principal,
  raw: RawScanRequest,
  signal: AbortSignal | undefined,
): Promise<{ report: Uint8Array; quota: QuotaView }> {
  const request = readScanRequest(raw)
  const caller = quotaCaller(principal)
  const job = { ...request, today: ports.now(), restricted: !caller.userId }
  const scan = async () => {
    const { report, wordCount } = await ports.runScan(job, caller.subject, signal)
    if (wordCount === 0) throw resumeWithoutText()
    signal?.throwIfAborted()
    return report
  }
  if (ports.isQuickScan(job) && !ports.refusals.has(caller.subject)) {
    const report = await scan()
    const quota = await takeUnit(ports, caller, 'scan').catch((error: unknown) => {
      if (error instanceof AppError && error.id === 'quota_exceeded') ports.refusals.add(caller.subject)
      throw error
    })
    return { report, quota }
  }
  const { result, quota } = await spendQuota(ports, caller, 'scan', async () => ({ result: await scan() }))
  return { report: result, quota }
}
