import { createHash } from 'node:crypto'
import type { RequestContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { FastifyRequest } from 'fastify'

/** What paid work needs of a route's call. */
interface PaidCall {
  context: RequestContext
  request: FastifyRequest
  body: { requestId?: string | undefined }
}

/** What a service says of a paid answer. */
interface PaidAnswer {
  /** What pays for the answer once the caller has it; undefined when nothing is left to pay. */
  confirmId?: string | undefined
}

/** Longest wait for the confirmation of an answer, in milliseconds: the service may wait 4 seconds for billing. */
const confirmMs = 10_000

/**
 * What names a request that its caller may repeat: its idempotency key, from the header or the body, and a digest of the
 * body, which a repeat must share. Empty when there is no key.
 */
export function repeatable({ request, body }: PaidCall): { requestId?: string; fingerprint?: string } {
  const header = request.headers['idempotency-key']
  const requestId = typeof header === 'string' ? header : body.requestId
  if (requestId === undefined) return {}
  return { requestId, fingerprint: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/**
 * Does work that costs credits. The service pays for the answer to a request that may be repeated before it gives it:
 * that work goes on without its caller, because a repeat gets the answer. The answer to any other request is paid for
 * once it is here: nobody pays for what a caller who has gone, or a service that has died, did not give.
 * @param work asks the service
 * @param confirm pays for an answer; while it cannot be reached, the answer is free
 */
export async function doPaidWork<Answer extends PaidAnswer>(
  call: PaidCall,
  work: (context: RequestContext) => Promise<Answer>,
  confirm: (confirmId: string, context: RequestContext, timeoutMs: number) => Promise<unknown>,
): Promise<Answer> {
  if (repeatable(call).requestId !== undefined) return work(call.context)
  const gone = new AbortController()
  const { socket } = call.request.raw
  const hangUp = () => gone.abort(new AppError('caller_gone'))
  socket.once('close', hangUp)
  try {
    if (socket.destroyed) hangUp()
    const answer = await work({ ...call.context, signal: gone.signal })
    gone.signal.throwIfAborted()
    const { confirmId } = answer
    if (confirmId === undefined) return answer
    const context = { ...call.context, deadline: Date.now() + confirmMs }
    await confirm(confirmId, context, confirmMs).catch((err: unknown) =>
      call.request.log.warn({ err }, 'an answer could not be confirmed; it is free'),
    )
    return answer
  } finally {
    socket.off('close', hangUp)
  }
}
