import type { Reservation } from '@resume/paid-work/credits'
import { notEnoughCredits } from '@resume/paid-work/credits'
import { fingerprintOf } from '@resume/paid-work/fingerprint'
import type { PaidWork } from '@resume/paid-work/paid-work'
import type { Due, Run } from '@resume/paid-work/runs'
import { type WritingActionName, type WritingMode, writingPricing } from '@resume/proto/limits/writing'
import type { TextModel, TokenUsage } from '@resume/service-kit/ai/text-model'
import type { UserPrincipal } from '@resume/service-kit/context/callers'
import { AppError } from '@resume/service-kit/errors/app-error'
import { actions } from '../domain/writing/actions.ts'
import { materialOf } from '../domain/writing/material.ts'
import { type KnownSources, personOf } from '../domain/writing/person.ts'
import { type RawWritingRequest, readWritingRequest, type WritingRequest } from '../domain/writing/request.ts'
import { countTokens, type DailyTokensPorts, requireDailyTokens } from './daily-tokens.ts'
import { type StreamTo, streamText, type WrittenBy, writeText } from './write-text.ts'

/** How a run ended, for the metrics. */
export interface FinishedRun {
  action: WritingActionName
  mode: WritingMode
  outcome: string
  usage: TokenUsage
  repairs: number
  /** Inventions of a first text that the second one does not have. */
  removed: number
  credits: number
  /** Until the first text came, in seconds; undefined when none was streamed. */
  firstTextSeconds: number | undefined
}

/** What generating a text needs. */
export interface GenerateTextPorts extends DailyTokensPorts {
  paidWork: PaidWork
  /** Undefined: no AI is configured. */
  textModel: TextModel | undefined
  models: Record<WritingMode, string>
  /** Longest time for a text, in milliseconds. */
  writingTimeouts: { wholeMs: number; streamedMs: number }
  people: {
    /** Reads the caller's account. @throws AppError `unavailable` */
    account(): Promise<KnownSources['account']>
    /** Reads a document of the caller. @throws AppError `not_found`, `unavailable` */
    documentContent(documentId: string): Promise<Record<string, unknown>>
  }
  runSlots: {
    /**
     * Takes one of the caller's places for runs. A run that was taken over has the place that it had.
     * @returns whether there was one
     */
    take(run: Pick<Run, 'id' | 'userId'>): Promise<boolean>
    free(run: Pick<Run, 'id' | 'userId'>): Promise<void>
  }
  onWritingTrouble: (what: string, error?: unknown) => void
  onFinishedRun: (run: FinishedRun) => void
}

/** A text, what it took, and what it cost. */
export interface Generation {
  content: string
  unverified: string[]
  usage: TokenUsage
  credits: { spent: number; balance: number }
}

/** A generation and what its caller has to know about it. */
export interface GenerationOutcome {
  generation: Generation
  /** Whether an earlier request with the same ID did the work. */
  isReplay: boolean
  /** What the caller pays once it has the answer; undefined when nothing is left to pay. */
  due: Due | undefined
}

/** A request for a text that may be repeated. */
export type RepeatableWriting = RawWritingRequest & { requestId: string | undefined; fingerprint: string | undefined }

/**
 * Writes a text by an AI, for credits.
 * @param options.signal ends the work before anything was given. A gateway whose caller has left waits on for a text that can be asked
 * for again: then it is aborted when that gateway dies, and a repeat begins anew at once
 * @param options.to gets the text as it comes; the run then is paid for at its end, whether or not its caller is still there once the
 * first text was given
 * @throws AppError `validation_failed`, `credits_missing`, `runs_at_once`, `daily_limit_reached`, `upstream_failed`,
 * `not_configured`, `unavailable`, and those of PaidWork.begin; none of them costs anything
 */
export async function generateText(
  ports: GenerateTextPorts,
  principal: UserPrincipal,
  raw: RepeatableWriting,
  { signal, to }: { signal: AbortSignal | undefined; to?: StreamTo },
): Promise<GenerationOutcome> {
  const { paidWork, runSlots } = ports
  const request = readWritingRequest(raw)
  const { userId } = principal
  const fingerprint = raw.fingerprint ?? fingerprintOf([request])
  const credits = writingPricing[request.action][request.mode]
  const begun = await paidWork.begin({ userId, kind: 'generate', requestId: raw.requestId, fingerprint }, credits)
  if ('replay' in begun) {
    const generation: Generation = JSON.parse(begun.replay)
    await to?.start(true)
    await to?.text(generation.content)
    return { generation, isReplay: true, due: undefined }
  }

  const { run } = begun
  const usage = { promptTokens: 0, completionTokens: 0, totalTokens: 0 }
  const progress: Progress = { outcome: 'failed', usage, written: undefined, spent: 0, firstTextSeconds: undefined }
  let reservation: Reservation | undefined
  let hasSlot = false
  /** Once, as soon as the AI has nothing more to do for the run. */
  const endWriting = async () => {
    if (!hasSlot) return
    hasSlot = false
    countTokens(ports, progress.usage.totalTokens)
    await attempt(ports, 'a place for runs could not be freed', runSlots.free(run))
  }
  try {
    const model = ports.textModel
    if (!model) throw new AppError('not_configured', { name: 'OpenAI' })
    const checking = requireDailyTokens(ports)
    checking.catch(() => undefined)
    hasSlot = await runSlots.take(run)
    if (!hasSlot) throw new AppError('runs_at_once', { retryAfterSeconds: 5 })
    await checking
    /** Asked first, since it takes longer. */
    const reserving = paidWork.reserve(run, { min: credits, max: credits })
    const reading = sourcesOf(ports, request)
    reading.catch(() => undefined)
    reservation = await reserving
    if (!reservation) throw new AppError('unavailable')
    if (to) await paidWork.recorded(run)
    const material = materialOf(request.input, personOf(request.input, await reading))
    const asking = { model, name: ports.models[request.mode], action: actions[request.action], material, progress }
    progress.written = await (to
      ? streamText({ ...asking, timeoutMs: ports.writingTimeouts.streamedMs, to, signal })
      : writeText({ ...asking, timeoutMs: ports.writingTimeouts.wholeMs, signal })
    ).catch((cause) => {
      signal?.throwIfAborted()
      throw cause instanceof AppError ? cause : new AppError('upstream_failed', { reason: failed }, { cause })
    })
    const { content, unverified, usage } = progress.written
    const generation = { content, unverified, usage, credits: { spent: credits, balance: reservation.balance } }
    const charge = { reservationId: reservation.id, credits }
    const [answered] = await Promise.all([paidWork.answer(run, JSON.stringify(generation), charge), endWriting()])
    const settled = await paidWork.settle(answered)
    if (settled === 'unpaid') throw notEnoughCredits()
    progress.outcome = 'ok'
    progress.spent = credits
    /** The text of a stream has been given. */
    if (to && settled.due) await paidWork.confirm(userId, settled.due.confirmId)
    return { generation, isReplay: false, due: to ? undefined : settled.due }
  } catch (error) {
    progress.outcome = error instanceof AppError ? error.id : 'internal_error'
    await paidWork.abandon(run, reservation)
    throw error
  } finally {
    await endWriting()
    tell(ports, request, progress)
  }
}

const failed = 'The text could not be written. Try again later.'

/** What a run has come to so far. */
export interface Progress {
  outcome: string
  /** Of all questions, also of those that came to nothing. */
  usage: TokenUsage
  written: WrittenBy | undefined
  spent: number
  firstTextSeconds: number | undefined
}

async function sourcesOf({ people }: GenerateTextPorts, { documentId }: WritingRequest): Promise<KnownSources> {
  const [account, document] = await Promise.all([
    people.account(),
    documentId === undefined ? undefined : people.documentContent(documentId),
  ])
  return { account, document }
}

/** Tells the metrics of a run. */
function tell(
  { onFinishedRun }: GenerateTextPorts,
  { action, mode }: WritingRequest,
  { written, usage, outcome, spent, firstTextSeconds }: Progress,
): void {
  const { repairs = 0, removed = 0 } = written ?? {}
  onFinishedRun({ action, mode, outcome, usage, repairs, removed, credits: spent, firstTextSeconds })
}

function attempt({ onWritingTrouble }: GenerateTextPorts, what: string, work: Promise<void>): Promise<void> {
  return work.catch((error) => onWritingTrouble(what, error))
}
