import type { Logger } from '@resume/service-kit/logging/logger'
import type { ProviderEvent } from '../domain/provider.ts'

/** Whom an event is about. */
export type EventSubject = NonNullable<ProviderEvent['about']>

/** What applying an event needs. */
export interface ApplyProviderEventPorts {
  providerEvents: { markApplied(id: string, now: Date): Promise<void> }
  /** Whose a charge is, if it has a customer; undefined for a charge that the provider does not know. */
  provider: { readCharge(chargeId: string): Promise<{ customerId: string | undefined } | undefined> }
  syncCustomer(customerId: string): Promise<void>
  /** Counts an event about a charge that the provider does not know. */
  countUnmatched(): void
  logger: Pick<Logger, 'warn'>
}

/** What receiving an event needs. */
export interface ReceiveProviderEventPorts extends ApplyProviderEventPorts {
  providerEvents: ApplyProviderEventPorts['providerEvents'] & {
    /** Keeps an event, once. @returns whether its effect is still to come */
    keep(event: { id: string; type: string; about: EventSubject }, now: Date): Promise<boolean>
  }
  provider: ApplyProviderEventPorts['provider'] & {
    /** Checks and reads an event. @throws AppError `webhook_signature_invalid` for a wrong or old signature */
    readEvent(payload: Buffer, signature: string): ProviderEvent
  }
}

/**
 * Takes an event of the payment provider in: keeps it by its ID, and brings its customer in line. One that was applied
 * before changes nothing.
 * @throws AppError `webhook_signature_invalid`; `payment_provider_unavailable` when the effect is still to come
 */
export async function receiveProviderEvent(
  ports: ReceiveProviderEventPorts,
  payload: Buffer,
  signature: string,
): Promise<void> {
  const { id, type, about } = ports.provider.readEvent(payload, signature)
  if (!about) return
  if (await ports.providerEvents.keep({ id, type, about }, new Date())) await applyProviderEvent(ports, id, about)
}

/**
 * Brings the customer that an event is about in line. One about a charge that the provider does not know, as when the key is of
 * another account than the event, has come to its end: however often it came again, nobody could say whose it is.
 */
export async function applyProviderEvent(
  ports: ApplyProviderEventPorts,
  id: string,
  about: EventSubject,
): Promise<void> {
  const { providerEvents, syncCustomer } = ports
  const customerId = about.kind === 'customer' ? about.id : await customerOfCharge(ports, id, about.id)
  if (customerId !== undefined) await syncCustomer(customerId)
  await providerEvents.markApplied(id, new Date())
}

async function customerOfCharge(
  { countUnmatched, logger, provider }: ApplyProviderEventPorts,
  id: string,
  chargeId: string,
): Promise<string | undefined> {
  const charge = await provider.readCharge(chargeId)
  if (!charge) {
    countUnmatched()
    logger.warn({ id, chargeId }, 'Stripe does not know the charge that an event is about; the event changed nothing')
  }
  return charge?.customerId
}
