import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBeats, type Pace } from './beats.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const never = () => new AbortController().signal

/** Follows for a while. @returns when the beats were, in milliseconds, as they come */
function follow(pace: Pace): number[] {
  const beats: number[] = []
  void (async () => {
    for (;;) {
      await pace.next()
      beats.push(performance.now())
    }
  })().catch(() => undefined)
  return beats
}

function distances(beats: number[]): number[] {
  return beats.slice(1).map((at, index) => Math.round(at - (beats[index] ?? 0)))
}

describe('beats', () => {
  it('are at the same distances for each who follows', async () => {
    const beats = createBeats(40, 8)
    const followers = Array.from({ length: 20 }, () => follow(beats.follow(never())))
    await vi.advanceTimersByTimeAsync(400)
    for (const follower of followers) {
      expect(follower.length).toBeGreaterThan(8)
      expect(new Set(distances(follower))).toEqual(new Set([40]))
    }
  })

  it('are at the same moments for an equal share of those who follow, whenever they began', async () => {
    const beats = createBeats(40, 8)
    const followers: number[][] = []
    for (let begun = 0; begun < 32; begun += 1) {
      followers.push(follow(beats.follow(never())))
      await vi.advanceTimersByTimeAsync(7)
    }
    for (const follower of followers) follower.length = 0
    await vi.advanceTimersByTimeAsync(40)
    const together = Map.groupBy(followers, ([first = 0]) => Math.round(first))
    expect([...together.values()].map(({ length }) => length)).toEqual(Array.from({ length: 8 }, () => 4))
  })

  it('come to one group after the other in a process that is always late, and to each as often', async () => {
    let clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => clock)
    const beats = createBeats(40, 4)
    const followers = Array.from({ length: 8 }, () => follow(beats.follow(never())))
    const turns: number[][] = []
    for (let turn = 0; turn < 12; turn += 1) {
      const before = followers.map(({ length }) => length)
      clock += 25
      vi.runOnlyPendingTimers()
      await new Promise<void>((resolve) => process.nextTick(resolve))
      turns.push(followers.flatMap(({ length }, index) => (length > (before[index] ?? 0) ? index : [])))
    }
    const round = [1, 2, 3, 0].map((group) => [group, group + 4])
    expect(turns).toEqual([...round, ...round, ...round])
  })

  it('come to places that others have left', async () => {
    const beats = createBeats(40, 2)
    const [first, second] = [beats.follow(never()), beats.follow(never())]
    second.stop()
    const pair = [follow(first), follow(beats.follow(never()))]
    await vi.advanceTimersByTimeAsync(80)
    expect(pair[0]?.[0]).not.toBe(pair[1]?.[0])
  })

  it('end with the signal, at once, and nobody waits after it', async () => {
    const gone = new AbortController()
    const pace = createBeats(40, 8).follow(gone.signal)
    const waiting = pace.next()
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await expect(pace.next()).rejects.toThrow('gone')
    await vi.advanceTimersByTimeAsync(40)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leave nothing behind when they are no longer followed', async () => {
    const pace = createBeats(40, 8).follow(never())
    const waiting = pace.next()
    pace.stop()
    await waiting
    await vi.advanceTimersByTimeAsync(40)
    expect(vi.getTimerCount()).toBe(0)
  })
})
