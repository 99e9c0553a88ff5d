import { describe, expect, it } from 'vitest'
import { addMonths } from './invoice-months.ts'
import { creditsOfPayment, itemKeyOf, packGrant, wantedBack } from './payment-credits.ts'
import type { InvoiceLine, ProviderPayment } from './provider.ts'

const at = (text: string) => new Date(`${text}T00:00:00.000Z`)

const line = (start: string, end: string, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  productKey: 'bundle',
  interval: 'annual',
  start: at(start),
  end: at(end),
  isProration: false,
  isCredit: false,
  ...more,
})
const paidFor = (lines: InvoiceLine[], refundedCents: number): ProviderPayment => ({
  id: `in_${lines[0]?.start.toISOString()}`,
  item: { kind: 'subscription', subscriptionId: 'sub_1', lines },
  amountCents: 1_000,
  fromBalanceCents: 0,
  refundedCents,
  disputedCents: 0,
  currency: 'usd',
  paidAt: lines[0]?.start ?? at('2026-01-01'),
})
const grantOf = (month: string, productKey = 'bundle') => ({
  reference: `subscription:sub_1:${at(month).toISOString()}:${productKey}`,
  amount: 300,
  takenBack: 0,
  expiresAt: addMonths(at(month), 1),
})

describe('what is to be taken back', () => {
  it('is decided by the payment of which most was given back, in whatever order payments come', () => {
    const year = paidFor([line('2026-01-01', '2027-01-01')], 1_000)
    const upgrade = paidFor([line('2026-03-15', '2027-01-01')], 0)
    const grants = [grantOf('2026-02-01'), grantOf('2026-05-01')]
    for (const payments of [
      [year, upgrade],
      [upgrade, year],
    ]) {
      expect([...wantedBack(payments, grants).values()]).toEqual([300, 300])
    }
  })

  it('is the share that was given back, of the months that the payment is for', () => {
    const wanted = wantedBack(
      [paidFor([line('2026-01-01', '2026-04-01')], 500)],
      [grantOf('2026-03-01'), grantOf('2026-04-01'), grantOf('2025-12-01')],
    )
    expect([...wanted]).toEqual([[grantOf('2026-03-01').reference, 150]])
  })

  it('is of the product that was paid for, also when its month began before it was switched to', () => {
    const switched = paidFor([line('2026-01-20', '2026-02-01', { isProration: true })], 1_000)
    const grants = [grantOf('2026-01-01', 'ai_credits'), grantOf('2026-01-01'), grantOf('2026-02-01')]
    expect([...wantedBack([switched], grants)]).toEqual([[grantOf('2026-01-01').reference, 300]])
  })
})

describe('what is to be taken back of a month', () => {
  const month = grantOf('2026-01-10')
  const backFor = (...payments: ProviderPayment[]) => wantedBack(payments, [month]).get(month.reference)
  const paid = line('2026-01-10', '2026-02-10', { interval: 'monthly' })

  it('is decided by what paid for its beginning, not by a part that was bought later', () => {
    const part = line('2026-01-25', '2026-02-10', { interval: 'monthly', isProration: true })
    expect(backFor(paidFor([part], 1_000), paidFor([paid], 250))).toBe(75)
  })

  it('is decided by any line of a payment, but by no credit, product or subscription that is another', () => {
    const [other, back] = [{ ...paid, productKey: 'ai_credits' } as const, { ...paid, isCredit: true }]
    expect(backFor(paidFor([other, paid, back], 1_000))).toBe(300)
    for (const each of [other, back]) expect(backFor(paidFor([each], 1_000))).toBeUndefined()
    const elsewhere = { kind: 'subscription' as const, subscriptionId: 'sub_2', lines: [paid] }
    expect(backFor({ ...paidFor([paid], 1_000), item: elsewhere })).toBeUndefined()
  })

  it('is nothing of a trial whose last hours to spend lie in the month that is given back', () => {
    const trial = { ...month, monthEnd: at('2026-02-10'), expiresAt: new Date('2026-02-10T03:00:00.000Z') }
    const first = paidFor([line('2026-02-10', '2026-03-10', { interval: 'monthly' })], 1_000)
    expect([...wantedBack([first], [trial])]).toEqual([])
  })

  it('is a share of what was paid with money, and nothing of what the balance paid', () => {
    const half = { ...paidFor([paid], 1_000), fromBalanceCents: 1_000 }
    expect([backFor(half), backFor({ ...half, refundedCents: 500 })]).toEqual([150, 75])
    /** What others had brought in already is what the balance paid. */
    const rest = { ...month, amount: 160 }
    expect([...wantedBack([half], [rest]).values()]).toEqual([150])
    expect([...wantedBack([{ ...half, fromBalanceCents: 500 }], [rest]).values()]).toEqual([160])
    expect(backFor({ ...paidFor([paid], 1_000), fromBalanceCents: 0 })).toBe(300)
  })

  it('is nothing where nothing was paid', () => {
    expect(backFor({ ...paidFor([paid], 0), amountCents: 0 })).toBeUndefined()
  })
})

it('what is to be taken back of a pack is decided by its own payment alone', () => {
  const pack = (id: string, refundedCents: number): ProviderPayment => {
    return { ...paidFor([], refundedCents), id, item: { kind: 'credit_pack', packKey: 'credit_pack_250' } }
  }
  const grants = ['pi_1', 'pi_2'].map((id) => ({ ...packGrant(pack(id, 0), 'credit_pack_250'), takenBack: 0 }))
  const subscription = paidFor([line('2026-01-01', '2027-01-01')], 1_000)
  const wanted = wantedBack([pack('pi_1', 400), pack('pi_2', 0), subscription], [...grants, grantOf('2026-02-01')])
  expect([...wanted.values()]).toEqual([100, 0, 300])
  expect([itemKeyOf(pack('pi_1', 0)), creditsOfPayment(pack('pi_1', 0))]).toEqual(['credit_pack_250', 250])
})

describe('a payment', () => {
  const monthly = { interval: 'monthly' } as const
  const cheaper = { ...monthly, productKey: 'ai_credits', isProration: true, isCredit: true } as const
  const renewal = paidFor(
    [
      line('2026-01-16', '2026-02-01', cheaper),
      line('2026-01-16', '2026-02-01', { ...monthly, isProration: true }),
      line('2026-02-01', '2026-03-01', monthly),
    ],
    0,
  )

  it('is for what it pays for longest, and tells the credits of all its lines', () => {
    expect(itemKeyOf(renewal)).toBe('bundle')
    expect(creditsOfPayment(renewal)).toBe(352)
    expect(creditsOfPayment(paidFor([line('2026-01-01', '2027-01-01')], 0))).toBe(3_600)
  })

  it('is for a whole period before a part of one, for the longest of several, and never for what it gives back', () => {
    const whole = line('2026-01-01', '2026-02-01', monthly)
    const lesser = { productKey: 'ai_credits' } as const
    for (const more of [{ isProration: true }, { isCredit: true }]) {
      const lines = [line('2026-01-01', '2027-01-01', { ...lesser, ...more }), whole]
      expect([itemKeyOf(paidFor(lines, 0)), itemKeyOf(paidFor(lines.toReversed(), 0))]).toEqual(['bundle', 'bundle'])
    }
    const lines = [line('2026-01-01', '2026-01-31', { ...monthly, ...lesser }), whole]
    expect([itemKeyOf(paidFor(lines, 0)), itemKeyOf(paidFor(lines.toReversed(), 0))]).toEqual(['bundle', 'bundle'])
    expect(creditsOfPayment(paidFor([{ ...whole, isCredit: true }], 0))).toBe(0)
  })
})
