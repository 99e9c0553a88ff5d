import type { sendUnaryData } from '@grpc/grpc-js'
import type { CallHeaders } from '../context/metadata.ts'
import type { Principals } from '../context/principals.ts'
import { type CallPrincipal, type RequestContext, runInContext } from '../context/request-context.ts'
import { nextTraceparent } from '../context/trace-context.ts'
import { AppError, toAppError } from '../errors/app-error.ts'
import { type ErrorCode, errorCodes } from '../errors/error-codes.ts'
import { toGrpcStatus } from '../errors/grpc-errors.ts'
import { newId } from '../ids.ts'
import type { Logger } from '../logging/logger.ts'
import { startSpan } from '../tracing/span.ts'
import { rpcAttributes, rpcOutcome } from './call-spans.ts'
import type { Refuse } from './refusals.ts'

/** Told about every finished call; metrics and traces hang here. */
export type CallObserver = (call: { method: string; code: string; seconds: number }) => void

/** What every call of a server is answered with. */
export interface Serving {
  logger: Logger
  principals: Principals
  observe: CallObserver | undefined
  refuse: Refuse
}

/** A call that has come, alone or together with others. */
export interface ArrivedCall {
  /** The full name of its method: `/service/method`. */
  path: string
  /** As they were sent. */
  headers: { [Name in keyof CallHeaders]: string | undefined }
  /** When its answer is no longer waited for: milliseconds since the epoch, or infinity. */
  deadline: number
  /** The address that it came from. */
  peer(): string
  /** Has something done when nobody waits for the answer any more; it may also be done after the answer. */
  onLeft(listener: () => void): void
  /** Has something done when the answer has left, or when nobody waits for it any more; perhaps at both times. */
  onSent(listener: () => void): void
}

/** Errors that the settings of an installation lead to: nothing is wrong. */
const switchedOff: readonly string[] = ['not_configured', 'feature_off']

/** Runs a handler in its caller's context and turns the outcome into what gRPC wants. */
export async function answer(
  { path, headers, deadline, peer, onLeft, onSent }: ArrivedCall,
  handle: () => Promise<unknown>,
  { logger, principals, observe, refuse }: Serving,
): Promise<(done: sendUnaryData<unknown>) => void> {
  const started = performance.now()
  const parent = headers.traceparent
  const span = startSpan({ name: path.slice(1), kind: 'server', parent, attributes: rpcAttributes(path) })
  let isFinished = false
  const finish = (code: ErrorCode | 'ok') => {
    isFinished = true
    observe?.({ method: path, code, seconds: (performance.now() - started) / 1000 })
    span?.end(rpcOutcome(code))
  }
  const aborted = new AbortController()
  onLeft(() => {
    if (!isFinished) aborted.abort(new AppError('caller_gone'))
  })
  let principal: CallPrincipal
  try {
    principal = principals.verify(headers.principal)
  } catch (thrown) {
    finish('unauthenticated')
    return refuse(thrown, { method: path, peer: peer() })
  }
  const context: RequestContext = {
    requestId: headers.requestId ?? newId(),
    traceparent: span?.traceparent ?? nextTraceparent(parent),
    principal,
    signal: aborted.signal,
    onSent,
  }
  if (deadline !== Number.POSITIVE_INFINITY) context.deadline = deadline
  return runInContext(context, async () => {
    try {
      const response = await handle()
      finish('ok')
      return (done) => done(null, response)
    } catch (thrown) {
      const error = toAppError(thrown)
      finish(error.code)
      const isOurs = errorCodes[error.code].http >= 500 && !switchedOff.includes(error.id)
      if (isOurs) logger.error({ err: error, method: path }, 'call failed')
      return (done) => done(toGrpcStatus(error))
    }
  })
}
