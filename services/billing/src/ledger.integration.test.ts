import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RunningBilling, runBilling } from '../test-data/running-billing.ts'
import { takeBack } from './adapters/grants.ts'

let billing: RunningBilling

beforeAll(async () => {
  billing = await runBilling()
})
afterAll(() => billing.stop())

const clock = () => new Date()
const reserve = async ({ call }: Caller, amount: number, requestId: string = newId()) => {
  const { reservation } = await billing.client.call('ReserveCredits', { requestId, amount, purpose: 'a test' }, call)
  if (!reservation) throw new Error('no reservation')
  return reservation
}
const reserveRange = async ({ call }: Caller, range: { min: number; max: number }, requestId: string = newId()) => {
  const request = { requestId, purpose: 'a test', ...range }
  const { reservation } = await billing.client.call('ReserveCredits', request, call)
  if (!reservation) throw new Error('no reservation')
  return reservation
}
const commit = async ({ call }: Caller, reservationId: string, amount: number) =>
  (await billing.client.call('CommitCredits', { reservationId, amount }, call)).reservation
const release = async ({ call }: Caller, reservationId: string) =>
  (await billing.client.call('ReleaseCredits', { reservationId }, call)).reservation
const wallet = async ({ call }: Caller) => (await billing.client.call('GetWallet', {}, call)).wallet
const movements = async ({ call }: Caller, limit = 50, offset = 0) =>
  billing.client.call('ListCreditMovements', { limit, offset }, call)
const refund = ({ userId }: Caller, reference: string, amount: number) =>
  billing.database.$transaction((transaction) => takeBack(transaction, userId, reference, amount, clock))

/** What holds at every moment: asked of the database after each test. */
const addsUp = async () => expect((await billing.reconcile()).breaches).toEqual([])

describe('a wallet', () => {
  it('is empty for somebody who never had credits', async () => {
    expect(await wallet(await billing.aUserWith(0))).toMatchObject({
      balance: 0,
      reserved: 0,
      lifetimeCredited: 0,
      lifetimeDebited: 0,
      nextExpiryCredits: 0,
    })
  })

  it('lets exactly 10 of 100 parallel spends pass when it holds 10, in two processes', async () => {
    const caller = await billing.aUserWith(10)
    const processes = [billing, await billing.another()]
    const spend = async (number: number) => {
      const client = (which: number) => processes[which % 2]?.client ?? billing.client
      const request = { requestId: newId(), amount: 1, purpose: 'a test' }
      const { reservation } = await client(number).call('ReserveCredits', request, caller.call)
      const reservationId = reservation?.id ?? ''
      await client(number >> 1).call('CommitCredits', { reservationId, amount: 1 }, caller.call)
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, number) => spend(number)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(90)
    for (const reason of refused) {
      expect(reason).toMatchObject({ code: 'payment_required', message: 'Not enough AI credits.' })
    }
    expect(await wallet(caller)).toMatchObject({
      balance: 0,
      reserved: 0,
      lifetimeCredited: 10,
      lifetimeDebited: 10,
    })
    await addsUp()
  })

  it('gives back what was reserved and not spent, and tells each step', async () => {
    const caller = await billing.aUserWith(10)
    const held = await reserve(caller, 5)
    expect(held).toMatchObject({ state: 'held', amount: 5 })
    expect(await wallet(caller)).toMatchObject({ balance: 5, reserved: 5 })
    expect(await commit(caller, held.id, 2)).toMatchObject({ state: 'committed', committed: 2 })
    expect(await wallet(caller)).toMatchObject({ balance: 8, reserved: 0, lifetimeDebited: 2 })
    const { items, total } = await movements(caller)
    expect(total).toBe(3)
    expect(
      items.map(({ kind, amount, reservedAmount, balanceAfter }) => [kind, amount, reservedAmount, balanceAfter]),
    ).toEqual([
      ['commit', 3, -5, 8],
      ['reserve', -5, 5, 5],
      ['grant', 10, 0, 10],
    ])
    expect((await movements(caller, 1, 1)).items.map(({ kind }) => kind)).toEqual(['reserve'])
    expect((await movements(caller, 5, 3)).items).toEqual([])
    await addsUp()
  })

  it('knows at once of credits that another process brought in', async () => {
    const caller = await billing.aUserWith(1)
    await commit(caller, (await reserve(caller, 1)).id, 1)
    await expect(reserve(caller, 1)).rejects.toMatchObject({ code: 'payment_required' })
    await billing.grant(caller.userId, 5)
    const held = await reserve(caller, 5)
    await billing.grant(caller.userId, 7)
    await commit(caller, held.id, 4)
    expect(await wallet(caller)).toMatchObject({ balance: 8, reserved: 0, lifetimeCredited: 13, lifetimeDebited: 5 })
    await addsUp()
  })

  it('spends the credits that expire first, whenever they came', async () => {
    const caller = await billing.aUserWith(0)
    const hour = 3_600_000
    await billing.grant(caller.userId, 10, 3 * hour)
    const soonest = await billing.grant(caller.userId, 10, hour)
    const later = await billing.grant(caller.userId, 10, 2 * hour)
    await commit(caller, (await reserve(caller, 15)).id, 15)
    const left = await billing.database.creditGrant.findMany({
      where: { userId: caller.userId },
      orderBy: { expiresAt: 'asc' },
    })
    expect(left.map(({ reference, remaining }) => [reference, remaining]).slice(0, 2)).toEqual([
      [soonest, 0],
      [later, 5],
    ])
    expect(await wallet(caller)).toMatchObject({ balance: 15, nextExpiryCredits: 5 })
    await addsUp()
  })

  it('loses credits when they expire, and never spends them after that', async () => {
    const caller = await billing.aUserWith(3)
    await billing.grant(caller.userId, 10, 2_000)
    await expect.poll(async () => (await wallet(caller))?.balance, { timeout: 10_000 }).toBe(3)
    await expect(reserve(caller, 4)).rejects.toMatchObject({ code: 'payment_required' })
    expect(await wallet(caller)).toMatchObject({ lifetimeCredited: 13, lifetimeDebited: 10 })
    await addsUp()
  })
})

describe('a reservation', () => {
  it('is made once per request id, however often and however parallel it is asked for', async () => {
    const caller = await billing.aUserWith(10)
    const requestId = newId()
    const made = await Promise.all(Array.from({ length: 20 }, () => reserve(caller, 4, requestId)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await wallet(caller)).toMatchObject({ balance: 6, reserved: 4 })
    await expect(reserve(caller, 5, requestId)).rejects.toMatchObject({ code: 'conflict' })
    await commit(caller, made[0]?.id ?? '', 4)
    expect(await reserve(caller, 4, requestId)).toMatchObject({ state: 'committed', committed: 4 })
    expect(await wallet(caller)).toMatchObject({ balance: 6, reserved: 0 })
  })

  it('of a range takes what is there, and not less than the least', async () => {
    const caller = await billing.aUserWith(10)
    const range = { min: 2, max: 4 }
    expect(await reserveRange(caller, range)).toMatchObject({ state: 'held', amount: 4 })
    await reserve(caller, 3)
    expect(await reserveRange(caller, range)).toMatchObject({ amount: 3 })
    await expect(reserveRange(caller, range)).rejects.toMatchObject({
      code: 'payment_required',
      message: 'Not enough AI credits.',
    })
    await addsUp()
  })

  it('of a range is answered as it stands to a repeat, whatever its amount and however parallel', async () => {
    const caller = await billing.aUserWith(3)
    const requestId = newId()
    const made = await Promise.all(
      Array.from({ length: 20 }, () => reserveRange(caller, { min: 1, max: 4 }, requestId)),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(made[0]).toMatchObject({ amount: 3 })
    await billing.grant(caller.userId, 10)
    expect(await reserveRange(caller, { min: 1, max: 4 }, requestId)).toEqual(made[0])
    expect(await reserveRange(caller, { min: 5, max: 9 }, requestId)).toEqual(made[0])
    expect(await wallet(caller)).toMatchObject({ balance: 10, reserved: 3 })
    await addsUp()
  })

  it('is resolved once, by whoever comes first; the same again changes nothing', async () => {
    const caller = await billing.aUserWith(10)
    const { id } = await reserve(caller, 6)
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => commit(caller, id, 6)),
      ...Array.from({ length: 10 }, () => release(caller, id)),
    ])
    const states = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value?.state : 'refused'))
    expect(states.filter((state) => state !== 'refused')).toHaveLength(10)
    const state = (await wallet(caller))?.balance === 4 ? 'committed' : 'released'
    expect(new Set(states)).toEqual(new Set([state, 'refused']))
    await addsUp()
  })

  it('cannot spend more than it holds, and nobody else’s', async () => {
    const caller = await billing.aUserWith(10)
    const { id } = await reserve(caller, 3)
    await expect(commit(caller, id, 4)).rejects.toMatchObject({
      code: 'invalid_argument',
      details: [{ path: 'amount', message: 'must be a whole number from 0 to 3' }],
    })
    const other = await billing.aUserWith(10)
    await expect(commit(other, id, 3)).rejects.toMatchObject({ code: 'not_found' })
    await expect(release(other, 'nonsense')).rejects.toMatchObject({ code: 'not_found' })
    expect(await release(caller, id)).toMatchObject({ state: 'released' })
    expect(await release(caller, id)).toMatchObject({ state: 'released' })
    await expect(commit(caller, id, 3)).rejects.toMatchObject({ code: 'conflict' })
  })

  it.each([
    [{ requestId: 'short', amount: 1, purpose: 'x' }, 'requestId'],
    [{ requestId: 'long enough', amount: 0, purpose: 'x' }, 'amount'],
    [{ requestId: 'long enough', amount: -5, purpose: 'x' }, 'amount'],
    [{ requestId: 'long enough', min: 0, max: 2, purpose: 'x' }, 'min'],
    [{ requestId: 'long enough', min: 3, max: 2, purpose: 'x' }, 'max'],
    [{ requestId: 'long enough', min: 3, purpose: 'x' }, 'max'],
    [{ requestId: 'long enough', amount: 1, purpose: '' }, 'purpose'],
  ])('is refused when it makes no sense: %#', async (request, path) => {
    const caller = await billing.aUserWith(10)
    await expect(billing.client.call('ReserveCredits', request, caller.call)).rejects.toMatchObject({
      code: 'invalid_argument',
      details: [{ path }],
    })
    expect(await wallet(caller)).toMatchObject({ balance: 10, reserved: 0 })
  })
})

describe('a refund', () => {
  it('takes back what is left, and the rest from what comes in later, below zero never', async () => {
    const caller = await billing.aUserWith(0)
    const reference = await billing.grant(caller.userId, 10)
    await commit(caller, (await reserve(caller, 7)).id, 7)
    await refund(caller, reference, 10)
    await refund(caller, reference, 10)
    expect(await wallet(caller)).toMatchObject({ balance: 0, debt: 7 })
    await billing.grant(caller.userId, 5)
    expect(await wallet(caller)).toMatchObject({ balance: 0, debt: 2 })
    await billing.grant(caller.userId, 5)
    expect(await wallet(caller)).toMatchObject({ balance: 3, debt: 0 })
    await addsUp()
  })

  it('of credits that are reserved is paid when the reservation gives them back', async () => {
    const caller = await billing.aUserWith(0)
    const reference = await billing.grant(caller.userId, 10)
    const { id } = await reserve(caller, 10)
    await refund(caller, reference, 10)
    expect(await wallet(caller)).toMatchObject({ balance: 0, reserved: 10, debt: 10 })
    await release(caller, id)
    expect(await wallet(caller)).toMatchObject({ balance: 0, reserved: 0, debt: 0 })
    await addsUp()
  })

  it.each([
    ['released', 15],
    ['lapsed', 15],
    ['committed', 11],
    ['committed in part', 13],
  ])('of reserved credits that is undone before they are %s leaves what was there before', async (how, balance) => {
    const caller = await billing.aUserWith(0)
    /** The credits that expire sooner pay the debt, so that the others are all there when the dispute is won. */
    await billing.grant(caller.userId, 5, 3_600_000)
    const { id: early } = await reserve(caller, 5)
    const reference = await billing.grant(caller.userId, 10)
    const { id } = await reserve(caller, 4)
    await release(caller, early)
    await refund(caller, reference, 10)
    expect(await wallet(caller)).toMatchObject({ balance: 1, reserved: 4, debt: 0 })
    await refund(caller, reference, 0)
    expect(await wallet(caller)).toMatchObject({ balance: 11, reserved: 4, debt: 0 })
    if (how === 'released') await release(caller, id)
    if (how === 'committed') await commit(caller, id, 4)
    if (how === 'committed in part') await commit(caller, id, 2)
    if (how === 'lapsed') {
      await billing.pool.query('UPDATE credit_reservations SET expires_at = now() WHERE id = $1', [id])
      await expect.poll(async () => (await wallet(caller))?.reserved, { timeout: 10_000 }).toBe(0)
    }
    expect(await wallet(caller)).toMatchObject({ balance, reserved: 0, debt: 0 })
    await addsUp()
  })

  it('that is undone brings the credits in again', async () => {
    const caller = await billing.aUserWith(0)
    const reference = await billing.grant(caller.userId, 10)
    await refund(caller, reference, 10)
    await refund(caller, reference, 0)
    expect(await wallet(caller)).toMatchObject({ balance: 10, debt: 0 })
    await addsUp()
  })
})

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
      payments: [],
      creditGrants: [],
      creditReservations: [],
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
    const { creditGrants } = await exported(caller)
    expect(new Set(creditGrants.map(({ reference }: { reference: string }) => reference)).size).toBe(1_201)
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
