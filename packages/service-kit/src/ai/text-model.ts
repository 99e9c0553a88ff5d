import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { Beats } from './beats.ts'
import { createChunkReader } from './chunk-stream.ts'
import { createModelClient } from './model-client.ts'
import { ModelFailure, withoutContent } from './model-failure.ts'

/** What is said to a model, and what it said. */
export interface TextMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** What a model is asked to write. */
export interface TextQuestion {
  model: string
  messages: TextMessage[]
  /** Longest text, in tokens. */
  maxTokens: number
  /** Longest time, in milliseconds. */
  timeoutMs: number
  /** Aborted when nobody wants the text any more. */
  signal?: AbortSignal | undefined
  /**
   * Told once what the question took, also when there is no text in the end: nothing when the provider did not take it, and
   * a guess when it was given up.
   */
  onUsage?: (usage: TokenUsage) => void
}

/** What a text took, in tokens: as the provider says, else a guess by its length. */
export interface TokenUsage {
  promptTokens: number
  completionTokens: number
  totalTokens: number
}

/** A whole text. */
export interface WrittenText {
  text: string
  usage: TokenUsage
}

/** What whoever takes a stream returns, or resolves with, to end it: no more is wanted. */
export const enough = Symbol('enough')

/** Takes a part of a text. Anything but {@link enough} wants more. */
export type TakeText = (text: string) => unknown

/**
 * A model that writes plain text. Both ways throw ModelFailure when it does not answer in time, refuses, or answers something
 * else. A whole text that is cut off fails, too.
 */
export interface TextModel {
  write(question: TextQuestion): Promise<WrittenText>
  /**
   * What was given cannot be taken back: a text that the model breaks off after `maxTokens` ends there.
   * @param onText gets what has come, part by part; no more is read from the provider before what it returns has resolved. At
   *   {@link enough} the provider is left, and the text ends with that part
   * @param beats when parts are given after the first one, which is given at once; all of them at once when absent
   */
  stream(question: TextQuestion, onText: TakeText, beats?: Beats): Promise<WrittenText>
}

/** Largest answer over the wire, in bytes: a stream takes some hundred bytes for each token. */
const largestAnswer = 16 * 1024 * 1024

/** Characters of a token in plain English, about. */
const charactersOfToken = 4

/** Connects to a model. @returns undefined when it is not configured */
export function connectTextModel(options: {
  apiKey: string | undefined
  baseUrl: string | undefined
}): TextModel | undefined {
  const { apiKey, baseUrl } = options
  if (apiKey === undefined) return undefined
  const clientOf = createModelClient({ apiKey, baseUrl, largestAnswer })
  const bodyOf = ({ model, messages, maxTokens }: TextQuestion) => ({
    ...{ model, messages, max_completion_tokens: maxTokens, store: false },
  })
  return {
    write: (question) =>
      ask(question, async (signal, taken) => {
        const request = { signal, timeout: question.timeoutMs }
        const client = await clientOf()
        const completion: ChatCompletion = await client.chat.completions.create(bodyOf(question), request)
        taken.isAnswered = true
        taken.usage = completion.usage
        const [choice] = completion.choices ?? []
        if (!choice?.message) throw new ModelFailure('the answer is no completion')
        taken.text = textOf(choice.message.content)
        checkEnd(choice.finish_reason, choice.message.refusal)
      }),
    stream: (question, onText, beats) =>
      ask(question, async (signal, taken) => {
        const body = { ...bodyOf(question), stream: true, stream_options: { include_usage: true } } as const
        const client = await clientOf()
        /** Ends the connection at once: nobody pays for what the model would go on to write. */
        const leaving = new AbortController()
        const response = await client.chat.completions
          .create(body, { signal: AbortSignal.any([signal, leaving.signal]), timeout: question.timeoutMs })
          .asResponse()
        taken.isAnswered = true
        let end: string | undefined
        /** The text of chunks. */
        const read = (chunks: ChatCompletionChunk[]): string => {
          let part = ''
          for (const chunk of chunks) {
            taken.usage = chunk.usage ?? taken.usage
            const [choice] = chunk.choices ?? []
            if (!choice) continue
            /** Some servers send an empty reason until there is one. */
            end = choice.finish_reason || end
            if (choice.delta?.refusal) throw new ModelFailure('the model refused')
            part += textOf(choice.delta?.content)
          }
          taken.text += part
          return part
        }
        const reader = createChunkReader()
        const pace = beats?.follow(signal)
        try {
          for await (const bytes of response.body ?? []) {
            const part = read(reader.take(bytes))
            if (part !== '' && (await onText(part)) === enough) return leaving.abort()
            if (reader.isDone()) break
            if (part !== '') await pace?.next()
          }
          const rest = reader.isDone() ? '' : read(reader.end())
          if (rest !== '' && (await onText(rest)) === enough) return
        } finally {
          pace?.stop()
        }
        signal.throwIfAborted()
        if (end !== 'length' || taken.text === '') checkEnd(end, undefined)
      }),
  }
}

function textOf(content: unknown): string {
  if (content === undefined || content === null) return ''
  if (typeof content !== 'string') throw new ModelFailure('the answer is no text')
  return content
}

/** @throws ModelFailure unless the model came to the end of its text */
function checkEnd(reason: string | null | undefined, refusal: string | null | undefined): void {
  if (refusal || reason === 'content_filter') throw new ModelFailure('the model refused')
  if (reason === 'length') throw new ModelFailure('the answer was cut off')
  if (reason !== 'stop') throw new ModelFailure('the answer stopped in the middle')
}

function usageOf(said: ChatCompletion['usage'] | null, { messages }: TextQuestion, text: string): TokenUsage {
  const guess = (characters: number) => Math.ceil(characters / charactersOfToken)
  const asked = messages.reduce((sum, { content }) => sum + content.length, 0)
  const promptTokens = countOf(said?.prompt_tokens) ?? guess(asked)
  const completionTokens = countOf(said?.completion_tokens) ?? guess(text.length)
  return { promptTokens, completionTokens, totalTokens: promptTokens + completionTokens }
}

function countOf(said: unknown): number | undefined {
  return Number.isSafeInteger(said) && (said as number) >= 0 && (said as number) < 2 ** 31
    ? (said as number)
    : undefined
}

/** What came of a question so far. */
interface Taken {
  isAnswered: boolean
  text: string
  usage: ChatCompletion['usage'] | null
}

/** Asks within the question's time. @throws ModelFailure alone, but for what `onText` throws */
async function ask(
  question: TextQuestion,
  work: (signal: AbortSignal, taken: Taken) => Promise<void>,
): Promise<WrittenText> {
  const late = AbortSignal.timeout(question.timeoutMs)
  const signal = question.signal ? AbortSignal.any([question.signal, late]) : late
  if (signal.aborted) throw withoutContent(signal.reason)
  const taken: Taken = { isAnswered: false, text: '', usage: undefined }
  try {
    await work(signal, taken)
  } catch (thrown) {
    if (taken.isAnswered || signal.aborted) question.onUsage?.(usageOf(taken.usage, question, taken.text))
    throw withoutContent(thrown)
  }
  const usage = usageOf(taken.usage, question, taken.text)
  question.onUsage?.(usage)
  return { text: taken.text, usage }
}
