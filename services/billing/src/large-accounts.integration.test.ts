import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AffiliateProgram, openAffiliateProgram } from '../test-data/affiliate-program.ts'
import { grantCredits } from '../test-data/ledger.ts'
import { commissionsAtOnce } from './use-cases/change-affiliate-money.ts'
import { eraseUserData } from './use-cases/erase-user-data.ts'

let program: AffiliateProgram
beforeAll(async () => {
  program = await openAffiliateProgram()
})
afterAll(() => program.close())

const many = 2 * commissionsAtOnce + 100
const past = new Date(0)

/** An affiliate with pending commissions of a cent each. */
async function anAffiliateWith(commissions: number, dueAt: Date) {
  const affiliate = await program.anAffiliate()
  const { id: affiliateId } = affiliate
  const now = new Date()
  const referralId = newId()
  await program.database.affiliateCommission.createMany({
    data: Array.from({ length: commissions }, () => ({
      ...{ id: newId(), affiliateId, referralId, paymentId: newId(), amountCents: 1, rateBps: 200, status: 'PENDING' },
      ...{ dueAt, maturesAt: dueAt, createdAt: now },
    })),
  })
  await program.database.$transaction(async (transaction) => {
    const month = now.toISOString().slice(0, 7)
    await program.ports.earnings.add(transaction, affiliateId, month, { cents: commissions, commissions })
    await program.ports.affiliates.post(transaction, affiliateId, {
      movements: [
        {
          kind: 'commission',
          entries: [
            { account: 'expense', amountCents: -commissions },
            { account: 'pending', amountCents: commissions },
          ],
        },
      ],
      balances: { pendingCents: commissions, availableCents: 0, reservedCents: 0, paidCents: 0, owedCents: 0 },
      now,
    })
  })
  return affiliate
}

const walletOf = async (userId: string) => (await program.shown(userId)).affiliate
const inState = (affiliateId: string, status: string) =>
  program.database.affiliateCommission.count({ where: { affiliateId, status } })

/** How many of an affiliate's commissions one transaction has changed at most. */
async function mostChangedAtOnce(affiliateId: string): Promise<number> {
  const [row] = await program.database.$queryRaw<{ most: number }[]>`
    SELECT max(changed)::int AS most FROM (
      SELECT count(*) AS changed FROM affiliate_commissions WHERE affiliate_id = ${affiliateId}::uuid GROUP BY xmin
    ) AS by_transaction`
  return row?.most ?? 0
}

/** {@link program}'s ports, with a process that dies after so many transactions. */
function dyingAfter(transactions: number): AffiliateProgram['ports'] {
  let left = transactions
  return {
    ...program.ports,
    commit: (work) => {
      if (left-- === 0) throw new Error('the process has died')
      return program.ports.commit(work)
    },
  }
}

describe('commissions of which more come due at once than one transaction may change', () => {
  it('all become available, and can be paid out together', async () => {
    const { id, userId } = await anAffiliateWith(5 * commissionsAtOnce + 100, past)
    await program.mature()
    const cents = 5 * commissionsAtOnce + 100
    expect(await walletOf(userId)).toMatchObject({ pendingCents: 0, availableCents: cents })
    expect(await mostChangedAtOnce(id)).toBe(commissionsAtOnce)
    await program.settle((await program.withdraw(userId, cents - 1)).id, { status: 'PAID' })
    expect([await inState(id, 'PAID'), await inState(id, 'AVAILABLE')]).toEqual([cents - 1, 1])
    expect(await program.breaches()).toEqual([])
  })

  it('keep those of nobody else waiting when they cannot become available', async () => {
    const [broken, sound] = [await anAffiliateWith(1, past), await anAffiliateWith(1, new Date(1))]
    const setPending = (pendingCents: number) =>
      program.database.affiliate.update({ where: { id: broken.id }, data: { pendingCents } })
    await setPending(0)
    await program.mature()
    expect(await walletOf(sound.userId)).toMatchObject({ availableCents: 1 })
    await setPending(1)
    await program.mature()
    expect(await walletOf(broken.userId)).toMatchObject({ availableCents: 1 })
  })
})

describe('an account of any size', () => {
  it('is erased in steps that each add up, and go on where a process died', async () => {
    const { id, userId } = await anAffiliateWith(many, new Date(Date.now() + 1_000_000))
    await program.database.affiliateClick.createMany({
      data: Array.from({ length: 5_100 }, (_, nth) => ({ affiliateId: id, day: new Date(), visitorHash: `${nth}` })),
    })
    await aLedgerWith(userId, 2_100)
    await expect(eraseUserData(dyingAfter(2))({ userId })).rejects.toThrow('died')
    expect(await program.breaches()).toEqual([])
    expect([await inState(id, 'REVERSED'), await movementsOf(userId)]).toEqual([commissionsAtOnce, 1_101])
    await program.eraseUser(userId)
    expect(await mostChangedAtOnce(id)).toBe(commissionsAtOnce)
    expect([await inState(id, 'REVERSED'), await movementsOf(userId)]).toEqual([many, 0])
    const { ledgerEntry, creditReservation, creditGrant, affiliateClick, affiliate } = program.database
    expect([
      await ledgerEntry.count({ where: { userId } }),
      await creditReservation.count({ where: { userId } }),
      await creditGrant.count({ where: { userId } }),
      await affiliateClick.count({ where: { affiliateId: id } }),
      await affiliate.count({ where: { userId } }),
    ]).toEqual([0, 0, 0, 0, 0])
    expect(await program.breaches()).toEqual([])
  }, 60_000)
})

const movementsOf = (userId: string) => program.database.ledgerTransaction.count({ where: { userId } })

/** Credits that came in and were reserved and released so often. */
async function aLedgerWith(userId: string, movements: number): Promise<void> {
  await grantCredits(program.database, userId, { amount: 1, expiresAt: new Date(Date.now() + 1_000_000) })
  await program.database.$executeRaw`
    INSERT INTO credit_reservations (id, user_id, request_id, amount, state, purpose, created_at, expires_at, resolved_at)
    SELECT gen_random_uuid(), ${userId}::uuid, 'request ' || nth, 1, 'released', 'a test', now(), now(), now()
    FROM generate_series(1, ${movements / 2}::int) AS nth`
  await program.database.$executeRaw`
    INSERT INTO ledger_transactions (
      id, user_id, number, kind, purpose, reservation_id, available_change, reserved_change, balance_after, created_at)
    SELECT gen_random_uuid(), user_id, 2 * row_number() OVER () + (kind = 'release')::int, kind, 'a test', id,
      CASE kind WHEN 'reserve' THEN -1 ELSE 1 END, CASE kind WHEN 'reserve' THEN 1 ELSE -1 END, 1, now()
    FROM credit_reservations, unnest(ARRAY['reserve', 'release']) AS kind WHERE user_id = ${userId}::uuid`
  await program.database.$executeRaw`
    INSERT INTO ledger_entries (transaction_id, position, user_id, account, grant_id, amount)
    SELECT moved.id, side.position, moved.user_id, side.account, granted.id, side.sign * moved.available_change
    FROM ledger_transactions moved
    JOIN credit_grants granted USING (user_id)
    CROSS JOIN (VALUES (0, 'available', 1), (1, 'reserved', -1)) AS side (position, account, sign)
    WHERE moved.user_id = ${userId}::uuid AND moved.reservation_id IS NOT NULL`
  expect(await program.breaches()).toEqual([])
}
