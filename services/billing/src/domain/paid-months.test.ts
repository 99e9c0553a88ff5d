import { monthsOfPrice, periodEnd } from '@resume/stripe-double/periods'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { dueCredits, type FormerGrant } from './credit-months.ts'
import type { InvoiceLine, ProviderSubscription } from './provider.ts'
import { monthOfReference } from './references.ts'

const hereZone = process.env.TZ
afterEach(() => {
  if (hereZone === undefined) delete process.env.TZ
  else process.env.TZ = hereZone
})

const date = (seconds: number) => new Date(seconds * 1000)

/** A subscription that was paid for some periods, one after the other, with an anchor at any second of ten years. */
const paidPeriods = fc.record({
  anchor: fc.oneof(
    fc.integer({ min: Date.UTC(2023, 0, 1) / 1000, max: Date.UTC(2033, 0, 1) / 1000 }),
    /** The days that some months do not have, near both ends of the day. */
    fc
      .record({ year: fc.integer({ min: 2023, max: 2032 }), month: fc.nat(11), day: fc.integer({ min: 28, max: 31 }) })
      .chain(({ year, month, day }) =>
        fc.constantFrom(0, 1, 86_399).map((second) => Date.UTC(year, month, day) / 1000 + second),
      ),
  ),
  paid: fc.oneof(
    fc.record({ interval: fc.constant('monthly' as const), payments: fc.integer({ min: 1, max: 26 }) }),
    fc.record({ interval: fc.constant('annual' as const), payments: fc.integer({ min: 1, max: 5 }) }),
  ),
  zone: fc.constantFrom('UTC', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'),
  /** How long after the beginning of a period its invoice is paid: it is a draft for about an hour. */
  paidAfterMs: fc.integer({ min: 0, max: 3 * 60 * 60 * 1000 }),
  /** Looks at times at which nothing happens, as shares of what was paid for. */
  looks: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 }),
})

type PaidPeriods = typeof paidPeriods extends fc.Arbitrary<infer Value> ? Value : never

/** Follows a subscription through time: looks whenever something is due or paid, and at other times. @returns all that came in */
function follow({ anchor, paid: { interval, payments }, paidAfterMs, looks }: PaidPeriods) {
  const months = monthsOfPrice(`price_bundle_${interval}`)
  const bounds = [anchor]
  for (let count = 0; count < payments; count++) bounds.push(periodEnd(anchor, bounds.at(-1) ?? anchor, months))
  const lines = bounds.slice(1).map(
    (end, index): InvoiceLine => ({
      productKey: 'bundle',
      interval,
      start: date(bounds[index] ?? anchor),
      end: date(end),
      isProration: false,
      isCredit: false,
    }),
  )
  const end = bounds.at(-1) ?? anchor
  const paidAt = ({ start }: InvoiceLine) => new Date(start.getTime() + paidAfterMs)
  const times = [...looks.map((share) => date(anchor + share * (end - anchor))), ...lines.map(paidAt)]
  const grants: (FormerGrant & { cameAt: Date })[] = []
  for (let now: Date | undefined = date(anchor); now && now < date(end); ) {
    const at: Date = now
    const current: InvoiceLine | undefined = lines.findLast(({ start }) => start <= at)
    const subscription: ProviderSubscription = {
      ...{ id: 'sub_1', status: 'active', productKey: 'bundle', interval, cancelAtPeriodEnd: false },
      ...{ currentPeriodStart: current?.start ?? at, currentPeriodEnd: current?.end ?? at },
      ...{ createdAt: date(anchor), endedAt: undefined, trialStart: undefined },
    }
    const due = dueCredits(
      subscription,
      lines.filter((line) => paidAt(line) <= at),
      grants,
      at,
    )
    for (const grant of due.grants) grants.push({ ...grant, takenBack: 0, cameAt: at })
    const ahead: Date[] = [due.nextAt, current?.end, ...times].flatMap((time) => (time && time > at ? [time] : []))
    now = ahead.toSorted((one, other) => one.getTime() - other.getTime())[0]
  }
  return { grants, end: date(end), start: date(anchor) }
}

describe('the credits of a subscription', () => {
  it('come once for each month that was paid for, one month after the other, whatever the anchor', () => {
    fc.assert(
      fc.property(paidPeriods, (periods) => {
        process.env.TZ = periods.zone
        const { grants, start, end } = follow(periods)
        expect(grants).toHaveLength(periods.paid.payments * (periods.paid.interval === 'annual' ? 12 : 1))
        expect(new Set(grants.map(({ amount }) => amount))).toEqual(new Set([300]))
        const begins = grants.map(({ reference }) => monthOfReference(reference)?.start)
        /** Each month ends when the next one begins: never two for one month, and none too early. */
        expect(begins).toEqual([start, ...grants.slice(0, -1).map(({ monthEnd }) => monthEnd)])
        expect(grants.at(-1)?.monthEnd).toEqual(end)
      }),
      { numRuns: 200 },
    )
  })

  it('are there at every moment, though each period is paid only hours after it began, and last for no fourth hour', () => {
    fc.assert(
      fc.property(paidPeriods, (periods) => {
        const { grants } = follow(periods)
        for (const [nth, { monthEnd, expiresAt }] of grants.entries()) {
          const next = grants[nth + 1]
          if (next) expect(next.cameAt.getTime()).toBeLessThanOrEqual(expiresAt.getTime())
          expect(expiresAt.getTime() - (monthEnd?.getTime() ?? 0)).toBe(3 * 60 * 60 * 1000)
        }
      }),
      { numRuns: 200 },
    )
  })
})
