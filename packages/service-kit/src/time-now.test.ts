import { afterEach, expect, it, vi } from 'vitest'
import { timeNow } from './time-now.ts'

afterEach(() => vi.useRealTimers())

it('the time now is that of the clock, forward and back', () => {
  for (const at of [Date.UTC(2026, 0, 31, 23, 59, 59, 999), Date.UTC(2026, 1, 1), Date.UTC(2026, 0, 31)]) {
    vi.useFakeTimers({ now: at })
    expect([timeNow(), timeNow()]).toEqual([new Date(at).toISOString(), new Date(at).toISOString()])
  }
})
