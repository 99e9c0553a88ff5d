import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'

type FinishReason = ChatCompletionChunk.Choice['finish_reason']

const head = { id: 'completion', object: 'chat.completion.chunk', created: 1, model: 'double' } as const

/** How a stream goes, and how it ends. */
export interface StreamedAnswer {
  /** Time before each part, in milliseconds. */
  gapMs?: number
  /** Undefined: it breaks off without saying how. */
  finishReason?: FinishReason | undefined
  usage?: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
  /** Waited for before each part but the first. */
  before?: (index: number) => Promise<unknown>
}

/** Answers a completion in parts, as server-sent events. @param parts those that are functions are made when they are sent */
export async function answerStream(
  response: ServerResponse,
  parts: (string | (() => string))[],
  { gapMs = 0, usage, before, ...end }: StreamedAnswer = {},
): Promise<void> {
  const finishReason = 'finishReason' in end ? end.finishReason : 'stop'
  const send = (fields: Pick<ChatCompletionChunk, 'choices' | 'usage'>) => {
    const chunk: ChatCompletionChunk = { ...head, ...fields }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  const choice = (delta: ChatCompletionChunk.Choice.Delta, reason: FinishReason = null) => ({
    choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
    usage: null,
  })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send(choice({ role: 'assistant', content: '' }))
  for (const [index, part] of parts.entries()) {
    if (index > 0) await before?.(index)
    if (gapMs > 0) await pause(gapMs)
    if (response.destroyed) return
    send(choice({ content: typeof part === 'string' ? part : part() }))
  }
  if (finishReason === undefined) return void response.destroy()
  send(choice({}, finishReason))
  send({
    choices: [],
    usage: usage ?? { prompt_tokens: 100, completion_tokens: parts.length, total_tokens: 100 + parts.length },
  })
  response.end('data: [DONE]\n\n')
}
