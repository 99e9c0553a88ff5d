import type { UserPrincipal } from '@resume/service-kit/context/callers'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { RunScan } from '../check-resume.ts'
import type { FetchJobPage } from '../job-page/fetch-job-page.ts'
import { longestJobDescription } from '../job-page/page-text.ts'
import { quotaCaller } from '../quota-callers.ts'
import type { QuotaView } from '../quota-view.ts'
import type { Quotas, RunToKeep } from '../quotas.ts'
import { type RawScanRequest, readScanRequest, resumeWithoutText, type ScanRequest } from '../scan-request.ts'
import { type AnalyzedResume, type Comment, readAnswer, writeAnswer } from './analyzed-resume.ts'
import { commentOn } from './comment.ts'
import type { Reservation } from './credits.ts'
import { fingerprintOf, type PaidRuns } from './paid-runs.ts'
import { analysisPrice, analysisRange } from './prices.ts'
import type { ResumeAi } from './resume-ai.ts'
import type { KeptRun } from './runs.ts'

/** An analysis as it was asked for, before anything is known to be right about it. */
export interface RawAnalysisRequest extends RawScanRequest {
  fetchJobUrl: boolean
  jobUrl: string
  requestId: string | undefined
}

/** What the use case works with. */
export interface AnalyzeResumeDependencies {
  quotas: Quotas
  runScan: RunScan
  now: () => Date
  paidRuns: PaidRuns
  /** Undefined: not configured. */
  resumeAi: ResumeAi | undefined
  fetchJobPage: FetchJobPage
}

/**
 * Scans a resume and lets an AI comment on it. The report always comes; credits are spent only on a comment that comes
 * with it.
 * @throws AppError `invalid_argument` for what cannot be analyzed or fetched, `payment_required`, `rate_limited` when the
 * quota is used up, `conflict` for a request id that is in work or names another request; none of them costs anything
 */
export async function analyzeResume(
  dependencies: AnalyzeResumeDependencies,
  principal: UserPrincipal,
  raw: RawAnalysisRequest,
  signal: AbortSignal | undefined,
): Promise<AnalyzedResume> {
  const { quotas, paidRuns, resumeAi } = dependencies
  const request = readScanRequest(raw)
  if (raw.fetchJobUrl && raw.jobUrl === '') throw invalidFields({ path: 'jobUrl', message: 'is required to fetch it' })
  const { userId } = principal
  const fingerprint = fingerprintOf([request, raw.fetchJobUrl, raw.jobUrl])
  const begun = await paidRuns.begin({ userId, kind: 'analyze', requestId: raw.requestId, fingerprint })
  if ('answer' in begun) return readAnswer(begun.answer)

  const { run } = begun
  let held: Reservation | undefined
  let kept: KeptRun | undefined
  try {
    const { result, quota } = await quotas.spend(quotaCaller(principal), 'scan', async () => {
      held = resumeAi && (await paidRuns.hold(run, 'analyze', wantedCredits(request, raw.fetchJobUrl)))
      const scanned = await scan(dependencies, request, raw, signal)
      const comment = await commentOn({ ...scanned.request, report: scanned.report }, resumeAi, {
        held,
        price: priceOf(scanned.request, raw.fetchJobUrl),
        signal,
      })
      if (held && comment.aiStatus !== 'ok') await paidRuns.giveBack(run, held)
      const charge =
        held && comment.aiStatus === 'ok' ? { reservationId: held.id, credits: comment.creditsSpent } : undefined
      return {
        result: { comment, report: scanned.report },
        event: scannedEvent(userId, scanned.request),
        keep: (view: QuotaView): RunToKeep => {
          kept = { run, answer: writeAnswer({ ...comment, report: scanned.report, quota: view }), charge }
          return { kept, until: paidRuns.keptUntil() }
        },
      }
    })
    const rest = { report: result.report, quota }
    const withoutComment: AnalyzedResume = { ...unpaidComment, ...rest }
    const isPaid = !kept || (await paidRuns.settle(kept, 'analyze', writeAnswer(withoutComment)))
    return isPaid ? { ...result.comment, ...rest } : withoutComment
  } catch (error) {
    await paidRuns.abandon(run, held)
    throw error
  }
}

const unpaidComment: Comment = { ai: null, aiStatus: 'unavailable', creditsSpent: 0 }

/** Of an advertisement that is still to be fetched nobody knows the length yet. */
function wantedCredits(request: ScanRequest, fetchJobUrl: boolean): { min: number; max: number } {
  const { min, max } = analysisRange(fetchJobUrl)
  return { min: fetchJobUrl ? min : priceOf(request, false), max }
}

function priceOf({ resume, jobDescription }: ScanRequest, fetchJobUrl: boolean): number {
  const characters = (typeof resume === 'string' ? resume : JSON.stringify(resume)).length + jobDescription.length
  return analysisPrice(characters, fetchJobUrl)
}

/** Fetches the advertisement, where that is asked for, and scans. */
async function scan(
  { fetchJobPage, runScan, now }: AnalyzeResumeDependencies,
  request: ScanRequest,
  { fetchJobUrl, jobUrl }: RawAnalysisRequest,
  signal: AbortSignal | undefined,
): Promise<{ request: ScanRequest; report: Uint8Array }> {
  const pasted = request.jobDescription.trim()
  const fetched = fetchJobUrl ? await fetchJobPage(jobUrl, signal) : ''
  const jobDescription = fetchJobUrl
    ? [...`${pasted}\n\n${fetched}`.trim()].slice(0, longestJobDescription).join('')
    : request.jobDescription
  const whole = { ...request, jobDescription }
  const { report, wordCount } = await runScan({ ...whole, today: now(), restricted: false }, signal)
  if (wordCount === 0) throw resumeWithoutText()
  signal?.throwIfAborted()
  return { request: whole, report }
}

function scannedEvent(userId: string, { jobDescription }: ScanRequest) {
  const payload = { scanId: newId(), userId, withJobDescription: jobDescription.trim() !== '' }
  return { key: 'resumeScanned' as const, payload }
}
