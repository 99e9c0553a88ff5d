import { describe, expect, it } from 'vitest'
import { addMonths } from './invoice-months.ts'
import { creditsOfPayment, itemKeyOf, wantedBack } from './payment-credits.ts'
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
})
