import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import Stripe from 'stripe'
import { type Interval, isPackKey, isProductKey, type PackKey, type ProductKey, priceKey } from '../domain/catalog.ts'
import type { PaymentProvider, ProviderEvent } from '../domain/provider.ts'
import { readState } from './stripe-state.ts'

/** How Stripe is reached. */
export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** A full URL instead of Stripe's own. */
  apiBase: string | undefined
  /** Ids of prices by their keys. */
  priceIds: ReadonlyMap<string, string>
}

/** Older signatures are refused, in seconds (decisions, Billing). */
const signatureAge = 300

/** Kinds whose object names its customer. */
const customerKinds = /^(customer\.subscription|invoice|checkout\.session|payment_intent|charge)\./

/** The key of the price's configuration, or of its lookup key, as product and interval. */
export type ReadPrice = (price: {
  id: string
  lookup_key: string | null
}) => { productKey: ProductKey; interval: Interval } | undefined

/** Stripe's own SDK, at Stripe or elsewhere. */
export function openStripe({ secretKey, apiBase }: { secretKey: string; apiBase: string | undefined }): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase)
  return new Stripe(secretKey, {
    timeout: 4_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
}

/** Stripe, or a double of it, behind the interface of the domain; through Stripe's own SDK. */
export function createStripe(options: StripeOptions): PaymentProvider {
  const stripe = openStripe(options)
  const keysById = new Map([...options.priceIds].map(([key, id]) => [id, key]))
  const readPrice: ReadPrice = ({ id, lookup_key }) => {
    const key = keysById.get(id) ?? lookup_key ?? ''
    const at = key.lastIndexOf('_')
    const [productKey, interval] = [key.slice(0, at), key.slice(at + 1)]
    if (!isProductKey(productKey) || (interval !== 'monthly' && interval !== 'annual')) return undefined
    return { productKey, interval }
  }
  const priceOf = (key: string) => {
    const price = options.priceIds.get(key)
    if (price === undefined) throw new AppError('unavailable', 'Integration not configured: Stripe')
    return price
  }

  return {
    createCustomer: ({ userId, email }) =>
      asked(async () => {
        const create = (idempotencyKey: string) =>
          stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey })
        const { id } = await create(`customer:${userId}`).catch((error: unknown) => {
          if (!isKeptFailure(error)) throw error
          return create(`customer:${newId()}`)
        })
        return id
      }),

    deleteCustomer: (customerId) =>
      asked(async () => {
        await stripe.customers.del(customerId).catch(unlessMissing)
      }),

    openCheckout: ({ id, userId, customerId, item, redirectUrl }) => {
      const price = priceOf(item.kind === 'subscription' ? priceKey(item.productKey, item.interval) : item.packKey)
      const metadata = { userId, ...(item.kind === 'credit_pack' && { packKey: item.packKey }) }
      return asked(async () => {
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
          { idempotencyKey: `checkout:${id}` },
        )
        if (!session.url) throw new Error('The session has no address')
        return { sessionId: session.id, url: session.url }
      })
    },

    closeCheckout: (sessionId) =>
      asked(async () => {
        const { status } = await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
          /** It is closed already; how, its state says. */
          return stripe.checkout.sessions.retrieve(sessionId)
        })
        return { isPaid: status === 'complete' }
      }),

    isCheckoutOpen: (sessionId) =>
      asked(async () => (await stripe.checkout.sessions.retrieve(sessionId)).status === 'open'),

    openPortal: (customerId, redirectUrl) =>
      asked(async () => {
        const params = { customer: customerId, return_url: redirectUrl }
        return (await stripe.billingPortal.sessions.create(params)).url
      }),

    readState: (customerId) => asked(() => readState(stripe, customerId, readPrice)),

    customerOfCharge: (chargeId) =>
      asked(async () => idOf((await stripe.charges.retrieve(chargeId)).customer ?? undefined)),

    readEvent(payload, signature) {
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(payload, signature, options.webhookSecret, signatureAge)
      } catch (cause) {
        throw new AppError('invalid_argument', 'Invalid webhook signature', { cause })
      }
      return { id: event.id, type: event.type, about: subjectOf(event, options.secretKey) }
    },
  }
}

/** Whom an event is about; undefined for kinds that are not needed, other accounts, and the other of test and live. */
function subjectOf(event: Stripe.Event, secretKey: string): ProviderEvent['about'] {
  const isLiveKey = /^[a-z]+_live_/.test(secretKey)
  if (event.account || event.livemode !== isLiveKey) return undefined
  const object = event.data.object as { customer?: string | { id: string } | null; charge?: string | { id: string } }
  if (/^charge\.dispute\./.test(event.type)) {
    const id = idOf(object.charge)
    return id === undefined ? undefined : { kind: 'charge', id }
  }
  const id = customerKinds.test(event.type) ? idOf(object.customer ?? undefined) : undefined
  return id === undefined ? undefined : { kind: 'customer', id }
}

/** The id of what Stripe names by its id or sends whole. */
export function idOf(reference: string | { id: string } | undefined): string | undefined {
  return typeof reference === 'object' ? reference.id : reference
}

/** Whether a key in metadata names a pack of ours. */
export function packOf(metadata: Record<string, string> | null | undefined): PackKey | undefined {
  const key = metadata?.packKey ?? ''
  return isPackKey(key) ? key : undefined
}

/**
 * Whether an idempotency key is used up: Stripe keeps the answer of a request that failed on its side, too, and refuses a
 * key that comes with something else, each for a day.
 */
function isKeptFailure(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return true
  return error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true'
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') throw error
}

/** Asks Stripe; whatever keeps it from answering is told as `unavailable`, with the reason for the log alone. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('unavailable', 'The payment provider does not answer', { cause })
  }
}
