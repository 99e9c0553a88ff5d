import { isProductKey, type ProductKey } from './catalog.ts'

/** The reference of the grant of a subscription's month. */
export function monthReference(subscriptionId: string, start: Date, productKey: ProductKey): string {
  return `subscription:${subscriptionId}:${start.toISOString()}:${productKey}`
}

/** What a {@link monthReference} says; undefined for the reference of another grant. */
export function monthOfReference(
  reference: string,
): { subscriptionId: string; start: Date; productKey: ProductKey } | undefined {
  const [, subscriptionId, start, productKey] = /^subscription:([^:]+):(.+Z):(\w+)$/.exec(reference) ?? []
  if (subscriptionId === undefined || start === undefined || productKey === undefined) return undefined
  return isProductKey(productKey) ? { subscriptionId, start: new Date(start), productKey } : undefined
}

/** The reference of credits that the administrator gave a user. @param requestId names the request */
export function givenReference(userId: string, requestId: string): string {
  return `administrator:${userId}:${requestId}`
}

/** The reference of the grant that a payment of a pack made. */
export function packReference(paymentId: string): string {
  return `payment:${paymentId}`
}
