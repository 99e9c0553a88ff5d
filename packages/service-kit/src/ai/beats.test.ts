import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPace } from './pace.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = () => new AbortController().signal

describe('a pace', () => {
  it('beats at the same distances from its beginning on, however long what comes in between takes', async () => {
    const began = performance.now()
    const pace = createPace(33, never())
    const beats: number[] = []
    for (const busyMs of [0, 10, 32, 40, 100]) {
      await vi.advanceTimersByTimeAsync(busyMs)
      const next = pace.next()
      await vi.advanceTimersToNextTimerAsync()
      await next
      beats.push(performance.now() - began)
    }
    expect(beats.map((at) => Math.round(at))).toEqual([33, 66, 99, 165, 297])
  })

  it('keeps those apart who were served in one go', async () => {
    const first = createPace(33, never())
    await vi.advanceTimersByTimeAsync(10)
    const second = createPace(33, never())
    await vi.advanceTimersByTimeAsync(40)
    const order: string[] = []
    const both = [second.next().then(() => order.push('second')), first.next().then(() => order.push('first'))]
    await vi.advanceTimersByTimeAsync(20)
    expect(order).toEqual(['first'])
    await vi.advanceTimersByTimeAsync(10)
    await Promise.all(both)
    expect(order).toEqual(['first', 'second'])
  })

  it('ends with its signal, at once, and waits no more after it', async () => {
    const gone = new AbortController()
    const pace = createPace(33, gone.signal)
    const waiting = pace.next()
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await expect(pace.next()).rejects.toThrow('gone')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves nothing behind when it is stopped', async () => {
    const pace = createPace(33, never())
    const waiting = pace.next()
    pace.stop()
    await waiting
    expect(vi.getTimerCount()).toBe(0)
  })
})
