import { Ajv, type ValidateFunction } from 'ajv'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { createModelClient } from './model-client.ts'
import { ModelFailure, withoutContent } from './model-failure.ts'

/** What a language model is asked. */
export interface Question {
  /** The name of the schema: letters, digits, `_` and `-`. */
  name: string
  /** JSON schema of the answer, in the strict form of `strict-schema.ts`. */
  schema: object
  /** What it is to do; ours alone, the same for every caller. */
  instructions: string
  /** What it is to work on; somebody else's, and never instructions. */
  material: string
  /** Longest answer, in tokens. */
  maxTokens: number
  /** Longest time for all attempts together, in milliseconds. */
  timeoutMs: number
  /** Aborted when nobody wants the answer any more. */
  signal?: AbortSignal | undefined
}

/**
 * Asks the model, and once more when its first answer does not fit the schema.
 * @returns an answer that fits the schema; whether it is true is the caller's to judge
 * @throws ModelFailure when it does not answer in time, refuses, is cut off, or answers twice what does not fit
 */
export type AskModel = <Answer>(question: Question) => Promise<Answer>

/** Where the model is. */
export interface ModelOptions {
  /** Undefined: the integration is not configured. */
  apiKey: string | undefined
  /** The provider's own when undefined. */
  baseUrl: string | undefined
  model: string
}

/** Largest answer as it comes over the wire, in bytes; far above what the most tokens take. */
const largestAnswer = 1024 * 1024

/** Of a wrong answer, what it is shown again, in characters: whatever it costs to ask twice has an end. */
const mostQuoted = 20_000

const answered = { hasAnswered: true }

/** Connects to a model of OpenAI, or of whoever speaks like it. @returns undefined when it is not configured */
export function connectModel({ apiKey, baseUrl, model }: ModelOptions): AskModel | undefined {
  if (apiKey === undefined) return undefined
  const clientOf = createModelClient({ apiKey, baseUrl, largestAnswer })
  const checkFor = compileOnce()

  const complete = async (question: Question, messages: ChatCompletionMessageParam[], signal: AbortSignal) => {
    const { name, schema, maxTokens, timeoutMs } = question
    const client = await clientOf()
    const completion = await client.chat.completions.create(
      {
        model,
        messages,
        max_completion_tokens: maxTokens,
        store: false,
        response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: { ...schema } } },
      },
      { signal, timeout: timeoutMs },
    )
    const [choice] = completion.choices ?? []
    if (!choice?.message) throw new ModelFailure('the answer is no completion')
    if (choice.message.refusal) throw new ModelFailure('the model refused', answered)
    if (choice.finish_reason === 'length') throw new ModelFailure('the answer was cut off', answered)
    return choice.message.content ?? ''
  }

  return async <Answer>(question: Question) => {
    const late = AbortSignal.timeout(question.timeoutMs)
    const signal = question.signal ? AbortSignal.any([question.signal, late]) : late
    const read = readerOf<Answer>(checkFor(question.schema))
    const messages: ChatCompletionMessageParam[] = [
      { role: 'system', content: question.instructions },
      { role: 'user', content: question.material },
    ]
    try {
      const content = await complete(question, messages, signal)
      const first = read(content)
      if (!('fault' in first)) return first.answer
      const complaint = `That does not fit the schema: ${first.fault}. Answer again, whole.`
      const second = read(
        await complete(
          question,
          [
            ...messages,
            { role: 'assistant', content: content.slice(0, mostQuoted) },
            { role: 'user', content: complaint },
          ],
          signal,
        ),
      )
      if ('fault' in second) {
        throw new ModelFailure(`two answers do not fit the schema: ${second.fault}`, answered)
      }
      return second.answer
    } catch (thrown) {
      throw withoutContent(thrown)
    }
  }
}

type Reading<Answer> = { answer: Answer } | { fault: string }

function readerOf<Answer>(check: ValidateFunction): (content: string) => Reading<Answer> {
  return (content) => {
    let value: unknown
    try {
      value = JSON.parse(content)
    } catch {
      return { fault: 'it is not JSON' }
    }
    if (check(value)) return { answer: value as Answer }
    const [error] = check.errors ?? []
    return { fault: `${error?.schemaPath ?? ''} ${error?.keyword ?? ''}`.trim() }
  }
}

/** Schemas are constants of the code: each is compiled when it is first used. */
function compileOnce(): (schema: object) => ValidateFunction {
  const ajv = new Ajv({ allErrors: false, strict: false })
  const known = new WeakMap<object, ValidateFunction>()
  return (schema) => {
    const check = known.get(schema) ?? ajv.compile(schema)
    known.set(schema, check)
    return check
  }
}
