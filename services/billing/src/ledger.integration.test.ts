import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RunningBilling, runBilling } from '../test-data/running-billing.ts'
import { spending } from '../test-data/spending.ts'

let billing: RunningBilling

beforeAll(async () => {
  billing = await runBilling()
})
afterAll(() => billing.stop())

const { addsUp, commit, reserve } = spending(() => billing)

describe('the ledger', () => {
  it('is only added to: the database refuses to change or remove what stands in it', async () => {
    await billing.aUserWith(10)
    for (const table of ['ledger_entries', 'ledger_transactions']) {
      await expect(billing.pool.query(`DELETE FROM ${table}`)).rejects.toThrow(/only added to/)
    }
    await expect(billing.pool.query('UPDATE ledger_entries SET amount = 1')).rejects.toThrow(/only added to/)
    await expect(billing.pool.query(`UPDATE ledger_transactions SET kind = 'x'`)).rejects.toThrow(/only added to/)
  })

  it('that was tampered with does not reconcile', async () => {
    const { userId } = await billing.aUserWith(10)
    await billing.pool.query('UPDATE wallets SET available = 11 WHERE user_id = $1', [userId])
    const { breaches } = await billing.reconcile()
    await billing.pool.query('UPDATE wallets SET available = 10 WHERE user_id = $1', [userId])
    expect(breaches).toEqual([`${userId}: broken: a wallet is the sum of its entries`])
    await addsUp()
  })

  it('forgets an erased user whole, and still adds up', async () => {
    const caller = await billing.aUserWith(10)
    await reserve(caller, 3)
    billing.bus.publish('userDeleted', { userId: caller.userId })
    await expect
      .poll(() => billing.database.ledgerEntry.count({ where: { userId: caller.userId } }), { timeout: 10_000 })
      .toBe(0)
    await expect(reserve(caller, 1)).rejects.toMatchObject({ code: 'unauthenticated' })
    await addsUp()
  })

  it('is exported whole, with each credit from its grant to where it went', async () => {
    const caller = await billing.aUserWith(10)
    const { id } = await reserve(caller, 3)
    await commit(caller, id, 2)
    const data = await exported(caller)
    expect(data.wallet).toMatchObject({ available: 8 })
    const [grant] = data.creditGrants
    expect(data.creditReservations).toMatchObject([{ id, state: 'committed', amount: 3, committed: 2 }])
    expect(data.creditMovements).toMatchObject([
      { kind: 'grant', entries: [{ account: 'issued' }, { account: 'available', grantId: grant.id, amount: 10 }] },
      { kind: 'reserve', entries: [{ account: 'available' }, { account: 'reserved', grantId: grant.id, amount: 3 }] },
      {
        kind: 'commit',
        entries: [
          { account: 'reserved', amount: -3 },
          { account: 'spent', grantId: grant.id, amount: 2 },
          { account: 'available', amount: 1 },
        ],
      },
    ])
    const stranger = await exported(await billing.aUserWith(0))
    expect(stranger).toEqual({
      wallet: null,
      subscription: null,
      customer: null,
      checkout: null,
      affiliate: null,
      referral: null,
      payments: [],
      creditGrants: [],
      creditReservations: [],
      affiliateReferrals: [],
      affiliateCommissions: [],
      affiliateWithdrawals: [],
      creditMovements: [],
    })
  })

  it('is exported whole when it is longer than a part', async () => {
    const caller = await billing.aUserWith(0)
    await billing.pool.query(
      `INSERT INTO credit_grants (id, user_id, reference, source, amount, remaining, expires_at, created_at)
       SELECT gen_random_uuid(), $1, 'long:' || n, 'test', 1, 0, now(), now() FROM generate_series(1, 1201) AS n`,
      [caller.userId],
    )
    await billing.pool.query(
      `INSERT INTO credit_reservations (id, user_id, request_id, amount, state, purpose, created_at, expires_at)
       SELECT gen_random_uuid(), $1, 'long:' || n, 1, 'released', 'test', now(), now() FROM generate_series(1, 1201) AS n`,
      [caller.userId],
    )
    const { creditGrants, creditReservations } = await exported(caller)
    expect(new Set(creditGrants.map(({ reference }: { reference: string }) => reference)).size).toBe(1_201)
    expect(new Set(creditReservations.map(({ requestId }: { requestId: string }) => requestId)).size).toBe(1_201)
  })
})

/** All parts of an export, joined and read. */
// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
async function exported({ call }: Caller): Promise<any> {
  let text = ''
  let cursor = ''
  do {
    const part = await billing.client.call('ExportUserData', { cursor }, call)
    text += String(part.data)
    cursor = part.nextCursor
  } while (cursor !== '')
  return JSON.parse(text)
}
