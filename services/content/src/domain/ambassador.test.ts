import { describe, expect, it } from 'vitest'
import { type AmbassadorApplication, checkGraduation, requireFreeToApply } from './ambassador.ts'

const now = new Date('2026-06-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const application = (more: Partial<AmbassadorApplication>) => more as AmbassadorApplication

describe('an application as an ambassador', () => {
  it('is for whoever has none that is pending or approved', () => {
    requireFreeToApply(null, now)
    for (const status of ['PENDING', 'APPROVED'] as const) {
      expect(() => requireFreeToApply(application({ status }), now)).toThrow('applied already')
    }
  })

  it('can be made again 30 days after a refusal, and not a moment before', () => {
    const refused = (reviewedAt: Date) => application({ status: 'REJECTED', reviewedAt })
    expect(() => requireFreeToApply(refused(daysAgo(29.999)), now)).toThrow('2026-06-01T12:01:26.400Z')
    requireFreeToApply(refused(daysAgo(30)), now)
  })

  it('names a year of graduation from last year to eight years ahead', () => {
    const check = (graduationYear: number) => checkGraduation(application({ graduationYear }), now)
    for (const year of [2025, 2034]) check(year)
    for (const year of [2024, 2035]) expect(() => check(year)).toThrow('Validation failed')
  })
})
