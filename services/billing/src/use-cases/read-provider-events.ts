import { type EventReading, firstReading, spanOf } from '../domain/event-reading.ts'
import type { EventPage } from '../domain/provider.ts'
import type { EventSubject } from './receive-provider-event.ts'

/** What reading the provider's events needs. */
export interface ReadProviderEventsPorts {
  /** How far they were read, of the mode of the provider's key. */
  eventReadings: {
    find(isLive: boolean): Promise<EventReading | undefined>
    keep(isLive: boolean, reading: EventReading): Promise<void>
  }
  provider: {
    isLive: boolean
    /** @param after the event behind which to go on @returns undefined when the provider does not know that one any more */
    listEvents(span: { from: Date; until: Date }, after: string | undefined): Promise<EventPage | undefined>
  }
  providerEvents: {
    /** Keeps events whose effect is still to come. @returns how many of them had not come before */
    keepAll(events: readonly { id: string; type: string; about: EventSubject }[], now: Date): Promise<number>
  }
  /** Counts an event that the webhook did not bring. */
  countMissed(): void
}

/** Pages in one run, and its length in milliseconds; the next run goes on. */
const mostPages = 40
const longestMs = 60_000

/**
 * Reads the events that the provider lists, once an hour, and keeps those that never came: they are applied like others that wait.
 * What was read is kept page by page, so that a run that ends early is continued.
 * @throws AppError `payment_provider_unavailable`
 */
export async function readProviderEvents(ports: ReadProviderEventsPorts): Promise<void> {
  const { eventReadings, provider } = ports
  const begun = new Date()
  const known = (await eventReadings.find(provider.isLive)) ?? firstReading(begun)
  const span = spanOf(known, begun)
  if (!span) return
  const { seenUntil } = known
  let { after } = span
  for (let pages = 0; pages < mostPages && Date.now() - begun.getTime() < longestMs; pages++) {
    const page = await provider.listEvents(span, after)
    /** The place to go on from is gone, as after a month: the span is read from its beginning. */
    if (!page) return eventReadings.keep(provider.isLive, { seenUntil, underWay: null })
    await keepMissed(ports, page)
    after = page.events.at(-1)?.id
    if (!page.hasMore || after === undefined) {
      return eventReadings.keep(provider.isLive, { seenUntil: span.until, underWay: null })
    }
    await eventReadings.keep(provider.isLive, { seenUntil, underWay: { until: span.until, after } })
  }
}

async function keepMissed({ countMissed, providerEvents }: ReadProviderEventsPorts, { events }: EventPage) {
  const needed = events.flatMap(({ id, type, about }) => (about ? [{ id, type, about }] : []))
  const missed = await providerEvents.keepAll(needed, new Date())
  for (let count = 0; count < missed; count++) countMissed()
}
