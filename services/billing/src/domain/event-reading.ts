/** How far the provider's events were read. */
export interface EventReading {
  /** Every event from before this moment was seen. */
  seenUntil: Date
  /** Of a reading that is to be continued: up to which moment it reads, and the event that it saw last. */
  underWay: { until: Date; after: string } | null
}

/** What to read next: events from a span of time, the newest first, behind one that was seen already. */
export interface EventSpan {
  from: Date
  until: Date
  after: string | undefined
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** At least so much time is read at once. */
const leastMs = hourMs

/** What was seen already is read again for so long: it may have come late to the list, and clocks differ. */
const overlapMs = hourMs

/** Events that are younger may still be on their way to the webhook. */
const underWayMs = 10 * minuteMs

/** How far back the first reading begins. The provider repeats an event for three days until it is taken in. */
const firstMs = 3 * 24 * hourMs

/** Where the first reading begins. */
export function firstReading(now: Date): EventReading {
  return { seenUntil: new Date(now.getTime() - firstMs), underWay: null }
}

/** What is to be read now; undefined while it is too early. */
export function spanOf({ seenUntil, underWay }: EventReading, now: Date): EventSpan | undefined {
  const from = new Date(seenUntil.getTime() - overlapMs)
  if (underWay) return { from, ...underWay }
  const until = new Date(now.getTime() - underWayMs)
  return until.getTime() - seenUntil.getTime() < leastMs ? undefined : { from, until, after: undefined }
}
