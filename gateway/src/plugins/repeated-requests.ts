import { createHash } from 'node:crypto'
import type { Caller } from '@resume/service-kit/context/request-context'
import { toAppError } from '@resume/service-kit/errors/app-error'
import type { FastifyRequest } from 'fastify'
import { failureOf, type Pieces } from '../http/envelope.ts'
import type { Upload } from '../http/upload.ts'
import type { Attempt, BeginRequest } from '../idempotency/idempotency.ts'
import { keyOf } from '../idempotency/key-of.ts'

/**
 * Keeps an answer for repeats, a refusal too; not what is bound to pass: a failure of ours, a limit, what says so.
 * @param isStoredHere false when the service stores the answer: refusals alone are stored here then
 * @param keepsRefusals false where a repeat of a refused request is to be tried again
 */
export async function keepAnswer(
  attempt: Exclude<Attempt, { replay: unknown } | { inService: true }>,
  { status, isStoredHere, keepsRefusals }: { status: number; isStoredHere: boolean; keepsRefusals: boolean },
  work: () => Promise<string | Pieces>,
): Promise<string | Pieces> {
  let answer: string | Pieces
  try {
    answer = await work()
  } catch (thrown) {
    const error = toAppError(thrown)
    /** Of another request with the same key the service alone knows; its refusal must not stand in for that one's answer. */
    const isOther = error.id === 'idempotency_conflict'
    const passes =
      !keepsRefusals ||
      isOther ||
      error.httpStatus >= 500 ||
      error.httpStatus === 429 ||
      error.retryAfterSeconds !== undefined
    await (passes
      ? attempt.abandon()
      : attempt.complete({ status: error.httpStatus, errorId: error.id, body: JSON.stringify(failureOf(error)) }))
    throw error
  }
  await (isStoredHere ? attempt.complete({ status, body: answer.toString() }) : attempt.leaveToService())
  return answer
}

/**
 * Begins a request that carries an idempotency key, in its header, which validation has judged, or as `requestId` in its body.
 * @param call.upload reads the file of an upload, which stands for the body then
 */
export async function beginAttempt(
  request: FastifyRequest,
  { principal, upload }: { principal: Caller; upload: (() => Promise<Upload>) | undefined },
  beginRequest: BeginRequest,
): Promise<Attempt | undefined> {
  const { method, url, query } = request
  const body = request.body as { requestId?: string } | undefined
  const key = keyOf(request.headers['idempotency-key'] as string | undefined, body)
  if (key === undefined) return undefined
  const caller = principal.kind === 'anonymous' ? principal.addressHash : principal.userId
  const sent = upload ? digestOf(await upload()) : body
  /** What the query says belongs to what is asked for: with another one it is another request, under the same key. */
  const asked = Object.keys(query as object).length > 0 ? { query, sent } : sent
  return beginRequest({ caller, method, path: url.split('?', 1)[0] ?? '', key, body: asked })
}

/** What tells a file from others. */
function digestOf({ fileName, chunks }: Upload): object {
  const hash = createHash('sha256')
  for (const chunk of chunks) hash.update(chunk)
  return { fileName, sha256: hash.digest('hex') }
}
