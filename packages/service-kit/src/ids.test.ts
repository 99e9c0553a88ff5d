import { describe, expect, it, vi } from 'vitest'
import { isId, newId, newShortLivedId, timeOfId } from './ids.ts'

describe('a short-lived ID', () => {
  it('is a UUIDv7 of its millisecond, as all others are', () => {
    for (const at of [Date.UTC(1970, 0, 1, 0, 0, 1), Date.UTC(2026, 10, 22, 12), Date.UTC(5138, 10, 16)]) {
      vi.useFakeTimers({ now: at })
      for (const id of [newId(), newShortLivedId(), newShortLivedId()]) {
        expect(isId(id), id).toBe(true)
        expect(timeOfId(id).getTime()).toBe(at)
      }
      vi.useRealTimers()
    }
  })

  it('has each of the four digits of the variant as often as the others', () => {
    const counts = new Map<string, number>()
    for (const id of Array.from({ length: 20_000 }, newShortLivedId)) {
      counts.set(id.charAt(19), (counts.get(id.charAt(19)) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['8', '9', 'a', 'b'])
    /** Eight standard deviations: what comes four or five times in sixteen is further off. */
    for (const count of counts.values()) expect(Math.abs(count / 5_000 - 1)).toBeLessThan(0.1)
  })

  it('is never given twice', () => {
    expect(new Set(Array.from({ length: 20_000 }, newShortLivedId)).size).toBe(20_000)
  })
})
