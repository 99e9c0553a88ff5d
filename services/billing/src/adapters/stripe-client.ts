import { AppError } from '@resume/service-kit/errors/app-error'
import { limitedFetch } from '@resume/service-kit/http/limited-fetch'
import Stripe from 'stripe'

/** Largest answer, in bytes: a page of a hundred objects has some hundred KB. */
const largestAnswer = 16 * 1024 * 1024

/** Stripe's own SDK, at Stripe or elsewhere. */
export function openStripe({ secretKey, apiBase }: { secretKey: string; apiBase: string | undefined }): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase)
  return new Stripe(secretKey, {
    /** Over Node's own HTTP this would be the time between two bytes, and an answer could go on without end. */
    httpClient: Stripe.createFetchHttpClient(limitedFetch(largestAnswer)),
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

/** Asks Stripe. @throws AppError `payment_provider_unavailable` whatever kept it from answering; the reason is for the log alone */
export async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('payment_provider_unavailable', { cause })
  }
}

/** The ID of what Stripe names by its ID or sends whole. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'object' ? reference?.id : reference
}

/** A time of Stripe's, in seconds since the epoch. */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000)
}

/** For a `catch`: undefined for what Stripe does not know. */
export function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

/** Whether Stripe said that it does not know what a request names. */
export function isMissing(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}
