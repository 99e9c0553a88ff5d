import { type ApplyProviderEventPorts, applyProviderEvent, type EventSubject } from './receive-provider-event.ts'

/** What applying events that wait needs. */
export interface ApplyWaitingEventsPorts extends ApplyProviderEventPorts {
  providerEvents: ApplyProviderEventPorts['providerEvents'] & {
    /** Events whose effect is still to come, those first that were tried longest ago. */
    waiting(triedBefore: Date, limit: number): Promise<{ id: string; about: EventSubject }[]>
    markTried(id: string, now: Date): Promise<void>
  }
}

/** Events in one run; the next run goes on. */
const mostEvents = 200

/** An event that just came is at work in the call that brought it, for so many milliseconds. */
const inCallMs = 20_000

/** Applies events whose effect is still to come; one that cannot be applied keeps no other waiting. */
export async function applyWaitingEvents(ports: ApplyWaitingEventsPorts): Promise<void> {
  const { logger, providerEvents } = ports
  const waiting = await providerEvents.waiting(new Date(Date.now() - inCallMs), mostEvents)
  for (const { id, about } of waiting) {
    await providerEvents.markTried(id, new Date())
    await applyProviderEvent(ports, id, about).catch((err: unknown) =>
      logger.warn({ err, id }, 'a Stripe event could not be applied'),
    )
  }
}
