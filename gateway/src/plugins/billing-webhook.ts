import type { FastifyInstance, FastifyRequest } from 'fastify'
import { successEnvelope } from '../http/envelope.ts'
import type { Clients } from '../routes/clients.ts'
import { contextOf } from './trace-requests.ts'

/** Largest event that is read, in bytes; Stripe's are far smaller. */
const largestEvent = 512 * 1024

/** Time for an event's effect, in milliseconds; Stripe waits longer, and sends an event again that was not taken in. */
const timeoutMs = 20_000

/**
 * Takes in the payment provider's events. They prove themselves by a signature over the very bytes that were sent, so
 * that these are handed on unread; no key, no cookie and no limit by address counts here (docs/api/billing.md).
 */
export async function receiveBillingEvents(app: FastifyInstance, billing: Clients['billing']): Promise<void> {
  const received = successEnvelope('Event received')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.route({
    method: 'POST',
    url: '/api/v1/billing/webhook',
    bodyLimit: largestEvent,
    handler: async (request, reply) => {
      const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const context = { ...contextOf(request), deadline: Date.now() + timeoutMs }
      await billing.call('ReceiveProviderEvent', { payload, signature: signatureOf(request) }, { context, timeoutMs })
      reply.type('application/json; charset=utf-8')
      return received(null)
    },
  })
}

function signatureOf({ headers }: FastifyRequest): string {
  const signature = headers['stripe-signature']
  return typeof signature === 'string' ? signature : ''
}
