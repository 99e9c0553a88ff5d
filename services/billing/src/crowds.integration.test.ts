import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type Replica, type RunningBilling, runBilling } from '../test-data/running-billing.ts'
import { spending } from '../test-data/spending.ts'
import { accountsOfPool } from './adapters/accounts.ts'
import { decideOn } from './domain/book.ts'
import { reserve } from './domain/spending.ts'

let billing: RunningBilling
let second: Replica

beforeAll(async () => {
  billing = await runBilling()
  second = await billing.another()
})
afterAll(() => billing.stop())

const processes = [spending(() => billing), spending(() => ({ ...billing, client: second.client }))] as const
const [{ addsUp, wallet }] = processes
type Spending = (typeof processes)[number]

const usersWith = (credits: number, count: number) =>
  Promise.all(Array.from({ length: count }, () => billing.aUserWith(credits)))

/** Asks again while a busy machine gives no answer. @returns an answer, or with which code it was refused */
async function answered<T>(ask: () => Promise<T>): Promise<T | string> {
  for (const until = Date.now() + 60_000; ; ) {
    try {
      return await ask()
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === 'payment_required' || code === 'conflict') return code
      if (Date.now() > until || (code !== 'unavailable' && code !== 'timeout')) throw error
    }
  }
}

/** Asks both processes at once. @returns the answer, which is the same from both */
async function askedTwice<T>(ask: (each: Spending) => Promise<T>): Promise<T | string> {
  const [one, other] = await Promise.all([answered(() => ask(processes[0])), answered(() => ask(processes[1]))])
  expect(other).toEqual(one)
  return one
}

/** Reserves, asked of both processes, and resolves what was reserved, asked of both again. */
async function spend(caller: Caller, amounts: { reserved: number; spent: number }): Promise<'spent' | 'refused'> {
  const requestId = newId()
  const made = await askedTwice(({ reserve }) => reserve(caller, amounts.reserved, requestId))
  if (typeof made === 'string') return 'refused'
  const resolved = await askedTwice(({ commit, release }) =>
    amounts.spent > 0 ? commit(caller, made.id, amounts.spent) : release(caller, made.id),
  )
  expect(resolved).toMatchObject({ id: made.id, committed: amounts.spent })
  return 'spent'
}

/** Holds rows of accounts locked while work runs. */
async function whileLocked<T>(callers: readonly Caller[], work: () => Promise<T>): Promise<T> {
  const client = await billing.pool.connect()
  try {
    await client.query('BEGIN')
    const users = callers.map(({ userId }) => userId)
    await client.query('SELECT 1 FROM wallets WHERE user_id = ANY ($1::uuid[]) ORDER BY user_id FOR UPDATE', [users])
    return await work()
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

describe('a crowd', () => {
  it('of many accounts and two processes spends each credit once, and each request once', async () => {
    const [rich, poor] = await Promise.all([usersWith(1_000, 20), usersWith(12, 10)])
    const each = Array.from({ length: 20 }, (_, nth) => nth)
    let isOver = false
    const lockedInTurns = (async () => {
      for (let from = 0; !isOver; from = (from + 3) % rich.length) {
        const some = [...rich.slice(from, from + 3), ...poor.slice(from % 10, (from % 10) + 2)]
        await whileLocked(some, () => billing.database.$queryRaw`SELECT 1 AS one FROM pg_sleep(0.02)`)
      }
    })()
    const spent = Promise.all(
      rich.map((caller) => Promise.all(each.map((nth) => spend(caller, { reserved: 4, spent: nth % 4 })))),
    )
    const spentOfFew = await Promise.all(
      poor.map((caller) => Promise.all(each.map(() => spend(caller, { reserved: 1, spent: 1 })))),
    )
    expect((await spent).flat()).not.toContain('refused')
    isOver = true
    await lockedInTurns
    for (const outcomes of spentOfFew) expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(12)
    for (const caller of rich) {
      expect(await wallet(caller)).toMatchObject({ balance: 970, reserved: 0, lifetimeDebited: 30 })
    }
    for (const caller of poor) expect(await wallet(caller)).toMatchObject({ balance: 0, reserved: 0 })
    const { rows } = await billing.pool.query('SELECT count(*)::int AS made FROM credit_reservations')
    expect(rows).toEqual([{ made: 20 * 20 + 10 * 12 }])
    await addsUp()
  }, 120_000)

  it('is answered while the rows of some accounts are locked, and those once they are free', async () => {
    const [callers, locked] = await Promise.all([usersWith(10, 20), usersWith(10, 3)])
    const amounts = { reserved: 4, spent: 3 }
    const done: string[] = []
    const spendAndTell = async (caller: Caller) => {
      expect(await spend(caller, amounts)).toBe('spent')
      done.push(caller.userId)
    }
    const waiting = await whileLocked(locked, async () => {
      const all = locked.flatMap((caller) => [spendAndTell(caller), spendAndTell(caller)])
      await Promise.all(callers.map(spendAndTell))
      return all
    })
    expect(new Set(done.slice(0, callers.length))).toEqual(new Set(callers.map(({ userId }) => userId)))
    await Promise.all(waiting)
    for (const caller of callers) expect(await wallet(caller)).toMatchObject({ balance: 7, reserved: 0 })
    for (const caller of locked) expect(await wallet(caller)).toMatchObject({ balance: 4, reserved: 0 })
    await addsUp()
  }, 120_000)
})

describe('accounts that share a statement', () => {
  /** Callers whose writes leave by themselves, so that all others share the statement after theirs. */
  const leaveFirst = 2

  /** Reads an account and reserves a credit of it. @returns writes that, and answers whether it was written */
  async function decided(accounts: ReturnType<typeof accountsOfPool>, { userId }: Caller, requestId: string) {
    const now = new Date()
    const read = await accounts.read(userId, {}, now)
    const request = { requestId, purpose: 'a test', credits: { exactly: 1 } }
    const decision = decideOn(read, now, reserve(request, { id: newId(), lastsMs: 60_000 }))
    return () => accounts.write(read, decision, now)
  }

  /** What becomes of writes that leave at once, when the request of the one in their middle has this id. */
  async function written(callers: readonly Caller[], culprit: Caller, requestId: string) {
    const accounts = accountsOfPool(billing.pool)
    const all = [...callers.slice(0, leaveFirst + 2), culprit, ...callers.slice(leaveFirst + 2)]
    const writes = await Promise.all(
      all.map((caller) => decided(accounts, caller, caller === culprit ? requestId : newId())),
    )
    const outcomes = await Promise.allSettled(writes.map((write) => write()))
    const [ofCulprit] = outcomes.splice(leaveFirst + 2, 1)
    for (const outcome of outcomes) expect(outcome).toEqual({ status: 'fulfilled', value: true })
    for (const caller of callers) expect(await wallet(caller)).toMatchObject({ balance: 9, reserved: 1 })
    await addsUp()
    return ofCulprit
  }

  it('are written without one that reserved for the request before', async () => {
    const [callers, culprit] = [await usersWith(10, 6), await billing.aUserWith(10)]
    const { requestId } = await processes[0].reserve(culprit, 3)
    expect(await written(callers, culprit, requestId)).toEqual({ status: 'fulfilled', value: false })
    expect(await wallet(culprit)).toMatchObject({ balance: 7, reserved: 3 })
  })

  it('are written without one of which PostgreSQL does not take what was asked for', async () => {
    const [callers, culprit] = [await usersWith(10, 6), await billing.aUserWith(10)]
    const withoutText = 'a request\u0000id'
    expect(await written(callers, culprit, withoutText)).toMatchObject({
      status: 'rejected',
      reason: { code: '22021' },
    })
    expect(await wallet(culprit)).toMatchObject({ balance: 10, reserved: 0 })
  })

  it('are written without waiting for one whose row is locked', async () => {
    const [callers, culprit] = [await usersWith(10, 6), await billing.aUserWith(10)]
    let outcome: unknown
    await whileLocked([culprit], async () => {
      const writing = written(callers, culprit, newId()).then((ofCulprit) => {
        outcome = ofCulprit
      })
      await expect.poll(() => outcome).toEqual({ status: 'fulfilled', value: false })
      return writing
    })
    expect(await wallet(culprit)).toMatchObject({ balance: 10, reserved: 0 })
  })
})
