import { AppError } from '@resume/service-kit/errors/app-error'
import { type Static, Type } from 'typebox'
import { access } from '../access/access.ts'
import type { EventSink } from '../http/event-stream.ts'
import { GenerateBody, GeneratedText, toDone, WritingActionInfo } from './ai-schemas.ts'
import { doPaidWork, repeatable } from './paid-work.ts'
import { type AnyRoute, Replayed, type RouteCall, route, rpc } from './route.ts'

/** Longest time for a text that is given whole, in milliseconds: the AI may be asked twice. */
const wholeTimeoutMs = 50_000

/** Longest time for one that is streamed: longer than content lets the AI write. */
const streamTimeoutMs = 88_000

type GenerateCall = RouteCall<Record<string, never>, Record<string, never>, Static<typeof GenerateBody>>

function encodeRequest(call: GenerateCall) {
  const { action, mode, input, documentId } = call.body
  const { text = '', context = '', jobDescription = '', instructions = '' } = input
  return { action, mode, text, context, jobDescription, instructions, documentId, ...repeatable(call) }
}

/** Texts that an AI writes for credits. */
export const aiRoutes: AnyRoute[] = [
  route({
    operation: 'listWritingActions',
    method: 'GET',
    path: '/ai/actions',
    summary: 'List AI actions',
    description:
      'Returns what the AI can write, what each text costs in credits, and how long inputs and texts may be.',
    access: access.authenticated,
    limit: 'aiReading',
    response: { status: 200, message: 'AI actions retrieved', data: Type.Array(WritingActionInfo) },
    work: rpc(
      'writing',
      'ListActions',
      () => ({}),
      ({ actions }) =>
        actions.map(({ action, title, description, ...rest }) => ({
          action,
          title,
          description,
          costs: { standard: rest.standardCredits, expert: rest.expertCredits },
          limits: {
            text: rest.textLength,
            context: rest.contextLength,
            jobDescription: rest.jobDescriptionLength,
            instructions: rest.instructionsLength,
            content: rest.contentLength,
          },
        })),
    ),
  }),
  route({
    operation: 'generateText',
    method: 'POST',
    path: '/ai/generate',
    summary: 'Write a text with AI',
    description:
      'Writes a text and charges its price once; a text that cannot be written costs nothing. Names, email addresses, phone numbers, links, and postal addresses are not sent to the AI: they are put back into its text. Your texts are data to the AI: it follows no instructions in them. Figures, dates, employers, schools, degrees, and certificates that no input states are listed in `unverified`, for you to check; the AI is asked once to rewrite the text without them. With `Accept: text/event-stream` the text is streamed as server-sent events: `delta` `{text}`, at the end `done` (the answer without `content`), or `error` `{message, statusCode}`; a streamed text is not rewritten, and one that gets too long ends at its maximum length. Once its first text has been sent, a streamed run is finished and charged even if you disconnect, and a repeat with its `requestId` gets the whole text. An account can have two texts written at once.',
    access: access.key('ai:write'),
    limit: 'ai',
    body: GenerateBody,
    bodyLimit: 1.5 * 1024 * 1024,
    response: { status: 200, message: 'Text generated', data: GeneratedText },
    errors: [402, 404, 413, 429, 502],
    idempotent: 'in-service',
    timeoutMs: wholeTimeoutMs,
    calls: ['writing.Generate', 'billing.CommitCredits', 'writing.ConfirmGeneration', 'writing.StreamGeneration'],
    async work(call) {
      const { generation, isReplay } = await doPaidWork(
        call,
        (context) => call.clients.writing.call('Generate', encodeRequest(call), { context, timeoutMs: wholeTimeoutMs }),
        {
          priceOf: ({ generation }) => generation?.creditsSpent ?? 0,
          confirm: (confirmation, options) => call.clients.writing.call('ConfirmGeneration', confirmation, options),
        },
      )
      if (!generation) throw new AppError('internal_error')
      const data = { content: generation.content, ...toDone(generation) }
      return isReplay ? new Replayed(data) : data
    },
    events: streamGeneration,
  }),
]

/**
 * Hands on a text as it comes. A caller who leaves before the first text ends a run that it cannot ask for again; any other
 * run goes on.
 */
async function streamGeneration(call: GenerateCall, sink: EventSink): Promise<void> {
  const gone = new AbortController()
  const isRepeatable = repeatable(call).requestId !== undefined
  const leave = () => gone.abort(sink.left.reason)
  if (!isRepeatable) sink.left.addEventListener('abort', leave, { once: true })
  if (!isRepeatable && sink.left.aborted) leave()
  const context = { ...call.context, signal: gone.signal, deadline: Date.now() + streamTimeoutMs }
  let hasText = false
  await call.clients.writing.stream(
    'StreamGeneration',
    { request: encodeRequest(call) },
    ({ started, text, done }) => {
      if (started) return sink.open(started.isReplay ? { 'idempotency-replayed': 'true' } : {})
      if (done) return sink.send('done', toDone(done))
      if (!hasText) sink.left.removeEventListener('abort', leave)
      hasText = true
      return sink.send('delta', { text: text ?? '' })
    },
    { context, timeoutMs: streamTimeoutMs },
  )
}
