import { describe, expect, it } from 'vitest'
import { planFor } from './customer-plan.ts'
import type { ProviderState } from './provider.ts'

const hour = 60 * 60 * 1000
const now = new Date('2027-02-28T12:00:30.000Z')
const at = (hours: number) => new Date(now.getTime() + hours * hour)

/** A bundle by the month in a period that began half a minute ago. */
const renewed = (status: string, more: Partial<ProviderState> = {}): ProviderState => ({
  subscriptions: [
    {
      ...{ id: 'sub_1', status, productKey: 'bundle', interval: 'monthly', cancelAtPeriodEnd: false },
      ...{ currentPeriodStart: new Date('2027-02-28T12:00:00.000Z'), currentPeriodEnd: at(31 * 24) },
      ...{ createdAt: new Date('2027-01-31T12:00:00.000Z'), endedAt: undefined, trialStart: undefined },
    },
  ],
  ...{ payments: [], unpaidSince: new Map(), unsettled: new Set() },
  ...more,
})
const dueAt = (state: ProviderState) => planFor(state, [], now).dueAt

describe('a subscription is read again without being told of it', () => {
  it('when its period ends', () => {
    expect(dueAt(renewed('active'))).toEqual(at(31 * 24))
  })

  it('every hour while the invoice of the period that has begun is still to be paid', () => {
    expect(dueAt(renewed('active', { unsettled: new Set(['sub_1']) }))).toEqual(at(1))
    const late = { unsettled: new Set(['sub_1']), unpaidSince: new Map([['sub_1', at(0)]]) }
    expect(dueAt(renewed('past_due', late))).toEqual(at(1))
    expect(dueAt(renewed('past_due', { ...late, unpaidSince: new Map([['sub_1', at(0.5 - 7 * 24)]]) }))).toEqual(
      at(0.5),
    )
  })

  it('for no invoice of another subscription, and not once it has ended', () => {
    expect(dueAt(renewed('active', { unsettled: new Set(['sub_2']) }))).toEqual(at(31 * 24))
    expect(dueAt(renewed('canceled', { unsettled: new Set(['sub_1']) }))).toBeNull()
  })
})
