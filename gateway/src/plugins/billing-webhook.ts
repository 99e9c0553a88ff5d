import { AppError } from '@resume/service-kit/errors/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createBodyRoom } from '../http/body-room.ts'
import { addressBucket } from '../http/client-address.ts'
import { successEnvelope } from '../http/envelope.ts'
import { lengthOf } from '../http/large-bodies.ts'
import { readBytes } from '../http/read-bytes.ts'
import type { Clients } from '../routes/clients.ts'
import { contextOf } from './trace-requests.ts'

/** What an event may be: its size in bytes, Stripe's are far smaller, and the time for all of it to arrive, in milliseconds. */
const most = { bytes: 512 * 1024, ms: 5_000 }

/** Bytes of events in memory at once; any address has a part of it. Stripe sends an event again that was turned away. */
const roomBytes = 4 * 1024 * 1024

/** Time for an event's effect, in milliseconds; Stripe waits longer, and sends an event again that was not taken in. */
const timeoutMs = 20_000

/**
 * Takes in the payment provider's events. They prove themselves by a signature over the very bytes that were sent, so
 * that these are handed on unread; no key, no cookie and no limit by address counts here (docs/api/billing.md). What anybody
 * may send has little room in memory for it, and little time.
 */
export async function receiveBillingEvents(app: FastifyInstance, billing: Clients['billing']): Promise<void> {
  const received = successEnvelope('Event received')
  const room = createBodyRoom(roomBytes)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.route({
    method: 'POST',
    url: '/api/v1/billing/webhook',
    handler: async (request, reply) => {
      const bytes = lengthOf(request, most.bytes)
      if (bytes > most.bytes) throw new AppError('body_too_large')
      await room.enter({ key: addressBucket(request.ip), isAnonymous: false }, bytes, reply.raw)
      const payload = await readBytes({ request, reply }, most)
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
