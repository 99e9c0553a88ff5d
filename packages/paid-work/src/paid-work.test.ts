import { AppError } from '@resume/service-kit/errors/app-error'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Credits } from './credits.ts'
import { createPaidWork } from './paid-work.ts'
import type { PaidRunStore } from './runs.ts'

const claim = { userId: 'user-1', kind: 'generate', requestId: undefined, fingerprint: 'digest' }
const range = { min: 2, max: 2 }

/** Paid work on a store that does as it is told, and what is released at billing. */
function workOn(store: Partial<PaidRunStore>, commit: Credits['commit'] = async () => {}) {
  const release = vi.fn(async () => {})
  const credits: Credits = {
    reserve: async () => ({ id: 'reservation-1', amount: 2, balance: 8, state: 'held' }),
    commit,
    release,
  }
  const onTrouble = vi.fn()
  const purposes = { generate: 'ai.generate' }
  const work = createPaidWork({ store: store as PaidRunStore, credits, purposes, now: () => new Date(), onTrouble })
  return { work, credits, release, onTrouble }
}

/** Begins a run, reserves its credits and gives it up. */
async function giveUp(store: Partial<PaidRunStore>, price?: number) {
  const made = workOn(store)
  const begun = await made.work.begin(claim, price)
  if (!('run' in begun)) throw new Error('there is an answer')
  const reservation = await made.work.reserve(begun.run, range)
  await made.work.abandon(begun.run, reservation)
  return made
}

const away = () => Promise.reject(new Error('the database is away'))
const run = { id: 'run-1', userId: 'user-1', kind: 'generate', holder: 'holder-1', isRepeatable: false }

describe('a run that comes to nothing', () => {
  it('gives its credits back when its record was refused', async () => {
    const { release } = await giveUp({ beginReserved: async () => false, fail: async () => false }, 2)
    expect(release).toHaveBeenCalledTimes(1)
  })

  it('gives its credits back when nobody knows whether it is on record', async () => {
    const { release } = await giveUp({ beginReserved: away, fail: async () => false }, 2)
    expect(release).toHaveBeenCalledTimes(1)
  })

  it('gives its credits back when only its reservation could not be noted', async () => {
    const { release } = await giveUp({ claim: async () => ({ run }), reserve: away, fail: async () => true })
    expect(release).toHaveBeenCalledTimes(1)
  })

  it('is ended after what was on its way to the record', async () => {
    const steps: string[] = []
    const step = (name: string) => async () => steps.push(name) > 0
    await giveUp({ beginReserved: step('begin'), fail: step('fail') }, 2)
    expect(steps).toEqual(['begin', 'fail'])
  })

  it('keeps its credits for whoever has it now', async () => {
    const { release } = await giveUp({ beginReserved: async () => true, fail: async () => false }, 2)
    expect(release).not.toHaveBeenCalled()
  })
})

describe('an answer whose payment is not confirmed', () => {
  const answered = {
    run: { ...run, isRepeatable: true },
    answer: '{}',
    charge: { reservationId: 'reservation-1', credits: 2 },
  }
  const settle = (give: PaidRunStore['give']) => {
    const { work } = workOn({ give, isErased: async () => false }, () => Promise.reject(new Error('billing hangs')))
    return work.settle(answered)
  }

  it('is given, and is owed', async () => {
    const give = vi.fn(async () => true)
    await expect(settle(give)).resolves.toEqual({})
    expect(give).toHaveBeenCalledWith(answered.run)
  })

  it('is left to whoever took the run over, who may have given its credits back', async () => {
    await expect(settle(async () => false)).rejects.toMatchObject({ id: 'took_too_long' })
  })

  it('is not given when nobody knows whether it is on record that it is owed: its credits might be given back', async () => {
    await expect(settle(away)).rejects.toThrow('the database is away')
  })

  it('is given once billing has confirmed it, on record or not', async () => {
    const { work, onTrouble } = workOn({ pay: away })
    await expect(work.settle(answered)).resolves.toEqual({})
    expect(onTrouble).toHaveBeenCalledWith('the payment of a run could not be recorded', expect.any(Error))
  })
})

describe('a user who was erased', () => {
  const erased = { isErased: async () => true }
  const refused = { id: 'unauthenticated' }
  const gone = () => Promise.reject(new AppError('unauthenticated'))

  it('is told so as by every later call, whichever step the erasure comes before', async () => {
    const claimed = { claim: async () => ({ run }), reserve: async () => true }
    const repeatable = { ...claim, requestId: 'request-1' }
    await expect(
      workOn({ ...erased, claim: async () => ({ busy: true }) }).work.begin(repeatable),
    ).rejects.toMatchObject(refused)

    const unrecorded = workOn({ ...erased, beginReserved: async () => false }).work
    const begun = await unrecorded.begin(claim, 2)
    if (!('run' in begun)) throw new Error('there is an answer')
    await unrecorded.reserve(begun.run, range)
    await expect(unrecorded.recorded(begun.run)).rejects.toMatchObject(refused)

    const charge = { reservationId: 'reservation-1', credits: 2 }
    const { work } = workOn({ ...erased, ...claimed, answer: async () => false, give: async () => false }, gone)
    await expect(work.answer(run, '{}', charge)).rejects.toMatchObject(refused)
    const answered = { run: { ...run, isRepeatable: true }, answer: '{}', charge }
    await expect(work.settle(answered)).rejects.toMatchObject(refused)
  })

  it('at billing alone reserves no credits, and is told so', async () => {
    const { work, credits } = workOn({ claim: async () => ({ run }) })
    credits.reserve = gone
    await expect(work.reserve(run, range)).rejects.toMatchObject(refused)
  })
})

describe('a run that can be asked for again', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Begins a run. @returns for how long each step gave it to this process, in seconds, from the beginning on */
  async function begun(requestId: string | undefined) {
    vi.useFakeTimers({ now: 0 })
    const leases: number[] = []
    const lease = (until: Date) => leases.push((until.getTime() - Date.now()) / 1_000)
    const { work } = workOn({
      claim: async (_claim, { leasedUntil }) => {
        lease(leasedUntil)
        return { run: { ...run, isRepeatable: requestId !== undefined } }
      },
      prolong: async (_runs, { leasedUntil }) => void lease(leasedUntil),
      answer: async (_answered, leasedUntil) => lease(leasedUntil) > 0,
      fail: async () => true,
    })
    const made = await work.begin({ ...claim, requestId })
    if (!('run' in made)) throw new Error('there is an answer')
    return { work, run: made.run, leases }
  }

  it('is its process’s for 20 seconds after each sign of life, until it is answered', async () => {
    const { work, run, leases } = await begun('request-1')
    await vi.advanceTimersByTimeAsync(12_000)
    await work.answer(run, '"answer"', { reservationId: 'reservation-1', credits: 2 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(leases).toEqual([20, 20, 20, 30])
  })

  it('is no longer prolonged once it came to nothing', async () => {
    const { work, run, leases } = await begun('request-1')
    await work.abandon(run, undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(leases).toEqual([20])
  })

  it('alone is: for any other nobody waits', async () => {
    const { leases } = await begun(undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(leases).toEqual([90])
  })
})
