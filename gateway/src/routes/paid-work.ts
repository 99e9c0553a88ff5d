import type { RequestContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { FastifyRequest } from 'fastify'

/** What paid work needs of a route's call. */
interface PaidCall {
  context: RequestContext
  request: FastifyRequest
  body: { requestId?: string | undefined }
}

/** The name under which a request may be repeated: its idempotency key, in its header or in its body. */
export function requestIdOf({ request, body }: PaidCall): { requestId?: string } {
  const header = request.headers['idempotency-key']
  const requestId = typeof header === 'string' ? header : body.requestId
  return requestId === undefined ? {} : { requestId }
}

/**
 * Does work that costs credits. When its caller hangs up, it is broken off, so that nobody pays for what nobody gets;
 * a request that may be repeated goes on, because its repeat gets the answer.
 */
export async function whileWaitedFor<T>(call: PaidCall, work: (context: RequestContext) => Promise<T>): Promise<T> {
  if (requestIdOf(call).requestId !== undefined) return work(call.context)
  const gone = new AbortController()
  const { socket } = call.request.raw
  const hangUp = () => gone.abort(new AppError('unavailable', 'The caller has gone'))
  socket.once('close', hangUp)
  try {
    if (socket.destroyed) hangUp()
    return await work({ ...call.context, signal: gone.signal })
  } finally {
    socket.off('close', hangUp)
  }
}
