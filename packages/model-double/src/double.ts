import type { ServerResponse } from 'node:http'
import { answerJson, type HttpDouble, startHttpDouble } from '@resume/http-double/double'
import type { ChatCompletion } from 'openai/resources/chat/completions'

/** A local double of the AI provider: it records what it is sent and answers what the test tells it to. */
export interface ModelDouble extends HttpDouble {
  /** Variables that make a deployable use it. */
  environment: Record<string, string>
  /** The bodies of the requests that it got, in order. */
  questions(): ModelRequest[]
  /** From now on every answer is this, as JSON unless it is text. */
  answers(content: unknown): void
}

/** What a deployable sends to the provider. */
export interface ModelRequest {
  model: string
  messages: { role: string; content: string }[]
  max_completion_tokens: number
  stream?: boolean
  /** Absent: plain text is wanted. */
  response_format?: { type: string; json_schema: { name: string; strict: boolean; schema: object } }
}

/** Starts a double. @param port a free one when absent */
export async function startModelDouble(port = 0): Promise<ModelDouble> {
  const double = await startHttpDouble(port)
  return Object.assign(double, {
    environment: { OPENAI_API_KEY: 'a-key', OPENAI_BASE_URL: `${double.url}/v1` },
    questions: () => double.seen.map(({ body }) => JSON.parse(body) as ModelRequest),
    answers: (content: unknown) => {
      double.answer = (_request, response) => answerCompletion(response, content)
    },
  })
}

/** Answers a completion. @param content sent as JSON unless it is text */
export function answerCompletion(
  response: ServerResponse,
  content: unknown,
  finishReason: FinishReason = 'stop',
): void {
  answerJson(response, completion(typeof content === 'string' ? content : JSON.stringify(content), finishReason))
}

/** Answers that the model refuses. */
export function answerRefusal(response: ServerResponse): void {
  answerJson(response, completion(null, 'stop', 'I cannot help with that.'))
}

type FinishReason = ChatCompletion.Choice['finish_reason']

/** In the form that the provider publishes. */
function completion(content: string | null, finishReason: FinishReason, refusal: string | null = null): ChatCompletion {
  const message = { role: 'assistant', content, refusal } as const
  return {
    id: 'completion',
    object: 'chat.completion',
    created: 1,
    model: 'double',
    choices: [{ index: 0, finish_reason: finishReason, logprobs: null, message }],
  }
}
