import { describe, expect, it } from 'vitest'
import { firstReading, spanOf } from './event-reading.ts'

const now = new Date('2027-02-28T12:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const day = 24 * 60

describe('the events that are read', () => {
  it('first are those of three days, but for the last minutes, in which the webhook may still bring them', () => {
    expect(spanOf(firstReading(now), now)).toEqual({ from: minutesAgo(3 * day + 60), until: minutesAgo(10) })
  })

  it('then are those since the last reading and an hour before it, once an hour', () => {
    expect(spanOf({ seenUntil: minutesAgo(69), underWay: null }, now)).toBeUndefined()
    const span = { from: minutesAgo(130), until: minutesAgo(10), after: undefined }
    expect(spanOf({ seenUntil: minutesAgo(70), underWay: null }, now)).toEqual(span)
  })

  it('are the rest of a reading that is under way, however long ago it began', () => {
    const underWay = { until: minutesAgo(5 * day), after: 'evt_1' }
    const seenUntil = minutesAgo(6 * day)
    expect(spanOf({ seenUntil, underWay }, now)).toEqual({ from: minutesAgo(6 * day + 60), ...underWay })
    expect(
      spanOf({ seenUntil: minutesAgo(30), underWay: { until: minutesAgo(20), after: 'evt_1' } }, now),
    ).toBeDefined()
  })

  it('are none while the last reading lies ahead, as when a clock was wrong', () => {
    expect(spanOf({ seenUntil: minutesAgo(-day), underWay: null }, now)).toBeUndefined()
  })
})
