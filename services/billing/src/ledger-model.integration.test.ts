import { newId } from '@resume/service-kit/ids'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RunningBilling, runBilling } from '../test-data/running-billing.ts'
import { takeBack } from './adapters/grants.ts'

let billing: RunningBilling

beforeAll(async () => {
  billing = await runBilling({ CREDIT_RESERVATION_MS: '2000' })
})
afterAll(() => billing.stop())

type Step =
  | { kind: 'grant'; amount: number }
  | { kind: 'brief grant'; amount: number }
  | { kind: 'spend'; reserved: number; spent: number }
  | { kind: 'spend twice'; reserved: number }
  | { kind: 'release'; reserved: number }
  | { kind: 'leave'; reserved: number }
  | { kind: 'refund'; amount: number }
  | { kind: 'crash' }

const credits = fc.integer({ min: 1, max: 20 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('grant' as const), amount: credits }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('brief grant' as const), amount: credits }) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(credits, credits)
      .map(([one, other]) => ({ kind: 'spend' as const, reserved: Math.max(one, other), spent: Math.min(one, other) })),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('spend twice' as const), reserved: credits }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), reserved: credits }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), reserved: credits }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const), amount: credits }) },
)

/** What the clients of one wallet know for sure, whatever was lost on the way. */
interface Ledger {
  granted: number
  /** Commits that were answered. */
  spent: number
  /** Commits whose answer was lost: each was spent whole or not at all. */
  uncertain: number
  grants: string[]
}

/** Whether an error is no answer: the process went, or was gone. */
function isLost(error: unknown): boolean {
  return ['unavailable', 'timeout', 'internal'].includes((error as { code: string }).code)
}

/** Refusals that the model allows at any time: somebody else was faster, or there is nothing left. */
function isRefusal(error: unknown): boolean {
  return ['payment_required', 'conflict'].includes((error as { code: string }).code)
}

async function take(caller: Caller, known: Ledger, taken: Step): Promise<void> {
  const { client } = billing
  const reserve = async (amount: number) => {
    const request = { requestId: newId(), amount, purpose: 'model' }
    const { reservation } = await client.call('ReserveCredits', request, caller.call)
    return reservation?.id ?? ''
  }
  const commit = async (reservationId: string, amount: number) => {
    try {
      await client.call('CommitCredits', { reservationId, amount }, caller.call)
      known.spent += amount
    } catch (error) {
      if (isLost(error)) known.uncertain += amount
      throw error
    }
  }
  switch (taken.kind) {
    case 'grant':
    case 'brief grant':
      known.grants.push(await billing.grant(caller.userId, taken.amount, taken.kind === 'grant' ? undefined : 300))
      known.granted += taken.amount
      return
    case 'spend':
      return commit(await reserve(taken.reserved), taken.spent)
    case 'spend twice': {
      const id = await reserve(taken.reserved)
      const before = known.spent
      const outcomes = await Promise.allSettled([commit(id, taken.reserved), commit(id, taken.reserved)])
      /** The same commit twice is one: both may be answered, and it counts once. */
      if (known.spent - before > taken.reserved) known.spent -= taken.reserved
      const lost = outcomes.find((outcome) => outcome.status === 'rejected')
      if (lost?.status === 'rejected') throw lost.reason
      return
    }
    case 'release':
      await client.call('ReleaseCredits', { reservationId: await reserve(taken.reserved) }, caller.call)
      return
    case 'leave':
      await reserve(taken.reserved)
      return
    case 'refund': {
      const reference = known.grants.at(-1)
      if (!reference) return
      await billing.database.$transaction((transaction) =>
        takeBack(transaction, caller.userId, reference, taken.amount, () => new Date()),
      )
      return
    }
    case 'crash':
      await billing.crash()
      await billing.restart()
  }
}

async function runClient(caller: Caller, known: Ledger, steps: Step[]): Promise<void> {
  for (const each of steps) {
    try {
      await take(caller, known, each)
    } catch (error) {
      if (!isLost(error) && !isRefusal(error)) throw error
    }
  }
}

async function play(clients: Step[][], crashes: number): Promise<void> {
  const caller = await billing.aUserWith(0)
  const known: Ledger = { granted: 0, spent: 0, uncertain: 0, grants: [] }
  const work = clients.map((steps) => runClient(caller, known, steps))
  for (let crash = 0; crash < crashes; crash++) await take(caller, known, { kind: 'crash' })
  await Promise.all(work)
  await expect
    .poll(async () => (await billing.client.call('GetWallet', {}, caller.call)).wallet?.reserved, { timeout: 20_000 })
    .toBe(0)

  const { breaches } = await billing.reconcile()
  expect(breaches).toEqual([])
  const { rows } = await billing.pool.query<{ spent: number }>(
    `SELECT coalesce(sum(amount), 0)::int AS spent FROM ledger_entries WHERE user_id = $1 AND account = 'spent'`,
    [caller.userId],
  )
  const spent = rows[0]?.spent ?? 0
  expect(spent).toBeGreaterThanOrEqual(known.spent)
  expect(spent).toBeLessThanOrEqual(Math.min(known.spent + known.uncertain, known.granted))
}

describe('the ledger', () => {
  it('loses no credit and spends none twice, whatever parallel clients do', async () => {
    const clients = fc.array(fc.array(step, { minLength: 5, maxLength: 15 }), { minLength: 2, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(clients, (steps) => play(steps, 0)),
      { numRuns: 8, endOnFailure: true },
    )
  }, 240_000)

  it('loses no credit and spends none twice when the process is killed in the middle of it', async () => {
    const clients = fc.array(fc.array(step, { minLength: 15, maxLength: 30 }), { minLength: 3, maxLength: 5 })
    await fc.assert(fc.asyncProperty(clients, fc.integer({ min: 1, max: 2 }), play), { numRuns: 4, endOnFailure: true })
  }, 240_000)
})
