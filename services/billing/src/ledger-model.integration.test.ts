import { setTimeout as wait } from 'node:timers/promises'
import { newId } from '@resume/service-kit/ids'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeBackCredits } from '../test-data/ledger.ts'
import { type Caller, type Replica, type RunningBilling, runBilling } from '../test-data/running-billing.ts'

let billing: RunningBilling
let replicas: [Replica, Replica]

beforeAll(async () => {
  billing = await runBilling({ CREDIT_RESERVATION_MS: '600' })
  replicas = [billing, await billing.another()]
})
afterAll(() => billing.stop())

/** What a client does next, through one of the two processes. */
interface Step {
  kind: 'grant' | 'brief grant' | 'spend' | 'spend twice' | 'spend and release' | 'release' | 'leave' | 'refund'
  via: 0 | 1
  credits: number
  /** Of the credits, in percent. */
  share: number
}

/** A process that is killed once so many steps were begun, by whomever. */
interface Crash {
  after: number
  which: 0 | 1
}

const kinds: [number, Step['kind']][] = [
  [3, 'grant'],
  [1, 'brief grant'],
  [6, 'spend'],
  [2, 'spend twice'],
  [2, 'spend and release'],
  [2, 'release'],
  [2, 'leave'],
  [2, 'refund'],
]
const which = fc.constantFrom<0 | 1>(0, 1)
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(...kinds.map(([weight, kind]) => ({ weight, arbitrary: fc.constant(kind) }))),
  via: which,
  credits: fc.integer({ min: 1, max: 20 }),
  share: fc.integer({ min: 0, max: 100 }),
})
const clientsOf = (steps: { minLength: number; maxLength: number }) =>
  fc.array(fc.array(step, steps), { minLength: 3, maxLength: 6 })

/** What must come out, however steps interleave and whatever is killed between them. */
interface Model {
  /** Without those that may have expired before they came in. */
  granted: number
  /** Exact: a commit whose answer was lost is asked again until there is one. */
  spent: number
  grants: string[]
  begun: number
}

/** How a step that may be refused ended. */
type Ended = 'done' | 'refused'

/**
 * Asks again and again until there is an answer: a process that is gone gives none, and one that has just started on a busy
 * machine may let several deadlines of 15 seconds pass.
 */
async function answered<T>(ask: () => Promise<T>): Promise<T | 'refused'> {
  for (const until = Date.now() + 120_000; ; await wait(25)) {
    try {
      return await ask()
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === 'payment_required' || code === 'conflict') return 'refused'
      if (Date.now() > until || !['unavailable', 'timeout', 'internal'].includes(code ?? '')) throw error
    }
  }
}

function actions({ userId: onBehalfOf }: Caller, model: Model, { via, credits, share }: Step) {
  const client = () => replicas[via].client
  return {
    reserve: async (): Promise<string | undefined> => {
      const request = { requestId: newId(), amount: credits, purpose: 'model' }
      const made = await answered(() => client().call('ReserveCredits', request, { onBehalfOf }))
      if (made === 'refused') return undefined
      expect(made.wallet?.balance).toBeGreaterThanOrEqual(0)
      expect(made.reservation?.amount).toBe(credits)
      return made.reservation?.id
    },
    commit: async (reservationId: string): Promise<Ended> => {
      const amount = Math.round((credits * share) / 100)
      const made = await answered(() => client().call('CommitCredits', { reservationId, amount }, { onBehalfOf }))
      if (made === 'refused') return 'refused'
      expect(made.reservation).toMatchObject({ reservationState: 'RESERVATION_STATE_COMMITTED', committed: amount })
      return 'done'
    },
    release: async (reservationId: string): Promise<Ended> => {
      const made = await answered(() => client().call('ReleaseCredits', { reservationId }, { onBehalfOf }))
      return made === 'refused' ? 'refused' : 'done'
    },
    spent: () => {
      model.spent += Math.round((credits * share) / 100)
    },
  }
}

async function take(caller: Caller, model: Model, taken: Step): Promise<void> {
  const { reserve, commit, release, spent } = actions(caller, model, taken)
  const { kind, credits, share } = taken
  if (kind === 'grant' || kind === 'brief grant') {
    model.grants.push(await billing.grant(caller.userId, credits, kind === 'grant' ? undefined : 150))
    if (kind === 'grant') model.granted += credits
    return
  }
  if (kind === 'refund') {
    const reference = model.grants.at(-1)
    if (!reference) return
    const wanted = Math.round((credits * share) / 100)
    await takeBackCredits(billing.database, caller.userId, reference, Math.min(wanted, credits))
    return
  }
  const id = await reserve()
  if (!id || kind === 'leave') return
  if (kind === 'release') await release(id)
  if (kind === 'spend' && (await commit(id)) === 'done') spent()
  if (kind === 'spend twice') {
    const ends = await Promise.all([commit(id), commit(id)])
    /** The same commit twice is one, and both are told the same. */
    expect(ends[0]).toBe(ends[1])
    if (ends[0] === 'done') spent()
  }
  if (kind === 'spend and release') {
    const [committed, released] = await Promise.all([commit(id), release(id)])
    expect([committed, released].toSorted()).toEqual(['done', 'refused'])
    if (committed === 'done') spent()
  }
}

async function play(clients: Step[][], crashes: Crash[]): Promise<void> {
  const caller = await billing.aUserWith(0)
  const model: Model = { granted: 0, spent: 0, grants: [], begun: 0 }
  let over = false
  const run = async (steps: Step[]) => {
    for (const each of steps) {
      model.begun++
      await take(caller, model, each)
    }
  }
  const crash = async ({ after, which }: Crash) => {
    while (model.begun < after && !over) await wait(1)
    await replicas[which].crash()
    await replicas[which].restart()
  }
  const ofEach = [0, 1].map(async (one) => {
    for (const each of crashes.filter((which) => which.which === one)) await crash(each)
  })
  await Promise.all(clients.map(run))
  over = true
  await Promise.all(ofEach)

  const wallet = async () => (await billing.client.call('GetWallet', {}, caller.call)).wallet
  await expect.poll(async () => (await wallet())?.reserved, { timeout: 20_000 }).toBe(0)
  expect((await billing.reconcile()).breaches).toEqual([])
  const { rows } = await billing.pool.query<{ account: string; sum: number }>(
    'SELECT account, sum(amount)::int AS sum FROM ledger_entries WHERE user_id = $1 GROUP BY account',
    [caller.userId],
  )
  const sums = Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
  expect(sums.spent ?? 0).toBe(model.spent)
  expect(-(sums.issued ?? 0)).toBeGreaterThanOrEqual(model.granted)
}

it('a reservation that nobody resolves ends by itself, and so do credits, without anybody asking', async () => {
  const { userId } = await billing.aUserWith(10)
  const brief = await billing.grant(userId, 5, 2_500)
  const request = { requestId: newId(), amount: 12, purpose: 'model' }
  const { reservation } = await billing.client.call('ReserveCredits', request, { onBehalfOf: userId })
  const id = reservation?.id ?? ''
  const stateOf = async () => (await billing.database.creditReservation.findUnique({ where: { id } }))?.state
  await expect.poll(stateOf, { timeout: 20_000 }).toBe('lapsed')
  const walletOf = () => billing.database.wallet.findUnique({ where: { userId } })
  await expect.poll(walletOf, { timeout: 20_000 }).toMatchObject({ available: 10, reserved: 0, lifetimeDebited: 5n })
  const isOpen = async () => (await billing.database.creditGrant.findUnique({ where: { reference: brief } }))?.isOpen
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(false)
  const late = billing.client.call('CommitCredits', { reservationId: id, amount: 12 }, { onBehalfOf: userId })
  await expect(late).rejects.toMatchObject({ code: 'conflict', message: 'The reservation is lapsed already' })
})

describe('the ledger', () => {
  it('loses no credit and spends none twice, whatever parallel clients of two processes do', async () => {
    await fc.assert(
      fc.asyncProperty(clientsOf({ minLength: 20, maxLength: 50 }), (clients) => play(clients, [])),
      { numRuns: 10, endOnFailure: true },
    )
  }, 240_000)

  it('loses no credit and spends none twice when processes are killed between any two steps', async () => {
    const crash = fc.record({ after: fc.integer({ min: 1, max: 120 }), which })
    const crashes = fc.array(crash, { minLength: 1, maxLength: 4 })
    await fc.assert(fc.asyncProperty(clientsOf({ minLength: 30, maxLength: 60 }), crashes, play), {
      numRuns: 5,
      endOnFailure: true,
    })
  }, 240_000)
})
