import type { Reservation } from '@resume/paid-work/credits'
import { fingerprintOf } from '@resume/paid-work/fingerprint'
import type { PaidWork } from '@resume/paid-work/paid-work'
import type { AnsweredRun, Due } from '@resume/paid-work/runs'
import type { UserPrincipal } from '@resume/service-kit/context/callers'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import { type AnalyzedResume, type Comment, readAnswer, writeAnswer } from '../domain/ai/analyzed-resume.ts'
import { analysisPrice, analysisRange } from '../domain/ai/prices.ts'
import type { FetchJobPage } from '../domain/job-page/fetch-job-page.ts'
import { longestJobDescription } from '../domain/job-page/page-text.ts'
import { quotaCaller } from '../domain/quota-callers.ts'
import { type RawScanRequest, readScanRequest, resumeWithoutText, type ScanRequest } from '../domain/scan-request.ts'
import type { RunScan } from './check-resume.ts'
import { type CommentOnResumePorts, commentOnResume } from './comment-on-resume.ts'
import type { RepeatableRequest } from './repeatable-request.ts'
import { type SpendQuotaPorts, spendQuota } from './spend-quota.ts'

/** An analysis as it was asked for, before anything is known to be right about it. */
export interface RawAnalysisRequest extends RawScanRequest, RepeatableRequest {
  fetchJobUrl: boolean
  jobUrl: string
}

/** What analyzing a resume needs. */
export interface AnalyzeResumePorts extends SpendQuotaPorts, CommentOnResumePorts {
  runScan: RunScan
  paidWork: PaidWork
  fetchJobPage: FetchJobPage
}

/** An analysis and what its caller has to know about it. */
export interface AnalysisOutcome {
  analysis: AnalyzedResume
  /** Whether an earlier request with the same ID did the work. */
  isReplay: boolean
  /** What the caller pays once it has the answer; undefined when nothing is left to pay. */
  due: Due | undefined
}

/**
 * Scans a resume and lets an AI comment on it. The report always comes; credits are spent only on a comment that comes
 * with it.
 * @throws AppError `validation_failed` or `job_url_unavailable` for what cannot be analyzed, `credits_missing`, `quota_exceeded`,
 * `idempotency_in_progress` and `idempotency_conflict`; none of them costs anything
 */
export async function analyzeResume(
  ports: AnalyzeResumePorts,
  principal: UserPrincipal,
  raw: RawAnalysisRequest,
  signal: AbortSignal | undefined,
): Promise<AnalysisOutcome> {
  const { paidWork } = ports
  const request = readScanRequest(raw)
  if (raw.fetchJobUrl && raw.jobUrl === '') throw invalidFields({ path: 'jobUrl', message: 'is required to fetch it' })
  const { userId } = principal
  const fingerprint = raw.fingerprint ?? fingerprintOf([request, raw.fetchJobUrl, raw.jobUrl])
  const begun = await paidWork.begin({ userId, kind: 'analyze', requestId: raw.requestId, fingerprint })
  if ('replay' in begun) return { analysis: readAnswer(begun.replay), isReplay: true, due: undefined }

  const { run } = begun
  let reservation: Reservation | undefined
  let answered: AnsweredRun | undefined
  try {
    const { result, quota } = await spendQuota(ports, quotaCaller(principal), 'scan', async () => {
      reservation = ports.resumeAi && (await paidWork.reserve(run, wantedCredits(request, raw.fetchJobUrl)))
      const { report, ...scanned } = await scan(ports, principal, request, raw, signal)
      const price = priceOf(scanned.request, raw.fetchJobUrl)
      const comment = await commentOnResume(ports, { ...scanned.request, report }, { reservation, price, signal })
      if (reservation && comment.aiStatus !== 'ok') await paidWork.forgo(run, reservation)
      const charge =
        reservation && comment.aiStatus === 'ok'
          ? { reservationId: reservation.id, credits: comment.creditsSpent }
          : undefined
      return {
        result: { comment, report },
        record: async (quota, within) => {
          answered = await paidWork.answer(run, writeAnswer({ ...comment, report, quota }), charge, within)
        },
      }
    })
    const rest = { report: result.report, quota }
    const withoutComment: AnalyzedResume = { ...unpaidComment, ...rest }
    const settled = answered ? await paidWork.settle(answered, writeAnswer(withoutComment)) : {}
    if (settled === 'unpaid') return { analysis: withoutComment, isReplay: false, due: undefined }
    return { analysis: { ...result.comment, ...rest }, isReplay: false, due: settled.due }
  } catch (error) {
    await paidWork.abandon(run, reservation)
    throw error
  }
}

const unpaidComment: Comment = { ai: null, aiStatus: 'unavailable', creditsSpent: 0 }

/** The length of a job description that is still to be fetched is not known yet. */
function wantedCredits(request: ScanRequest, fetchJobUrl: boolean): { min: number; max: number } {
  const { min, max } = analysisRange(fetchJobUrl)
  return { min: fetchJobUrl ? min : priceOf(request, false), max }
}

function priceOf({ resume, jobDescription }: ScanRequest, fetchJobUrl: boolean): number {
  const characters = (typeof resume === 'string' ? resume : JSON.stringify(resume)).length + jobDescription.length
  return analysisPrice(characters, fetchJobUrl)
}

/** Fetches the job description, where that is asked for, and scans. */
async function scan(
  { fetchJobPage, runScan, now }: AnalyzeResumePorts,
  principal: UserPrincipal,
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
  const { report, wordCount } = await runScan(
    { ...whole, today: now(), restricted: false },
    quotaCaller(principal).subject,
    signal,
  )
  if (wordCount === 0) throw resumeWithoutText()
  signal?.throwIfAborted()
  return { request: whole, report }
}
