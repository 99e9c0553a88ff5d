import { notEnoughCredits, type Reservation } from '@resume/paid-work/credits'
import { type Analysis, groundedAnalysis } from '../domain/ai/analysis.ts'
import type { Comment } from '../domain/ai/analyzed-resume.ts'
import type { Material } from '../domain/ai/material.ts'
import { materialIn, parsedIn } from '../domain/ai/material-of-scan.ts'
import type { ScanRequest } from '../domain/scan-request.ts'

/** What a comment on a resume needs. */
export interface CommentOnResumePorts {
  /** Undefined: no AI is configured. */
  resumeAi: { analyze(material: Material, signal: AbortSignal | undefined): Promise<Analysis> } | undefined
  /** Told why there is no comment, in words that hold nothing of the resume. */
  onNoComment(reason: unknown): void
}

/**
 * An AI's comment on a resume that was scanned, or why there is none.
 * @param terms.reservation undefined when no credits could be reserved
 * @param terms.price in credits
 * @throws AppError `credits_missing` when less is reserved than the comment costs; why the caller has gone
 */
export async function commentOnResume(
  { resumeAi, onNoComment }: CommentOnResumePorts,
  scanned: ScanRequest & { report: Uint8Array },
  terms: { reservation: Reservation | undefined; price: number; signal: AbortSignal | undefined },
): Promise<Comment> {
  const { reservation, price, signal } = terms
  if (!resumeAi) return { ai: null, aiStatus: 'unconfigured', creditsSpent: 0 }
  if (!reservation) return unavailable
  if (price > reservation.amount) throw notEnoughCredits()
  const material = materialIn(scanned, parsedIn(scanned.report))
  let ai: Analysis | undefined
  try {
    ai = groundedAnalysis(await resumeAi.analyze(material, signal), material)
    if (!ai) onNoComment(new Error('nothing in the answer is grounded in the material'))
  } catch (failure) {
    if (!signal?.aborted) onNoComment(failure)
  }
  /** A comment that arrives after its caller has gone costs nothing. */
  signal?.throwIfAborted()
  return ai ? { ai, aiStatus: 'ok', creditsSpent: price } : unavailable
}

const unavailable: Comment = { ai: null, aiStatus: 'unavailable', creditsSpent: 0 }
