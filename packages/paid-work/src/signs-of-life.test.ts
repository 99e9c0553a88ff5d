import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignsOfLife } from './signs-of-life.ts'

const [one, other] = [{ name: 'one' }, { name: 'other' }]
let given: object[][]
let signs: ReturnType<typeof createSignsOfLife>

beforeEach(() => {
  vi.useFakeTimers()
  given = []
  signs = createSignsOfLife(5_000, 70_000, async (inWork) => void given.push(inWork))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('signs of life', () => {
  it('are given of all that is in work, and of nothing that has ended', () => {
    signs.begin(one)
    vi.advanceTimersByTime(4_999)
    expect(given).toEqual([])
    vi.advanceTimersByTime(1)
    signs.begin(other)
    vi.advanceTimersByTime(5_000)
    signs.end(one)
    vi.advanceTimersByTime(5_000)
    signs.end(other)
    vi.advanceTimersByTime(60_000)
    expect(given).toEqual([[one], [one, other], [other]])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('end by themselves for work that never ends', () => {
    signs.begin(one)
    vi.advanceTimersByTime(50_000)
    signs.begin(other)
    vi.advanceTimersByTime(200_000)
    expect(given.filter((inWork) => inWork.includes(one))).toHaveLength(14)
    expect(given.filter((inWork) => inWork.includes(other))).toHaveLength(14)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('begin again with the next work', () => {
    signs.begin(one)
    signs.end(one)
    signs.end(one)
    vi.advanceTimersByTime(10_000)
    signs.begin(other)
    vi.advanceTimersByTime(5_000)
    expect(given).toEqual([[other]])
  })
})
