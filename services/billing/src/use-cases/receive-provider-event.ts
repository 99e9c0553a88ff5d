import type { ProviderEvent } from '../domain/provider.ts'

/** Whom an event is about. */
export type EventSubject = NonNullable<ProviderEvent['about']>

/** What applying an event needs. */
export interface ApplyProviderEventPorts {
  providerEvents: { markApplied(id: string, now: Date): Promise<void> }
  /** The customer of a charge, if it has one. */
  provider: { customerOfCharge(chargeId: string): Promise<string | undefined> }
  syncCustomer(customerId: string): Promise<void>
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

/** Brings the customer that an event is about in line. */
export async function applyProviderEvent(
  { provider, providerEvents, syncCustomer }: ApplyProviderEventPorts,
  id: string,
  about: EventSubject,
): Promise<void> {
  const customerId = about.kind === 'customer' ? about.id : await provider.customerOfCharge(about.id)
  if (customerId !== undefined) await syncCustomer(customerId)
  await providerEvents.markApplied(id, new Date())
}
