import { describe, expect, it } from 'vitest'
import { dueCredits } from './credit-months.ts'
import type { InvoiceLine, ProviderSubscription } from './provider.ts'

const at = (text: string) => new Date(`${text}T00:00:00.000Z`)
/** Until when the credits of a month can be spent that ends on a day. */
const after = (text: string) => new Date(`${text}T03:00:00.000Z`)

const annual: ProviderSubscription = {
  id: 'sub_1',
  status: 'active',
  productKey: 'bundle',
  interval: 'annual',
  currentPeriodStart: at('2026-01-10'),
  currentPeriodEnd: at('2027-01-10'),
  cancelAtPeriodEnd: false,
  createdAt: at('2026-01-10'),
  endedAt: undefined,
  trialStart: undefined,
}
const line = (productKey: InvoiceLine['productKey'], start: string, end: string, more = {}): InvoiceLine => ({
  productKey,
  interval: 'annual',
  start: at(start),
  end: at(end),
  isProration: false,
  isCredit: false,
  ...more,
})
const year = line('bundle', '2026-01-10', '2027-01-10')
const dueAt = (lines: InvoiceLine[], now: Date, more: Partial<ProviderSubscription> = {}) =>
  dueCredits({ ...annual, ...more }, lines, [], now)

describe('the credits of a month', () => {
  it('come month by month within a year that is paid for', () => {
    expect(dueAt([year], at('2026-03-20'))).toEqual({
      grants: [
        {
          reference: 'subscription:sub_1:2026-03-10T00:00:00.000Z:bundle',
          source: 'bundle',
          amount: 300,
          monthEnd: at('2026-04-10'),
          expiresAt: after('2026-04-10'),
        },
      ],
      nextAt: at('2026-04-10'),
    })
  })

  it('are due as soon as the month begins, and the next ones a month later', () => {
    const { grants, nextAt } = dueAt([year], at('2026-03-10'))
    expect([grants.map(({ monthEnd }) => monthEnd), nextAt]).toEqual([[at('2026-04-10')], at('2026-04-10')])
  })

  it('can be spent until three hours after it, which count for no other month', () => {
    const monthly = {
      interval: 'monthly',
      currentPeriodStart: at('2026-02-10'),
      currentPeriodEnd: at('2026-03-10'),
    } as const
    const [first, second] = [
      line('bundle', '2026-01-10', '2026-02-10', { interval: 'monthly' }),
      line('bundle', '2026-02-10', '2026-03-10', { interval: 'monthly' }),
    ]
    const [came] = dueAt([first], at('2026-01-10'), { ...monthly, currentPeriodStart: at('2026-01-10') }).grants
    expect(came).toMatchObject({ monthEnd: at('2026-02-10'), expiresAt: after('2026-02-10') })
    const former = came ? [{ ...came, takenBack: 0 }] : []
    const renewed = { ...annual, ...monthly }
    /** The invoice of the next month is paid an hour after it began; nobody knows any more what paid for the one before. */
    for (const lines of [[first, second], [second]]) {
      const { grants, nextAt } = dueCredits(renewed, lines, former, new Date('2026-02-10T01:00:00.000Z'))
      expect(grants).toMatchObject([{ amount: 300, expiresAt: after('2026-03-10') }])
      expect(nextAt).toEqual(lines.length === 2 ? null : after('2026-02-10'))
    }
    expect(dueCredits(renewed, [first], former, new Date('2026-02-10T01:00:00.000Z')).grants).toEqual([])
  })

  it('are less by nothing that another subscription or a pack brought in', () => {
    const former = ['subscription:sub_2:2026-03-10T00:00:00.000Z:bundle', 'pack:pi_1'].map((reference) => {
      return { reference, amount: 300, takenBack: 0, expiresAt: at('2026-04-10') }
    })
    expect(dueCredits(annual, [year], former, at('2026-03-20')).grants).toMatchObject([{ amount: 300 }])
  })

  it('do not come before the month is paid for, but on trial', () => {
    expect(dueAt([], at('2026-03-20')).grants).toEqual([])
    const former = line('bundle', '2025-01-10', '2026-01-10')
    expect(dueAt([former], at('2026-03-20')).grants).toEqual([])
    const trial = dueAt([], at('2026-01-20'), { status: 'trialing', currentPeriodEnd: at('2026-01-24') })
    expect(trial.grants).toMatchObject([{ amount: 300, expiresAt: after('2026-01-24') }])
  })

  it('come in full when a trial ends early and is paid for, beside what is left of the trial', () => {
    const former = [
      {
        reference: 'subscription:sub_1:2026-01-10T00:00:00.000Z:bundle',
        amount: 300,
        takenBack: 0,
        expiresAt: at('2026-01-24'),
      },
    ]
    const paid = line('bundle', '2026-01-13', '2026-02-13', { interval: 'monthly' })
    const subscription = { ...annual, currentPeriodStart: at('2026-01-13'), currentPeriodEnd: at('2026-02-13') }
    const { grants } = dueCredits({ ...subscription, trialStart: at('2026-01-10') }, [paid], former, at('2026-01-13'))
    expect(grants).toMatchObject([{ amount: 300, expiresAt: after('2026-02-13') }])
    /** Credits that nobody paid for, other than a trial's, are waited for. */
    const others = dueCredits(subscription, [paid], former, at('2026-01-13'))
    expect(others).toEqual({ grants: [], nextAt: at('2026-01-24') })
    expect(dueCredits(subscription, [paid], former, at('2026-01-24')).grants).toMatchObject([{ amount: 300 }])
  })

  it('come for the month in which the subscription ended, and for none after it', () => {
    const ended = { status: 'canceled', endedAt: at('2026-03-20') }
    expect(dueAt([year], at('2026-04-01'), ended).grants).toMatchObject([{ expiresAt: after('2026-04-10') }])
    expect(dueAt([year], at('2026-04-10'), ended)).toEqual({ grants: [], nextAt: null })
    expect(dueAt([year], at('2026-06-01'), ended).grants).toEqual([])
  })
})

describe('a switch of the product within a year', () => {
  const lesser = line('ai_credits', '2026-01-10', '2027-01-10')
  const rest = line('bundle', '2026-03-25', '2027-01-10', { isProration: true })
  const unused = line('ai_credits', '2026-03-25', '2027-01-10', { isProration: true, isCredit: true })

  it('brings nothing more while the dearer product is not paid for', () => {
    expect(dueAt([lesser], at('2026-04-11')).grants).toMatchObject([{ source: 'ai_credits', amount: 200 }])
  })

  it('brings what the dearer product gives more, for the part of the month that is paid for', () => {
    const lines = [lesser, rest]
    const former = [
      {
        reference: 'subscription:sub_1:2026-03-10T00:00:00.000Z:ai_credits',
        amount: 200,
        takenBack: 0,
        expiresAt: at('2026-04-10'),
      },
    ]
    const { grants } = dueCredits(annual, lines, former, at('2026-03-26'))
    expect(grants).toMatchObject([{ source: 'bundle', amount: 52, expiresAt: after('2026-04-10') }])
    expect(dueAt(lines, at('2026-04-11')).grants).toMatchObject([{ amount: 200 }, { amount: 100 }])
  })

  it('brings all of the dearer product when the rest of the cheaper one was given back', () => {
    expect(dueAt([lesser, unused, rest], at('2026-04-11')).grants).toMatchObject([{ source: 'bundle', amount: 300 }])
  })

  it('back brings what it gives more, also in a month that came in before the switch to the cheaper product was invoiced', () => {
    const part = (product: InvoiceLine['productKey'], start: string, isCredit = false) =>
      line(product, start, '2027-01-10', { isProration: true, isCredit })
    const away = [part('bundle', '2026-03-25', true), part('ai_credits', '2026-03-25')]
    const back = [part('ai_credits', '2026-04-20', true), part('bundle', '2026-04-20')]
    const reference = 'subscription:sub_1:2026-04-10T00:00:00.000Z:bundle'
    const former = [{ reference, amount: 200, takenBack: 0, expiresAt: at('2026-05-10') }]
    const { grants } = dueCredits(annual, [year, ...away, ...back], former, at('2026-04-20'))
    /** 100 a month, for 20 of 30 days. */
    expect(grants).toMatchObject([{ source: 'bundle', amount: 67, expiresAt: after('2026-05-10') }])
  })

  it('to a cheaper product brings no more than that gives, though the dearer one was paid for the year', () => {
    const { grants } = dueAt([year], at('2026-05-11'), { productKey: 'ai_credits' })
    expect(grants).toMatchObject([{ amount: 200 }])
    expect(dueAt([year], at('2026-05-11'), { productKey: 'portfolio_pro' }).grants).toEqual([])
  })

  it('leaves what the month that was under way brings, and brings nothing more without a product', () => {
    const [begun, later] = [at('2026-01-15'), at('2026-05-11')]
    expect(dueAt([year], begun, { productKey: 'portfolio_pro' }).grants).toMatchObject([{ amount: 300 }])
    expect(dueAt([year], later, { productKey: undefined }).grants).toEqual([])
  })

  it('brings a share of the very month that it is a part of, however long that is', () => {
    const part = line('bundle', '2026-02-14', '2026-02-28', { interval: 'monthly', isProration: true })
    const month = { currentPeriodStart: at('2026-01-31'), currentPeriodEnd: at('2026-02-28') }
    expect(dueAt([part], at('2026-02-15'), { ...month, interval: 'monthly' }).grants).toMatchObject([{ amount: 150 }])
  })
})

describe('a year that is given back', () => {
  const backFrom = (start: string, productKey: InvoiceLine['productKey'] = 'bundle') =>
    line(productKey, start, '2027-01-10', { isProration: true, isCredit: true })

  it('brings the month in which it is, and none after it', () => {
    const lines = [year, backFrom('2026-03-25')]
    expect(dueAt(lines, at('2026-03-26')).grants).toMatchObject([{ amount: 300, expiresAt: after('2026-04-10') }])
    expect(dueAt(lines, at('2026-04-10'))).toEqual({ grants: [], nextAt: null })
    expect(dueAt([year, backFrom('2026-01-10')], at('2026-02-11')).grants).toEqual([])
  })

  it.each([
    ['of another product', [year, backFrom('2026-03-25', 'ai_credits')]],
    ['that was made before it', [backFrom('2026-03-25'), year]],
    ['for time before it', [year, backFrom('2026-01-09')]],
    ['that is none, but paid for itself', [year, line('bundle', '2026-03-25', '2027-03-25')]],
  ])('is not by a credit %s', (_what, lines) => {
    const { grants } = dueAt(lines, at('2026-04-11'))
    expect(grants.map(({ monthEnd }) => monthEnd)).toContainEqual(at('2026-05-10'))
  })
})
