import { createBeats } from '@resume/service-kit/ai/beats'
import { ModelFailure } from '@resume/service-kit/ai/model-failure'
import { enough, type TextModel, type TextQuestion, type TokenUsage } from '@resume/service-kit/ai/text-model'
import { AppError } from '@resume/service-kit/errors/app-error'
import { randomHex } from '@resume/service-kit/random'
import { createLoopTurns } from '@resume/service-kit/work/loop-turns'
import type { WritingAction } from '../domain/writing/action.ts'
import type { Material } from '../domain/writing/material.ts'
import { promptOf, repairPrompt } from '../domain/writing/prompt.ts'
import {
  type CheckedText,
  checkedContent,
  checkedText,
  fitting,
  isFull,
  unknownPlaceholder,
} from '../domain/writing/written.ts'

/** What is asked of a model. */
export interface Asking {
  model: TextModel
  /** The model's name at its provider. */
  name: string
  action: WritingAction
  material: Material
  timeoutMs: number
  signal: AbortSignal | undefined
  /** Told what was taken, also when the run fails afterwards. */
  progress: { usage: TokenUsage; firstTextSeconds: number | undefined }
}

/** Where a text goes while it is written. Both return nothing when more can be taken at once, else what resolves then. */
export interface StreamTo {
  /** @param isReplay whether an earlier request did the work */
  start(isReplay: boolean): Promise<void> | void
  text(part: string): Promise<void> | void
}

/** A check takes up to ten milliseconds: of texts that end at the same moment, one is checked at a time, while others go on. */
const turn = createLoopTurns()

/** A checked text, and what it took. */
export type WrittenBy = CheckedText & { usage: TokenUsage; repairs: number; removed: number }

/**
 * Has a text written. When it invents something, the model is told what, once, and the better of both texts is taken.
 * @throws ModelFailure when there is no text to give
 */
export async function writeText(asking: Asking): Promise<WrittenBy> {
  const { model, action, material, progress } = asking
  const ends = performance.now() + asking.timeoutMs
  const question = questionOf(asking)
  const first = await model.write(question)
  await turn()
  const checked = checkedText(action, material, first.text)
  const found = { ...checked, usage: first.usage, repairs: 0, removed: 0 }
  const timeLeft = Math.floor(ends - performance.now())
  if (checked.unverified.length === 0 || timeLeft < shortestRepair) return found
  try {
    /** The model knows what it wrote, with placeholders; what is invented has none. */
    const messages = repairPrompt(question.messages, first.text, checked.unverified)
    const second = await model.write({ ...question, messages, timeoutMs: timeLeft })
    await turn()
    const { usage } = progress
    const repaired = checkedText(action, material, second.text)
    const removed = checked.unverified.length - repaired.unverified.length
    return removed > 0 ? { ...repaired, usage, repairs: 1, removed } : { ...checked, usage, repairs: 1, removed: 0 }
  } catch (error) {
    if (asking.signal?.aborted || !(error instanceof ModelFailure)) throw error
    return { ...found, usage: progress.usage, repairs: 1 }
  }
}

/**
 * When parts of streams are read: every 40 ms, in which a usual model writes two words. Each by itself takes the processes that it passes
 * nearly twice the processor time. Of 200 streams, 25 are read in one turn.
 */
const beats = createBeats(40, 8)

/** Time that a second attempt is worth beginning with, in milliseconds. */
const shortestRepair = 2_000

/**
 * Has a text written, and hands it on as it comes. A caller who leaves before the first text ends the work; after it, the
 * text is written to its end. One that gets longer than its action allows ends there: its caller has it, and may have asked for
 * more than that in order to get it for nothing.
 * @throws ModelFailure when there is no text, or its end does not come; AppError `caller_gone`
 */
export async function streamText({ to, signal, ...asking }: Asking & { to: StreamTo }): Promise<WrittenBy> {
  const { model, action, material, progress } = asking
  const gone = new AbortController()
  const leave = () => gone.abort(new AppError('caller_gone'))
  signal?.addEventListener('abort', leave, { once: true })
  if (signal?.aborted) leave()
  const parts = material.restoreParts(unknownPlaceholder(material))
  const began = performance.now()
  let content = ''
  const give = (part: string) => {
    /** The text begins with its first word. */
    const wanted = fitting(action.action, content, content === '' ? part.trimStart() : part)
    if (wanted === '') return undefined
    if (content === '') {
      gone.signal.throwIfAborted()
      signal?.removeEventListener('abort', leave)
      progress.firstTextSeconds = (performance.now() - began) / 1000
    }
    content += wanted
    const taking = to.text(wanted)
    return isFull(action.action, content) ? Promise.resolve(taking).then(() => enough) : taking
  }
  try {
    await to.start(false)
    gone.signal.throwIfAborted()
    const question = questionOf({ ...asking, signal: gone.signal })
    const { usage } = await model.stream(question, (part) => give(parts.push(part)), beats)
    await give(parts.end())
    await turn()
    return { ...checkedContent(action, material, content), usage, repairs: 0, removed: 0 }
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

function questionOf({ action, material, name, timeoutMs, signal, progress }: Omit<Asking, 'model'>): TextQuestion {
  const messages = promptOf(action, material.sent, randomHex(24))
  const onUsage = (usage: TokenUsage) => {
    progress.usage = sumOf(progress.usage, usage)
  }
  return { model: name, messages, maxTokens: action.maxTokens, timeoutMs, signal, onUsage }
}

function sumOf(one: TokenUsage, other: TokenUsage): TokenUsage {
  return {
    promptTokens: one.promptTokens + other.promptTokens,
    completionTokens: one.completionTokens + other.completionTokens,
    totalTokens: one.totalTokens + other.totalTokens,
  }
}
