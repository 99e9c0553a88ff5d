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

  it('is never given twice', () => {
    expect(new Set(Array.from({ length: 20_000 }, newShortLivedId)).size).toBe(20_000)
  })
})
