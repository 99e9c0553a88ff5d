import { describe, expect, it } from 'vitest'
import { retryTime } from './retry-time.ts'

describe('the time at which a code host that limits requests is asked again', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const seconds = (time: Date) => (time.getTime() - now.getTime()) / 1000

  it('is the one that it names, within an hour', () => {
    const named = (later: number) => seconds(retryTime(now, new Date(now.getTime() + later * 1000), 0))
    expect([37, 0, -5, 90_000].map(named)).toEqual([37, 1, 1, 3_600])
  })

  it('is otherwise in a minute, and in twice the last pause when that was too short, up to an hour', () => {
    const after = (formerSeconds: number) => seconds(retryTime(now, undefined, formerSeconds * 1000))
    expect([0, 5, 60, 120, 3_000].map(after)).toEqual([60, 60, 120, 240, 3_600])
  })
})
