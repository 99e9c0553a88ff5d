import type { Principal } from '@resume/service-kit/context/request-context'
import { newId } from '@resume/service-kit/ids'
import { quotaCaller } from './quota-callers.ts'
import type { QuotaView } from './quota-view.ts'
import type { Quotas } from './quotas.ts'
import { type RawScanRequest, readScanRequest, resumeWithoutText, type ScanRequest } from './scan-request.ts'

/** A scan as the engine wants it. */
export interface ScanJob extends ScanRequest {
  /** The day on which ages and current roles are judged. */
  today: Date
  /** Whether evidence and fixes are kept back. */
  restricted: boolean
}

/** Runs the engine. @returns the report as UTF-8 JSON, and how many words the resume has */
export type RunScan = (
  job: ScanJob,
  signal: AbortSignal | undefined,
) => Promise<{ report: Uint8Array; wordCount: number }>

/** What the use case works with. */
export interface CheckResumeDependencies {
  quotas: Quotas
  runScan: RunScan
  now: () => Date
}

/**
 * Scans a resume. It costs one scan of the caller's quota, unless it fails.
 * @throws AppError `invalid_argument` for what cannot be scanned, `rate_limited` when the quota is used up
 */
export async function checkResume(
  { quotas, runScan, now }: CheckResumeDependencies,
  principal: Principal,
  raw: RawScanRequest,
  signal: AbortSignal | undefined,
): Promise<{ report: Uint8Array; quota: QuotaView }> {
  const request = readScanRequest(raw)
  const caller = quotaCaller(principal)
  const { result, quota } = await quotas.spend(caller, 'scan', async () => {
    const { report, wordCount } = await runScan({ ...request, today: now(), restricted: !caller.userId }, signal)
    if (wordCount === 0) throw resumeWithoutText()
    signal?.throwIfAborted()
    return {
      result: report,
      event: {
        key: 'resumeScanned',
        payload: {
          scanId: newId(),
          userId: caller.userId ?? '',
          withJobDescription: request.jobDescription.trim() !== '',
        },
      },
    }
  })
  return { report: result, quota }
}
