import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AffiliateProgram, aPayment, openAffiliateProgram } from '../test-data/affiliate-program.ts'
import { createReferral } from './use-cases/create-referral.ts'
import { enrollAffiliate } from './use-cases/enroll-affiliate.ts'
import { followSuspension } from './use-cases/follow-suspension.ts'
import { updateAffiliate } from './use-cases/update-affiliate.ts'

let program: AffiliateProgram
beforeAll(async () => {
  program = await openAffiliateProgram()
})
afterAll(() => program.close())

const day = 24 * 60 * 60 * 1000
const walletOf = async (userId: string) => (await program.shown(userId)).affiliate

/** An affiliate to whom so many cents are available. */
async function anAffiliateWith(cents: number) {
  const affiliate = await program.anAffiliate()
  const payer = await program.referred(affiliate.code)
  const payment = aPayment(cents * 50)
  await program.keep(payer, [payment], [payment.id])
  await program.mature()
  return { ...affiliate, payer, payment }
}

describe('a referral', () => {
  it('is of the first affiliate, never of oneself, of somebody who has paid or of an old account', async () => {
    const [one, other] = [await program.anAffiliate(), await program.anAffiliate()]
    const userId = await program.referred(one.code)
    const refer = (id: string, code: string, accountCreatedAt = new Date()) =>
      createReferral(program.ports, id, { code, accountCreatedAt })
    await expect(refer(userId, other.code)).rejects.toMatchObject({ id: 'already_referred' })
    await expect(refer(one.userId, one.code)).rejects.toMatchObject({ id: 'validation_failed' })
    await expect(refer(newId(), 'nobody0000')).rejects.toMatchObject({ id: 'not_found' })
    const old = new Date(Date.now() - 61 * day)
    await expect(refer(newId(), one.code, old)).rejects.toMatchObject({ id: 'referral_too_late' })
    const payer = newId()
    const now = new Date()
    await program.database.payment.create({
      data: {
        ...{ id: newId(), userId: payer, providerId: newId(), kind: 'credit_pack', itemKey: 'credit_pack_250' },
        ...{
          amountCents: 1,
          refundedCents: 0,
          currency: 'usd',
          status: 'paid',
          credits: 1,
          paidAt: now,
          updatedAt: now,
        },
      },
    })
    await expect(refer(payer, one.code)).rejects.toMatchObject({ id: 'has_paid_before' })
  })

  it('counts once when it is told a hundred times at once', async () => {
    const [one, other] = [await program.anAffiliate(), await program.anAffiliate()]
    const userId = newId()
    const told = Array.from({ length: 100 }, (_, nth) =>
      createReferral(program.ports, userId, { code: [one, other][nth % 2]?.code ?? '', accountCreatedAt: new Date() }),
    )
    const outcomes = await Promise.allSettled(told)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ id: 'already_referred' })
    }
    expect(await program.breaches()).toEqual([])
  }, 60_000)
})

describe('a commission', () => {
  it('is a share of each payment by the tier at that moment, pending, then available', async () => {
    const affiliate = await program.anAffiliate()
    const rates: (number | undefined)[] = []
    for (let nth = 1; nth <= 11; nth++) {
      const payer = await program.referred(affiliate.code)
      const payment = aPayment(10_000)
      await program.keep(payer, [payment], [payment.id])
      rates.push((await program.shown(affiliate.userId)).commissions[0]?.rateBps)
    }
    expect(rates).toEqual([...Array.from({ length: 9 }, () => 200), 300, 300])
    expect(await walletOf(affiliate.userId)).toMatchObject({ conversions: 11, pendingCents: 2_400, availableCents: 0 })
    await program.mature()
    expect(await walletOf(affiliate.userId)).toMatchObject({ pendingCents: 0, availableCents: 2_400 })
  })

  it('goes in proportion with refunds and disputes, and comes back with a dispute that is won', async () => {
    const { userId, payer, payment } = await anAffiliateWith(1_000)
    await program.keep(payer, [{ ...payment, refundedCents: 12_500 }])
    expect(await walletOf(userId)).toMatchObject({ availableCents: 750, conversions: 1 })
    await program.keep(payer, [{ ...payment, refundedCents: 12_500, disputedCents: 12_500 }])
    expect(await walletOf(userId)).toMatchObject({ availableCents: 500, conversions: 1 })
    await program.keep(payer, [{ ...payment, refundedCents: 12_500, disputedCents: 50_000 }])
    expect(await walletOf(userId)).toMatchObject({ availableCents: 0, owedCents: 0, conversions: 0 })
    expect((await program.shown(userId)).commissions).toMatchObject([{ status: 'REVERSED' }])
    await program.keep(payer, [{ ...payment, refundedCents: 12_500 }])
    expect(await walletOf(userId)).toMatchObject({ availableCents: 750, conversions: 1 })
    expect(await program.breaches()).toEqual([])
  })

  it('that was paid out before the refund is owed, and later commissions pay it', async () => {
    const { userId, code, payer, payment } = await anAffiliateWith(3_000)
    const { id } = await program.withdraw(userId, 3_000)
    await program.settle(id, { status: 'PAID' })
    expect((await program.shown(userId)).commissions).toMatchObject([{ status: 'PAID' }])
    await program.keep(payer, [{ ...payment, refundedCents: payment.amountCents }])
    expect(await walletOf(userId)).toMatchObject({ availableCents: 0, paidCents: 3_000, owedCents: 3_000 })
    const another = await program.referred(code)
    const next = aPayment(200_000)
    await program.keep(another, [next], [next.id])
    await program.mature()
    expect(await walletOf(userId)).toMatchObject({ availableCents: 1_000, owedCents: 0 })
    expect(await program.breaches()).toEqual([])
  })

  it('is earned by nobody who is suspended', async () => {
    const { id, userId, payer, payment } = await anAffiliateWith(3_000)
    const actor = { userId: newId(), email: 'admin@example.com', requestId: 'a test' }
    const suspend = (reason: string | undefined) =>
      updateAffiliate(program.ports, actor, id, { status: 'SUSPENDED', reason })
    await expect(suspend(undefined)).rejects.toMatchObject({ id: 'validation_failed' })
    await suspend('invented users')
    const next = aPayment(100_000)
    await program.keep(payer, [payment, next], [next.id])
    expect(await walletOf(userId)).toMatchObject({ status: 'SUSPENDED', pendingCents: 0, availableCents: 3_000 })
    await expect(program.withdraw(userId, 3_000)).rejects.toMatchObject({ id: 'affiliate_suspended' })
    await updateAffiliate(program.ports, actor, id, { status: 'ACTIVE', reason: undefined })
    await program.keep(payer, [payment, next])
    expect(await walletOf(userId)).toMatchObject({ pendingCents: 0, availableCents: 3_000 })
  })
})

describe('an affiliate who is suspended as a user', () => {
  it("is on no leaderboard, and the code nobody's, until that ends", async () => {
    const { userId, code } = await anAffiliateWith(900_000)
    const { earnings, affiliates } = program.ports
    const best = async () => (await earnings.best('all_time', new Date(), 1))[0]?.earnedCents
    const follow = (suspended: boolean, version: number) =>
      followSuspension(program.ports, { userId, suspended, version })
    expect(await best()).toBe(900_000)
    await follow(true, 1)
    expect(await best()).not.toBe(900_000)
    expect(await affiliates.withCode(code)).toBeUndefined()
    await follow(false, 2)
    await follow(true, 1)
    expect([await best(), (await affiliates.withCode(code))?.userId]).toEqual([900_000, userId])
    expect(await walletOf(userId)).toMatchObject({ availableCents: 900_000 })
  })

  it('is none who enrolls at the same time, until that ends', async () => {
    const enroll = (userId: string) => enrollAffiliate(program.ports, userId, 'Ada Lovelace', null)
    const tryTo = (userId: string) => enroll(userId).catch(() => undefined)
    const shown = (userId: string) => program.database.affiliate.count({ where: { userId, suspendedAt: null } })
    for (const userId of Array.from({ length: 8 }, () => newId())) {
      const follow = (suspended: boolean, version: number) =>
        followSuspension(program.ports, { userId, suspended, version })
      await Promise.all([tryTo(userId), tryTo(userId), follow(true, 1), tryTo(userId)])
      await expect(enroll(userId)).rejects.toMatchObject({ id: 'unauthenticated' })
      expect(await shown(userId)).toBe(0)
      await follow(false, 2)
      await enroll(userId)
      await follow(true, 1)
      expect(await shown(userId)).toBe(1)
    }
    expect(await program.breaches()).toEqual([])
  })
})

describe('a withdrawal', () => {
  it('is one at a time, of what is available, and reserved until it is paid or refused', async () => {
    const { userId } = await anAffiliateWith(6_000)
    await expect(program.withdraw(userId, 2_499)).rejects.toMatchObject({ id: 'validation_failed' })
    await expect(program.withdraw(userId, 6_001)).rejects.toMatchObject({ id: 'commissions_missing' })
    await expect(program.withdraw(newId(), 2_500)).rejects.toMatchObject({ id: 'not_enrolled' })
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => program.withdraw(userId, 2_500)))
    const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(made).toHaveLength(1)
    expect(await walletOf(userId)).toMatchObject({ availableCents: 3_500, reservedCents: 2_500 })
    const id = made[0]?.id ?? ''
    await expect(program.settle(id, { status: 'REJECTED', reason: undefined })).rejects.toMatchObject({
      id: 'validation_failed',
    })
    await program.settle(id, { status: 'REJECTED', note: 'The account does not exist' })
    expect(await walletOf(userId)).toMatchObject({ availableCents: 6_000, reservedCents: 0 })
    await expect(program.settle(id, { status: 'PAID' })).rejects.toMatchObject({ id: 'withdrawal_settled' })
    expect((await program.shown(userId)).withdrawals).toMatchObject([
      { status: 'REJECTED', note: 'The account does not exist' },
    ])
  })

  it('is not paid while payments have gone back that it came from; refused, it pays what is owed', async () => {
    const { userId, code, payer, payment } = await anAffiliateWith(6_000)
    const { id } = await program.withdraw(userId, 6_000)
    await program.keep(payer, [{ ...payment, refundedCents: payment.amountCents }])
    expect(await walletOf(userId)).toMatchObject({ reservedCents: 6_000, owedCents: 6_000 })
    for (const status of ['APPROVED', 'PAID'] as const) {
      await expect(program.settle(id, { status })).rejects.toMatchObject({ id: 'commissions_missing' })
    }
    await program.settle(id, { status: 'REJECTED' })
    expect(await walletOf(userId)).toMatchObject({ availableCents: 0, reservedCents: 0, paidCents: 0, owedCents: 0 })
    const another = await program.referred(code)
    const next = aPayment(200_000)
    await program.keep(another, [next], [next.id])
    await program.mature()
    await program.settle((await program.withdraw(userId, 4_000)).id, { status: 'PAID' })
    expect(await walletOf(userId)).toMatchObject({ paidCents: 4_000, owedCents: 0 })
    expect(await program.breaches()).toEqual([])
  })

  it('is not paid to somebody who was suspended after asking for it', async () => {
    const { id: affiliateId, userId } = await anAffiliateWith(6_000)
    const { id } = await program.withdraw(userId, 6_000)
    const actor = { userId: newId(), email: 'admin@example.com', requestId: 'a test' }
    await updateAffiliate(program.ports, actor, affiliateId, { status: 'SUSPENDED', reason: 'invented users' })
    await expect(program.settle(id, { status: 'PAID' })).rejects.toMatchObject({ id: 'affiliate_suspended' })
    expect(await walletOf(userId)).toMatchObject({ reservedCents: 6_000, paidCents: 0 })
    await program.settle(id, { status: 'REJECTED' })
    expect(await walletOf(userId)).toMatchObject({ availableCents: 6_000, reservedCents: 0 })
  })

  it('is paid once, however often that is said at the same time', async () => {
    const { userId } = await anAffiliateWith(5_000)
    const { id } = await program.withdraw(userId, 2_600)
    await program.settle(id, { status: 'APPROVED' })
    await Promise.all(Array.from({ length: 10 }, () => program.settle(id, { status: 'PAID' })))
    expect(await walletOf(userId)).toMatchObject({ availableCents: 2_400, reservedCents: 0, paidCents: 2_600 })
    expect(await program.breaches()).toEqual([])
  })
})

it('nobody who is gone enrolls or is referred, though it be at the same time', async () => {
  const { code } = await program.anAffiliate()
  const refer = (userId: string) =>
    createReferral(program.ports, userId, { code, accountCreatedAt: new Date() }).catch(() => undefined)
  const enroll = (userId: string) => enrollAffiliate(program.ports, userId, 'Ada Lovelace', null).catch(() => undefined)
  for (const userId of Array.from({ length: 8 }, () => newId())) {
    await Promise.all([enroll(userId), refer(userId), program.eraseUser(userId), enroll(userId)])
    await expect(enrollAffiliate(program.ports, userId, 'Ada', null)).rejects.toMatchObject({ id: 'unauthenticated' })
    expect(await program.database.affiliate.count({ where: { userId } })).toBe(0)
    expect(await program.database.affiliateReferral.count({ where: { userId } })).toBe(0)
  }
})

it('an erased affiliate leaves figures without a person, and a referred user who is erased none of it', async () => {
  const [{ id, userId, payer }, other] = [await anAffiliateWith(6_000), await anAffiliateWith(1_000)]
  const { affiliateClick, affiliateEarning } = program.database
  const clicks = [id, other.id].map((affiliateId) => ({ affiliateId, day: new Date(), visitorHash: newId() }))
  await affiliateClick.createMany({ data: clicks })
  const first = await program.withdraw(userId, 2_500)
  await program.settle(first.id, { status: 'PAID' })
  await program.withdraw(userId, 2_600)
  await program.eraseUser(payer)
  await program.eraseUser(userId)
  const row = await program.database.affiliate.findUnique({ where: { id } })
  expect(row).toMatchObject({
    userId: null,
    code: null,
    name: '',
    paidCents: 2_500,
    reservedCents: 0,
    availableCents: 0,
  })
  const dump = JSON.stringify([
    await program.database.affiliateReferral.findMany({ where: { affiliateId: id } }),
    await program.database.affiliateCommission.findMany({ where: { affiliateId: id } }),
  ])
  expect(dump).not.toContain(payer)
  expect(dump).not.toContain(userId)
  const tracesOf = (affiliateId: string) =>
    Promise.all([affiliateClick.count({ where: { affiliateId } }), affiliateEarning.count({ where: { affiliateId } })])
  expect([await tracesOf(id), await tracesOf(other.id)]).toEqual([
    [0, 0],
    [1, 2],
  ])
  expect(await program.breaches()).toEqual([])
})
