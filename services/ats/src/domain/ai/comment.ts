import { textOfResume } from '@resume/resume-text/text-of-resume'
import type { AtsReport, ParsedResume } from '../report.ts'
import type { ScanRequest } from '../scan-request.ts'
import type { Comment } from './analyzed-resume.ts'
import { notEnoughCredits, type Reservation } from './credits.ts'
import { type Material, materialOf } from './material.ts'
import { personIn } from './personal-data.ts'
import type { ResumeAi } from './resume-ai.ts'

/**
 * An AI's comment on a resume that was scanned, or why there is none.
 * @param terms.held undefined when no credits could be put aside
 * @param terms.price in credits
 * @throws AppError `payment_required` when less is put aside than the comment costs; why the caller has gone
 */
export async function commentOn(
  scanned: ScanRequest & { report: Uint8Array },
  resumeAi: ResumeAi | undefined,
  terms: { held: Reservation | undefined; price: number; signal: AbortSignal | undefined },
): Promise<Comment> {
  const { held, price, signal } = terms
  if (!resumeAi) return { ai: null, aiStatus: 'unconfigured', creditsSpent: 0 }
  if (!held) return unavailable
  if (price > held.amount) throw notEnoughCredits()
  const material = materialIn(scanned, parsedIn(scanned.report))
  const ai = await resumeAi.analyze(material, signal).catch(() => undefined)
  /** What comes when nobody waits for it any more costs nothing. */
  signal?.throwIfAborted()
  return ai ? { ai, aiStatus: 'ok', creditsSpent: price } : unavailable
}

const unavailable: Comment = { ai: null, aiStatus: 'unavailable', creditsSpent: 0 }

/** What a report says was read out of the resume. */
export function parsedIn(report: Uint8Array): ParsedResume {
  const { parsed }: AtsReport = JSON.parse(new TextDecoder().decode(report))
  return parsed
}

/** What an AI is given of a scan; the advertisement is left out of what is only to be converted. */
export function materialIn(
  { resume, jobDescription }: { resume: ScanRequest['resume']; jobDescription?: string },
  parsed: ParsedResume,
): Material {
  const text = typeof resume === 'string' ? resume : textOfResume(resume)
  return materialOf(text, jobDescription, personIn(parsed, resume))
}
