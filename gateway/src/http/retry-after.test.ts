import { type ErrorId, errorCatalogue } from '@resume/proto/error-catalogue'
import { describe, expect, it } from 'vitest'
import { retryAfterOf } from './retry-after.ts'

const ids = Object.keys(errorCatalogue) as ErrorId[]
const saidOf = (id: ErrorId, retryAfterSeconds?: number) =>
  retryAfterOf({ id, httpStatus: errorCatalogue[id].status, retryAfterSeconds })

describe('Retry-After', () => {
  it('is said of every 429, and of every 503 that passes', () => {
    const told = ids.filter((id) => saidOf(id) !== undefined)
    const passing = ids.filter((id) => [429, 503].includes(errorCatalogue[id].status))
    expect(told).toEqual(passing.filter((id) => !['feature_off', 'not_configured'].includes(id)))
    expect(told).toEqual(
      expect.arrayContaining(['rate_limited', 'unavailable', 'took_too_long', 'storage_unavailable']),
    )
    for (const id of told) expect(saidOf(id)).toBe(2)
  })

  it('is what the failure says itself, whatever its status', () => {
    expect(saidOf('rate_limited', 7)).toBe(7)
    expect(saidOf('upstream_failed', 37)).toBe(37)
    expect(saidOf('idempotency_in_progress', 1)).toBe(1)
  })
})
