import { newId } from '@resume/service-kit/ids'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PaidDatabase, paidDatabase } from '../test-data/paid-database.ts'
import { createPostgresStore } from './postgres-store.ts'
import type { Claim, PaidRunStore, Run } from './runs.ts'
import { type PaidState, type PaidStep, stateAfter, transitions } from './states.ts'

let database: PaidDatabase
let store: PaidRunStore

beforeAll(async () => {
  database = await paidDatabase()
  store = createPostgresStore(database)
})
afterAll(() => database.close())

const now = new Date('2026-03-10T12:00:00.000Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const claim = (more: Partial<Claim> = {}): Claim => ({
  userId: newId(),
  kind: 'analyze',
  requestId: 'request-1',
  fingerprint: 'the same',
  ...more,
})
const times = (at = now) => ({ now: at, leasedUntil: new Date(at.getTime() + 90_000), repeatableUntil: later(86_400) })

async function begun(more: Partial<Claim> = {}): Promise<Run> {
  const claimed = await store.claim(claim(more), times())
  if (!('run' in claimed)) throw new Error('not claimed')
  return claimed.run
}

/** Takes a step as a service does. */
function take(run: Run, step: PaidStep): Promise<boolean> {
  if (step === 'reserve') return store.reserve(run, 'reservation-1')
  const answered = { run, answer: '"answer"', charge: { reservationId: 'reservation-1', credits: 2 } }
  if (step === 'answer') return store.answer(answered, later(30))
  if (step === 'release') return store.release(run, '"free"')
  return store[step](run)
}

async function rowOf({ id }: Run): Promise<{ state: PaidState; answer: string | null; credits: number } | undefined> {
  const { rows } = await database.pool.query(
    `SELECT state, convert_from(answer, 'UTF8') AS answer, credits FROM paid_runs WHERE id = $1`,
    [id],
  )
  return rows[0]
}

describe('a stored run', () => {
  it('takes exactly the steps that the state machine allows', async () => {
    const anySteps = fc.array(fc.constantFrom(...(Object.keys(transitions) as PaidStep[])), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const run = await begun()
        let state: PaidState = 'claimed'
        for (const step of steps) {
          const next = stateAfter(state, step)
          expect(await take(run, step)).toBe(next !== undefined)
          state = next ?? state
          const row = await rowOf(run)
          if (row) expect(row.state).toBe(state)
          else expect(['released', 'expired']).toContain(state)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('that nobody can ask for again holds no answer, and is removed when it ends', async () => {
    for (const end of ['pay', 'expire', 'release'] as const) {
      const run = await begun({ requestId: undefined })
      await take(run, 'reserve')
      await take(run, 'answer')
      expect(await rowOf(run)).toMatchObject({ state: 'answered', answer: null })
      expect(await take(run, end)).toBe(true)
      expect(await rowOf(run)).toBeUndefined()
    }
  })

  it('holds the answer that was given for as long as repeats are answered', async () => {
    const request = claim()
    const run = await begun(request)
    await take(run, 'reserve')
    await take(run, 'answer')
    expect(await store.claim(request, times())).toEqual({ busy: true })
    await take(run, 'pay')
    expect(await store.claim(request, times())).toEqual({ replay: '"answer"' })
    expect(await store.claim({ ...request, fingerprint: 'another' }, times())).toEqual({ other: true })
    expect(await store.claim({ ...request, kind: 'convert' }, times())).toMatchObject({ run: { kind: 'convert' } })
    expect(await store.claim(request, times(later(86_400)))).toMatchObject({ run: { userId: request.userId } })
  })

  it('is taken over once its lease has ended; its former holder can change nothing any more', async () => {
    const request = claim()
    const former = await begun(request)
    await take(former, 'reserve')
    expect(await store.claim(request, times(later(89)))).toEqual({ busy: true })
    const claimed = await store.claim(request, times(later(91)))
    expect(claimed).toMatchObject({ run: { id: former.id } })
    for (const step of Object.keys(transitions) as PaidStep[]) expect(await take(former, step)).toBe(false)
    if (!('run' in claimed)) throw new Error('not claimed')
    expect(await take(claimed.run, 'answer')).toBe(true)
  })

  it('is taken over by one of many at once', async () => {
    const request = claim()
    await begun(request)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.claim(request, times(later(91)))))
    expect(outcomes.filter((outcome) => 'run' in outcome)).toHaveLength(1)
  })

  it('with an answer that nobody was given hands it to whoever takes it over', async () => {
    const request = claim()
    const run = await begun(request)
    await take(run, 'reserve')
    await take(run, 'answer')
    expect(await store.claim(request, times(later(91)))).toMatchObject({
      answered: { answer: '"answer"', charge: { reservationId: 'reservation-1', credits: 2 } },
    })
  })

  it('is confirmed once, by its own user', async () => {
    const run = await begun({ requestId: undefined })
    await take(run, 'reserve')
    expect(await store.confirm(run.userId, run.id, later(30))).toBeUndefined()
    await take(run, 'answer')
    expect(await store.confirm(newId(), run.id, later(30))).toBeUndefined()
    expect(await store.confirm(run.userId, run.id, later(30))).toMatchObject({ state: 'owed', charge: { credits: 2 } })
    expect(await store.confirm(run.userId, run.id, later(30))).toBeUndefined()
  })

  it('whose price is on record is given without being stored, once', async () => {
    const run = await begun({ requestId: undefined })
    expect(await store.reserve(run, 'reservation-1', 3)).toBe(true)
    expect(await store.confirm(run.userId, run.id, later(30))).toMatchObject({
      ...{ state: 'owed', charge: { reservationId: 'reservation-1', credits: 3 } },
    })
    expect(await store.fail(run)).toBe(false)
    expect(await store.confirm(run.userId, run.id, later(30))).toBeUndefined()
  })

  it('is removed once its caller has paid for it, by its own user alone, and never when it can be asked for again', async () => {
    const userId = newId()
    const [run, kept] = [await begun({ userId, requestId: undefined }), await begun({ userId })]
    await store.payGiven(userId, run.id)
    expect(await rowOf(run)).toMatchObject({ state: 'claimed' })
    for (const one of [run, kept]) await store.reserve(one, 'reservation-1', 2)
    await store.payGiven(newId(), run.id)
    expect(await rowOf(run)).toMatchObject({ state: 'reserved' })
    await store.payGiven(userId, run.id)
    await store.payGiven(userId, kept.id)
    expect(await rowOf(run)).toBeUndefined()
    expect(await rowOf(kept)).toMatchObject({ state: 'reserved' })
  })

  it('is either given or given up, when both are tried at once', async () => {
    for (let round = 0; round < 40; round += 1) {
      const run = await begun({ requestId: undefined })
      await store.reserve(run, 'reservation-1', 3)
      const ways = [() => store.confirm(run.userId, run.id, later(30)), () => store.fail(run)]
      const [one, other] = await Promise.all((round % 2 === 0 ? ways : ways.reverse()).map((way) => way()))
      expect([one, other].filter(Boolean)).toHaveLength(1)
    }
  })

  it('in work is its holder’s for longer when it says so, unless its lease has ended or its work is done', async () => {
    const runs = [await begun(), await begun(), await begun(), await begun()] as const
    const [claimed, reserved, answered, taken] = runs
    for (const run of [reserved, answered]) await take(run, 'reserve')
    await take(answered, 'answer')
    const leases = async () => {
      const { rows } = await database.pool.query('SELECT id, leased_until FROM paid_runs')
      const until = new Map(rows.map((row) => [row.id, row.leased_until]))
      return runs.map(({ id }) => until.get(id))
    }
    const foreign = { ...taken, holder: newId() }
    await store.prolong([claimed, reserved, answered, foreign], { now: later(80), leasedUntil: later(100) })
    expect(await leases()).toEqual([later(100), later(100), later(30), later(90)])
    await store.prolong([claimed, reserved, taken], { now: later(100), leasedUntil: later(120) })
    expect(await leases()).toEqual([later(100), later(100), later(30), later(90)])
  })

  it('whose lease has ended is found by one who settles, unless it has ended', async () => {
    await database.pool.query('DELETE FROM paid_runs')
    const runs = await Promise.all(Array.from({ length: 6 }, () => begun({ requestId: newId() })))
    const [claimed, reserved, answered, owed, paid, failed] = runs as [Run, Run, Run, Run, Run, Run]
    for (const run of [reserved, answered, owed, paid]) await take(run, 'reserve')
    for (const run of [answered, owed, paid]) await take(run, 'answer')
    await take(owed, 'give')
    await take(paid, 'pay')
    await take(failed, 'fail')
    expect(await store.takeLapsed({ now: later(29), leasedUntil: later(60) }, 10)).toEqual([])
    const both = await Promise.all([1, 2].map(() => store.takeLapsed({ now: later(91), leasedUntil: later(120) }, 10)))
    expect(new Map(both.flat().map(({ run, state }) => [run.id, state]))).toEqual(
      new Map([
        [claimed.id, 'claimed'],
        [reserved.id, 'reserved'],
        [answered.id, 'answered'],
        [owed.id, 'owed'],
      ]),
    )
    expect(both.flat()).toHaveLength(4)
  })

  it('is begun with its reservation, and lapses like any other', async () => {
    const run = { id: newId(), userId: newId(), kind: 'generate', holder: newId(), isRepeatable: false }
    const charge = { reservationId: 'reservation-1', credits: 2 }
    expect(await store.beginReserved(run, 'the same', charge, times())).toBe(true)
    expect(await rowOf(run)).toEqual({ state: 'reserved', answer: null, credits: 2 })
    const found = (await store.takeLapsed({ now: later(91), leasedUntil: later(121) }, 100)).find(
      (one) => one.run.id === run.id,
    )
    expect(found).toMatchObject({ state: 'reserved', charge, run: { isRepeatable: false } })
  })

  it('of a user who was erased is neither begun nor answered', async () => {
    const run = await begun()
    await take(run, 'reserve')
    await database.pool.query('INSERT INTO erased_users VALUES ($1)', [run.userId])
    expect(await take(run, 'answer')).toBe(false)
    expect(await store.answer({ run, answer: '"free"', charge: undefined }, later(30))).toBe(false)
    expect(await store.claim(claim({ userId: run.userId, requestId: undefined }), times())).toEqual({ busy: true })
    expect([await store.isErased(run.userId), await store.isErased(newId())]).toEqual([true, false])
    const another = { ...run, id: newId(), isRepeatable: false }
    const charge = { reservationId: 'reservation-2', credits: 2 }
    expect(await store.beginReserved(another, 'the same', charge, times())).toBe(false)
    expect(await rowOf(another)).toBeUndefined()
  })
})
