import type { UserPrincipal } from '@resume/service-kit/context/callers'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { RunScan } from '../check-resume.ts'
import { quotaCaller } from '../quota-callers.ts'
import { canConvertResume, pricing } from '../quota-policy.ts'
import type { Quotas } from '../quotas.ts'
import { type RawScanRequest, readScanRequest, resumeWithoutText, type ScanRequest } from '../scan-request.ts'
import { materialIn, parsedIn } from './comment.ts'
import { type ConvertedResume, groundedResume } from './conversion.ts'
import { notEnoughCredits, type Reservation } from './credits.ts'
import { fingerprintOf, type PaidRuns } from './paid-runs.ts'
import type { ResumeAi } from './resume-ai.ts'

/** What the use case works with. */
export interface ConvertResumeDependencies {
  quotas: Quotas
  runScan: RunScan
  now: () => Date
  paidRuns: PaidRuns
  /** Undefined: not configured. */
  resumeAi: ResumeAi | undefined
}

/** The answer to a request for a conversion. */
export interface Conversion {
  resume: ConvertedResume
  creditsSpent: number
}

/**
 * Turns a resume into data by an AI, for credits.
 * @throws AppError `permission_denied` without a subscription that includes it, `payment_required`, `upstream_failed` when
 * the AI fails, `unavailable` when it is not configured or billing is away, `conflict` as for an analysis; none of them
 * costs anything
 */
export async function convertResume(
  dependencies: ConvertResumeDependencies,
  principal: UserPrincipal,
  raw: Pick<RawScanRequest, 'resume'> & { requestId: string | undefined },
  signal: AbortSignal | undefined,
): Promise<Conversion> {
  const { quotas, paidRuns, resumeAi } = dependencies
  const request = readScanRequest({ resume: raw.resume, jobDescription: '', layout: undefined })
  const { userId } = principal
  const fingerprint = fingerprintOf([request])
  const begun = await paidRuns.begin({ userId, kind: 'convert', requestId: raw.requestId, fingerprint })
  if ('answer' in begun) return JSON.parse(begun.answer)

  const { run } = begun
  const credits = pricing.resumeConversionCredits
  let held: Reservation | undefined
  try {
    const { tier } = await quotas.view(quotaCaller(principal))
    if (!canConvertResume(tier)) {
      throw new AppError('permission_denied', 'Resume conversion requires an AI Credits or Bundle subscription.')
    }
    if (!resumeAi) throw new AppError('unavailable', 'Integration not configured: OpenAI')
    held = await paidRuns.hold(run, 'convert', { min: credits, max: credits })
    if (!held) throw new AppError('unavailable', 'Service temporarily unavailable')
    const conversion = { resume: await convert(dependencies, resumeAi, request, signal), creditsSpent: credits }
    const charge = { reservationId: held.id, credits }
    const kept = { run, answer: JSON.stringify(conversion), charge }
    if (!(await paidRuns.store.keep(kept, paidRuns.keptUntil()))) {
      throw new AppError('unavailable', 'The request took too long. Please try again.')
    }
    if (await paidRuns.settle(kept, 'convert')) return conversion
    await paidRuns.store.forget(run)
    throw notEnoughCredits()
  } catch (error) {
    await paidRuns.abandon(run, held)
    throw error
  }
}

async function convert(
  { runScan, now }: ConvertResumeDependencies,
  resumeAi: ResumeAi,
  { resume }: ScanRequest,
  signal: AbortSignal | undefined,
): Promise<ConvertedResume> {
  const job = { resume, jobDescription: '', today: now(), restricted: false }
  const { report, wordCount } = await runScan(job, signal)
  if (wordCount === 0) throw resumeWithoutText()
  const parsed = parsedIn(report)
  const material = materialIn({ resume }, parsed)
  const failed = (cause?: unknown) =>
    new AppError('upstream_failed', 'The resume could not be converted. Try again later.', { cause })
  const reading = await resumeAi.read(material, signal).catch((cause) => {
    signal?.throwIfAborted()
    throw failed(cause)
  })
  /** What comes when nobody waits for it any more costs nothing. */
  signal?.throwIfAborted()
  const converted = groundedResume(reading, material, parsed)
  if (!converted) throw failed()
  return converted
}
