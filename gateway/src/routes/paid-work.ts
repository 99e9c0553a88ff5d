import { createHash } from 'node:crypto'
import type { RequestContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { CallOptions } from '@resume/service-kit/grpc/client'
import type { FastifyRequest } from 'fastify'
import { keyOf } from '../idempotency/key-of.ts'
import type { Clients } from './clients.ts'

/** What paid work needs of a route's call. */
interface PaidCall {
  clients: Pick<Clients, 'billing'>
  context: RequestContext
  request: FastifyRequest
  body: { requestId?: string | undefined }
}

/** What a service says of a paid answer. */
export interface PaidAnswer {
  /** Names the answer to the service once it is here; undefined when nothing is left to pay. */
  confirmId?: string | undefined
  /** The reservation that pays for it; undefined when only the service can. */
  reservationId?: string | undefined
}

/** How the answers of some work are paid for. */
interface Payment<Answer> {
  /** What an answer costs, in credits. */
  priceOf(answer: Answer): number
  /** Tells the service that its answer is here; unless it is paid for, the service sees to that. */
  confirm(confirmation: { confirmId: string; isPaid: boolean }, options: CallOptions): Promise<unknown>
}

/** Longest wait for billing, in milliseconds. */
const paymentMs = 4_000

/** Longest wait for the confirmation of an answer, in milliseconds: the service may wait 4 seconds for billing. */
const confirmMs = 10_000

/**
 * What names a request that its caller may repeat: its idempotency key, from the header or the body, and a digest of the
 * body, which a repeat must share. Empty when there is no key.
 */
export function repeatable({ request, body }: PaidCall): { requestId?: string; fingerprint?: string } {
  const header = request.headers['idempotency-key']
  const requestId = keyOf(typeof header === 'string' ? header : undefined, body)
  if (requestId === undefined) return {}
  return { requestId, fingerprint: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/**
 * Does work that costs credits. The service pays for the answer to a request that may be repeated before it gives it:
 * that work goes on without its caller, because a repeat gets the answer. The answer to any other request is paid for
 * once it is here: nobody pays for what a caller who has gone, or a service that has died, did not give. What was reserved
 * is spent from here; the service is told so and nobody waits for that. When that fails, the service is to see to it, and only
 * when it cannot be reached either, the answer is free.
 * @param work asks the service
 */
export async function doPaidWork<Answer extends PaidAnswer>(
  call: PaidCall,
  work: (context: RequestContext) => Promise<Answer>,
  payment: Payment<NoInfer<Answer>>,
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
    await pay(call, answer, payment)
    return answer
  } finally {
    socket.off('close', hangUp)
  }
}

async function pay<Answer extends PaidAnswer>(
  call: PaidCall,
  answer: Answer,
  { priceOf, confirm }: Payment<Answer>,
): Promise<void> {
  const { confirmId, reservationId } = answer
  if (confirmId === undefined) return
  const isPaid = reservationId !== undefined && (await spend(call, reservationId, priceOf(answer)))
  const context = { ...call.context, deadline: Date.now() + confirmMs }
  const told = confirm({ confirmId, isPaid }, { context, timeoutMs: confirmMs }).catch((err: unknown) => {
    const trouble = isPaid ? 'it is found paid for in time' : 'it is free'
    call.request.log.warn({ err }, `an answer could not be confirmed; ${trouble}`)
  })
  if (!isPaid) await told
}

/** Spends what was reserved for an answer. @returns whether billing has said so */
async function spend({ clients, context, request }: PaidCall, reservationId: string, amount: number): Promise<boolean> {
  const { principal } = context
  if (!principal || !('userId' in principal)) return false
  const deadline = Date.now() + paymentMs
  const options = { context: { ...context, deadline }, onBehalfOf: principal.userId, timeoutMs: paymentMs }
  try {
    await clients.billing.call('CommitCredits', { reservationId, amount }, options)
    return true
  } catch (err) {
    request.log.warn({ err }, 'an answer could not be paid for here; its service is to see to it')
    return false
  }
}
