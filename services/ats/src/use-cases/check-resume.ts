import type { Principal } from '@resume/service-kit/context/request-context'
import { newId } from '@resume/service-kit/ids'
import { quotaCaller } from '../domain/quota-callers.ts'
import type { QuotaView } from '../domain/quota-view.ts'
import { type RawScanRequest, readScanRequest, resumeWithoutText, type ScanJob } from '../domain/scan-request.ts'
import { type SpendQuotaPorts, spendQuota, type UsageEvent } from './spend-quota.ts'

/** Runs the engine. @returns the report as UTF-8 JSON, and how many words the resume has */
export type RunScan = (
  job: ScanJob,
  signal: AbortSignal | undefined,
) => Promise<{ report: Uint8Array; wordCount: number }>

/** What checking a resume needs. */
export interface CheckResumePorts extends SpendQuotaPorts {
  runScan: RunScan
}

/**
 * Scans a resume. It costs one scan of the caller's quota, unless it fails.
 * @throws AppError `validation_failed` for what cannot be scanned, `quota_exceeded` when the quota is used up
 */
export async function checkResume(
  ports: CheckResumePorts,
  principal: Principal,
  raw: RawScanRequest,
  signal: AbortSignal | undefined,
): Promise<{ report: Uint8Array; quota: QuotaView }> {
  const request = readScanRequest(raw)
  const caller = quotaCaller(principal)
  const { result, quota } = await spendQuota(ports, caller, 'scan', async () => {
    const job = { ...request, today: ports.now(), restricted: !caller.userId }
    const { report, wordCount } = await ports.runScan(job, signal)
    if (wordCount === 0) throw resumeWithoutText()
    signal?.throwIfAborted()
    return { result: report, event: scannedEvent(caller.userId, request.jobDescription) }
  })
  return { report: result, quota }
}

/** The event of a scan. @param userId undefined for a caller without an account */
export function scannedEvent(userId: string | undefined, jobDescription: string): UsageEvent {
  const withJobDescription = jobDescription.trim() !== ''
  return { key: 'resumeScanned', payload: { scanId: newId(), userId: userId ?? '', withJobDescription } }
}
