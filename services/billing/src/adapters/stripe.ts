import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import Stripe from 'stripe'
import { priceKey } from '../domain/catalog.ts'
import type { CheckoutItem, CheckoutPage, EventPage, ProviderEvent, ProviderState } from '../domain/provider.ts'
import { asked, idOf, isMissing, openStripe, unlessMissing } from './stripe-client.ts'
import { isLiveKey, listEvents, subjectOf } from './stripe-events.ts'
import { createReadPrice } from './stripe-prices.ts'
import { readState } from './stripe-state.ts'

/** How Stripe is reached. */
export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** A full URL instead of Stripe's own. */
  apiBase: string | undefined
  /** IDs of prices by their keys: the one that is sold, and then those that somebody may still pay. */
  priceIds: ReadonlyMap<string, readonly string[]>
}

/** What a page is opened for; the same ID twice opens one page. */
interface CheckoutOrder {
  id: string
  userId: string
  customerId: string
  item: CheckoutItem
  redirectUrl: string
}

/** Older signatures are refused, in seconds ; see `docs/api/billing.md`. */
const signatureAge = 300

/**
 * Stripe, or a double of it, through Stripe's own SDK. Whatever it does not answer is AppError
 * `payment_provider_unavailable`.
 */
export function createStripe(options: StripeOptions) {
  const stripe = openStripe(options)
  const readPrice = createReadPrice(options.priceIds)
  const priceOf = (key: string) => {
    const [price] = options.priceIds.get(key) ?? []
    if (price === undefined) throw new AppError('not_configured', { name: 'Stripe' })
    return price
  }

  /** Undefined for a page that is unknown, as one of test mode is to a key of live mode: nobody can pay on it. */
  const retrieveCheckout = (sessionId: string) => stripe.checkout.sessions.retrieve(sessionId).catch(unlessMissing)
  const expireCheckout = (sessionId: string) =>
    stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      /** It is closed already; how, its state says. */
      return retrieveCheckout(sessionId)
    })

  return {
    isLive: isLiveKey(options.secretKey),

    createCustomer: ({ userId, email }: { userId: string; email: string }, goneId = '') =>
      asked(async () => {
        const create = (idempotencyKey: string) =>
          stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey })
        const { id } = await create(`customer:${userId}${goneId}`).catch((error: unknown) => {
          if (!isKeptFailure(error)) throw error
          return create(`customer:${newId()}`)
        })
        return id
      }),

    findCustomer: (userId: string): Promise<string | undefined> =>
      asked(async () => {
        const { data } = await stripe.customers.search({ query: `metadata['userId']:'${userId}'`, limit: 100 })
        return data.toSorted((one, other) => other.created - one.created)[0]?.id
      }),

    deleteCustomer: (customerId: string) =>
      asked(async () => {
        const end = async () => {
          /** The pages first: a payment on one of them would be for somebody who has gone. */
          const open = stripe.checkout.sessions.list({ customer: customerId, status: 'open' })
          for await (const { id } of open) await expireCheckout(id)
          await stripe.customers.del(customerId)
        }
        await end().catch(unlessMissing)
      }),

    openCheckout: ({ id, userId, customerId, item, redirectUrl }: CheckoutOrder): Promise<CheckoutPage | undefined> => {
      const price = priceOf(item.kind === 'subscription' ? priceKey(item.productKey, item.interval) : item.packKey)
      const metadata = { userId, ...(item.kind === 'credit_pack' && { packKey: item.packKey }) }
      const open = async () => {
        const session = await stripe.checkout.sessions.create(
          {
            customer: customerId,
            client_reference_id: userId,
            line_items: [{ price, quantity: 1 }],
            success_url: redirectUrl,
            cancel_url: redirectUrl,
            metadata,
            /** Stripe's shortest, and a minute for clocks that differ. */
            expires_at: Math.floor(Date.now() / 1000) + 31 * 60,
            ...(item.kind === 'subscription'
              ? { mode: 'subscription' as const, subscription_data: { metadata } }
              : { mode: 'payment' as const, payment_intent_data: { metadata } }),
          },
          { idempotencyKey: `checkout:${id}:${customerId}` },
        )
        if (!session.url) throw new Error('The session has no address')
        return { sessionId: session.id, url: session.url }
      }
      return asked(() => open().catch(unlessCustomerGone))
    },

    closeCheckout: (sessionId: string) =>
      asked(async () => {
        const closed = await expireCheckout(sessionId)
        return { isPaid: closed?.status === 'complete' }
      }),

    isCheckoutOpen: (sessionId: string) => asked(async () => (await retrieveCheckout(sessionId))?.status === 'open'),

    openPortal: (customerId: string, redirectUrl: string) =>
      asked(async () => {
        const params = { customer: customerId, return_url: redirectUrl }
        return (await stripe.billingPortal.sessions.create(params).catch(unlessCustomerGone))?.url
      }),

    readState: (customerId: string): Promise<ProviderState | undefined> =>
      asked(() => readState(stripe, customerId, readPrice).catch(unlessCustomerGone)),

    readCharge: (chargeId: string) =>
      asked(async () => {
        const charge = await stripe.charges.retrieve(chargeId).catch(unlessMissing)
        return charge && { customerId: idOf(charge.customer) }
      }),

    readEvent(payload: Buffer, signature: string): ProviderEvent {
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(payload, signature, options.webhookSecret, signatureAge)
      } catch (cause) {
        throw new AppError('webhook_signature_invalid', { cause })
      }
      /** What is signed and is no event tells of nobody. */
      if (!event?.data?.object) return { id: '', type: '', about: undefined }
      return { id: event.id, type: event.type, about: subjectOf(event, options.secretKey) }
    },

    listEvents: (span: { from: Date; until: Date }, after: string | undefined): Promise<EventPage | undefined> =>
      asked(() => listEvents(stripe, options.secretKey, span, after)),
  }
}

/**
 * Whether an idempotency key is used up: Stripe keeps the answer of a request that failed on its side, too, and refuses a
 * key that comes with something else, each for a day.
 */
function isKeptFailure(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return true
  return error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true'
}

/** Nothing can begin for a customer whom somebody has deleted at Stripe, and one whom it does not know cannot even be read. */
function unlessCustomerGone(error: unknown): undefined {
  if (!isMissing(error) || error.param !== 'customer') throw error
}
