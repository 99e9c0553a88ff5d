import { notEnoughCredits, type Reservation } from '@resume/paid-work/credits'
import { fingerprintOf } from '@resume/paid-work/fingerprint'
import type { PaidWork } from '@resume/paid-work/paid-work'
import type { Due } from '@resume/paid-work/runs'
import { atsPricing } from '@resume/proto/limits/ats'
import type { UserPrincipal } from '@resume/service-kit/context/callers'
import { AppError } from '@resume/service-kit/errors/app-error'
import { type ConvertedResume, groundedResume, type Reading } from '../domain/ai/conversion.ts'
import type { Material } from '../domain/ai/material.ts'
import { materialIn, parsedIn } from '../domain/ai/material-of-scan.ts'
import { quotaCaller, subjectOfUser } from '../domain/quota-callers.ts'
import { canConvertResume } from '../domain/quota-policy.ts'
import { type RawScanRequest, readScanRequest, resumeWithoutText, type ScanRequest } from '../domain/scan-request.ts'
import type { RunScan } from './check-resume.ts'
import type { RepeatableRequest } from './repeatable-request.ts'
import { type ViewQuotaPorts, viewQuotas } from './spend-quota.ts'

/** An AI that reads a resume; whether what it read stands there is still to be checked. */
interface ReadingAi {
  read(material: Material, signal: AbortSignal | undefined): Promise<Reading>
}

/** What converting a resume needs. */
export interface ConvertResumePorts extends ViewQuotaPorts {
  runScan: RunScan
  paidWork: PaidWork
  /** Undefined: no AI is configured. */
  resumeAi: ReadingAi | undefined
}

/** A resume as data, and what it cost. */
export interface Conversion {
  resume: ConvertedResume
  creditsSpent: number
}

/** A conversion and what its caller has to know about it. */
export interface ConversionOutcome {
  conversion: Conversion
  /** Whether an earlier request with the same ID did the work. */
  isReplay: boolean
  /** What the caller pays once it has the answer; undefined when nothing is left to pay. */
  due: Due | undefined
}

/**
 * Turns a resume into data by an AI, for credits.
 * @throws AppError `plan_required` without a subscription that includes it, `credits_missing`, `upstream_failed` when the AI
 * fails, `not_configured`, `unavailable` when billing is away, and as an analysis for its request ID; none of them costs
 * anything
 */
export async function convertResume(
  ports: ConvertResumePorts,
  principal: UserPrincipal,
  raw: Pick<RawScanRequest, 'resume'> & RepeatableRequest,
  signal: AbortSignal | undefined,
): Promise<ConversionOutcome> {
  const { paidWork, resumeAi } = ports
  const request = readScanRequest({ resume: raw.resume, jobDescription: '', layout: undefined })
  const { userId } = principal
  const fingerprint = raw.fingerprint ?? fingerprintOf([request])
  const begun = await paidWork.begin({ userId, kind: 'convert', requestId: raw.requestId, fingerprint })
  if ('replay' in begun) return { conversion: JSON.parse(begun.replay), isReplay: true, due: undefined }

  const { run } = begun
  const credits = atsPricing.resumeConversionCredits
  let reservation: Reservation | undefined
  try {
    const { tier } = await viewQuotas(ports, quotaCaller(principal))
    if (!canConvertResume(tier)) {
      throw new AppError('plan_required', { feature: 'Resume conversion', plans: 'AI Credits or Bundle' })
    }
    if (!resumeAi) throw new AppError('not_configured', { name: 'OpenAI' })
    reservation = await paidWork.reserve(run, { min: credits, max: credits })
    if (!reservation) throw new AppError('unavailable')
    const conversion = { resume: await convert(ports, resumeAi, { ...request, userId }, signal), creditsSpent: credits }
    const charge = { reservationId: reservation.id, credits }
    const settled = await paidWork.settle(await paidWork.answer(run, JSON.stringify(conversion), charge))
    if (settled === 'unpaid') throw notEnoughCredits()
    return { conversion, isReplay: false, due: settled.due }
  } catch (error) {
    await paidWork.abandon(run, reservation)
    throw error
  }
}

async function convert(
  { runScan, now }: ConvertResumePorts,
  resumeAi: ReadingAi,
  { resume, userId }: ScanRequest & Pick<UserPrincipal, 'userId'>,
  signal: AbortSignal | undefined,
): Promise<ConvertedResume> {
  const job = { resume, jobDescription: '', today: now(), restricted: false }
  const { report, wordCount } = await runScan(job, subjectOfUser(userId), signal)
  if (wordCount === 0) throw resumeWithoutText()
  const parsed = parsedIn(report)
  const material = materialIn({ resume }, parsed)
  const failed = (cause?: unknown) =>
    new AppError('upstream_failed', { reason: 'The resume could not be converted. Try again later.' }, { cause })
  const reading = await resumeAi.read(material, signal).catch((cause) => {
    signal?.throwIfAborted()
    throw failed(cause)
  })
  /** A reading that arrives after its caller has gone costs nothing. */
  signal?.throwIfAborted()
  const converted = groundedResume(reading, material, parsed)
  if (!converted) throw failed()
  return converted
}
