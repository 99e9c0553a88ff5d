import { createHash } from 'node:crypto'
import type { Caller } from '@resume/service-kit/context/request-context'
import { AppError, toAppError } from '@resume/service-kit/errors/app-error'
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
 * Begins a request that carries an idempotency key, in its header or as `requestId` in its body.
 * @param call.upload reads the file of an upload, which stands for the body then
 */
export async function beginAttempt(
  request: FastifyRequest,
  { principal, upload }: { principal: Caller; upload: (() => Promise<Upload>) | undefined },
  beginRequest: BeginRequest,
): Promise<Attempt | undefined> {
  const header = request.headers['idempotency-key']
  const body = request.body as { requestId?: string } | undefined
  if (header !== undefined && (typeof header !== 'string' || header.length < 1 || header.length > 255)) {
    const details = [{ path: 'Idempotency-Key', message: 'must be 1 to 255 characters' }]
    throw new AppError('validation_failed', { details })
  }
  const key = keyOf(header, body)
  if (key === undefined) return undefined
  const caller = principal.kind === 'anonymous' ? principal.addressHash : principal.userId
  const sent = upload ? digestOf(await upload()) : body
  return beginRequest({ caller, method: request.method, path: request.url, key, body: sent })
}

/** What tells a file from others. */
function digestOf({ fileName, chunks }: Upload): object {
  const hash = createHash('sha256')
  for (const chunk of chunks) hash.update(chunk)
  return { fileName, sha256: hash.digest('hex') }
}
