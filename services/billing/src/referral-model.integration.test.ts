import { newId } from '@resume/service-kit/ids'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AffiliateProgram, aPayment, openAffiliateProgram } from '../test-data/affiliate-program.ts'
import { createReferral } from './use-cases/create-referral.ts'

let program: AffiliateProgram
beforeAll(async () => {
  program = await openAffiliateProgram()
})
afterAll(() => program.close())

const users = 3
const day = 24 * 60 * 60 * 1000

/** A user says who referred them, so many days after signing up, or pays. Everybody is an affiliate, too. */
type Step = { kind: 'refer'; user: number; by: number; ageDays: number } | { kind: 'pay'; user: number; cents: number }

const user = fc.nat({ max: users - 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('refer' as const), user, by: user, ageDays: fc.nat({ max: 70 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), user, cents: fc.integer({ min: 50, max: 5_000 }) }),
  },
)
const refusals = ['already_referred', 'validation_failed', 'referral_too_late', 'has_paid_before']

interface Person {
  userId: string
  affiliateId: string
  code: string
  /** Who referred them, as they were told. */
  referredBy: string[]
  /** Payments that had come in before the referral was asked for. */
  hasPaid: boolean
  payments: number
}

async function aPerson(): Promise<Person> {
  const { userId, id, code } = await program.anAffiliate()
  await program.database.customer.create({ data: { userId, providerId: newId(), createdAt: new Date() } })
  return { userId, affiliateId: id, code, referredBy: [], hasPaid: false, payments: 0 }
}

async function refer(people: Person[], { user, by, ageDays }: Step & { kind: 'refer' }): Promise<void> {
  const [person, affiliate] = [people[user], people[by]]
  if (!person || !affiliate) return
  const hadPaid = person.hasPaid
  const accountCreatedAt = new Date(Date.now() - ageDays * day)
  const made = await createReferral(program.ports, person.userId, { code: affiliate.code, accountCreatedAt }).then(
    () => true,
    (error: { id?: string }) => {
      if (!refusals.includes(error.id ?? '')) throw error
      return false
    },
  )
  if (!made) return
  expect(user, 'nobody refers themselves').not.toBe(by)
  expect(ageDays, 'a referral comes within 60 days').toBeLessThan(60)
  expect(hadPaid, 'nobody is referred who has paid before').toBe(false)
  person.referredBy.push(affiliate.affiliateId)
}

async function pay(people: Person[], { user, cents }: Step & { kind: 'pay' }): Promise<void> {
  const person = people[user]
  if (!person) return
  /** The provider's clock is never behind the referral's here: that is another rule. */
  const payment = aPayment(cents, { paidAt: new Date(Date.now() + 5_000) })
  await program.takeIn(person.userId, payment)
  person.hasPaid = true
  person.payments++
}

async function play(clients: Step[][]): Promise<void> {
  const people = await Promise.all(Array.from({ length: users }, aPerson))
  const run = async (steps: Step[]) => {
    for (const each of steps) await (each.kind === 'refer' ? refer(people, each) : pay(people, each))
  }
  await Promise.all(clients.map(run))
  for (const { userId, referredBy, payments } of people) {
    const referral = await program.database.affiliateReferral.findUnique({ where: { userId } })
    expect(referral ? [referral.affiliateId] : [], 'the first affiliate stays, and is told').toEqual(referredBy)
    const where = { referralId: referral?.id ?? newId() }
    const commissions = await program.database.affiliateCommission.findMany({ where })
    expect(commissions.length, 'each payment of somebody referred earns once').toBe(referral ? payments : 0)
  }
  for (const { affiliateId } of people) {
    const referrals = await program.database.affiliateReferral.count({ where: { affiliateId } })
    expect(await program.database.affiliate.findUnique({ where: { id: affiliateId } })).toMatchObject({ referrals })
  }
  expect(await program.breaches()).toEqual([])
}

it('a referral is of the first affiliate within 60 days, never of oneself or after a payment, whoever comes at once', async () => {
  const clients = fc.array(fc.array(step, { minLength: 2, maxLength: 8 }), { minLength: 2, maxLength: 5 })
  await fc.assert(fc.asyncProperty(clients, play), { numRuns: 25, endOnFailure: true })
}, 120_000)
