import { answerCompletion } from '@resume/model-double/double'
import { createBillingCredits } from '@resume/paid-work/billing-credits'
import { newId } from '@resume/service-kit/ids'
import { untilFree } from '@resume/test-kit/until-free'
import { describe, expect, it } from 'vitest'
import { saidAnalysis } from '../test-data/paid-examples.ts'
import { paidWorkOn } from '../test-data/paid-work-on.ts'
import type { PayingCaller } from '../test-data/running-paid-ats.ts'
import { usePaidAts } from '../test-data/use-paid-ats.ts'

const test = usePaidAts()
const { analyze, expectBalance, letHoldersLapse, runsOf, settle, silentModel } = test

describe('a process that is killed', () => {
  it('while the AI works has charged nothing, and the repeat is run, charged and counted once', async () => {
    const victim = await test.paid.another()
    const caller = await test.paid.aUserWith(3)
    const requestId = newId()
    const model = silentModel()
    const broken = analyze(caller, { requestId }, victim).catch((error) => error)
    await model.asked
    await victim.stop('SIGKILL')
    expect(await broken).toMatchObject({ code: 'unavailable' })
    expect(await test.paid.walletOf(caller)).toEqual({ balance: 0, reserved: 3 })
    await expect(analyze(caller, { requestId })).rejects.toMatchObject({ code: 'conflict', retryAfterSeconds: 2 })
    await letHoldersLapse(caller)
    test.paid.model.answers(saidAnalysis)
    /** What the dead process holds of the quota lapses by its own time: one of the two scans of a free user is left. */
    const repeated = await untilFree(() => analyze(caller, { requestId }))
    expect(repeated).toMatchObject({ aiStatus: 'ok', creditsSpent: 1, quota: { used: 1 } })
    await expectBalance(caller, 2)
  })

  it('after its answer was kept leaves it for the repeat, which pays for it once', async () => {
    const caller = await test.paid.aUserWith(10)
    const requestId = newId()
    const { answered, store } = await answeredRun(caller, requestId)
    await expect(repeat(caller, requestId)).rejects.toMatchObject({ code: 'conflict' })
    await letHoldersLapse(caller)
    expect(await untilFree(() => repeat(caller, requestId))).toEqual({ replay: answered.answer })
    await expectBalance(caller, 8)
    expect(await repeat(caller, requestId)).toEqual({ replay: answered.answer })
    /** The one that was thought dead can change nothing any more. */
    expect(await store.answer({ ...answered, answer: '"other"' }, new Date())).toBe(false)
    expect(await store.fail(answered.run)).toBe(false)
    expect(await store.release(answered.run)).toBe(false)
    await settle()
    await expectBalance(caller, 8)
  })

  it('after its answer was kept and before anybody got it costs nothing, if nobody comes again', async () => {
    const caller = await test.paid.aUserWith(10)
    await answeredRun(caller, newId())
    await letHoldersLapse(caller)
    await settle()
    await expectBalance(caller, 10)
    expect(await runsOf(caller)).toEqual([])
  })

  it('after it had paid leaves the answer for the repeat', async () => {
    const caller = await test.paid.aUserWith(10)
    const requestId = newId()
    const { answered, charge } = await answeredRun(caller, requestId)
    await createBillingCredits(test.paid.billing).commit(caller.userId, charge.reservationId, charge.credits)
    await letHoldersLapse(caller)
    await settle()
    expect(await repeat(caller, requestId)).toEqual({ replay: answered.answer })
    await expectBalance(caller, 8)
  })
})

describe('billing that is away', () => {
  it('before the work leaves a report without a comment', async () => {
    const caller = await test.paid.aUserWith(3)
    test.paid.gate.shut()
    const answer = await analyze(caller)
    test.paid.gate.open()
    expect(answer).toMatchObject({ aiStatus: 'unavailable', creditsSpent: 0, quota: { used: 1 } })
    expect(test.paid.model.seen).toEqual([])
    await expectBalance(caller, 3)
  })

  it('when the answer is there does not keep it back; it is paid for once, later', async () => {
    const caller = await test.paid.aUserWith(3)
    const requestId = newId()
    test.paid.model.answer = (_request, response) => {
      test.paid.gate.shut()
      answerCompletion(response, saidAnalysis)
    }
    const answer = await analyze(caller, { requestId })
    expect(answer).toMatchObject({ aiStatus: 'ok', creditsSpent: 1 })
    expect(await runsOf(caller)).toMatchObject([{ state: 'owed' }])
    await letHoldersLapse(caller)
    await settle()
    expect(await runsOf(caller)).toMatchObject([{ state: 'owed' }])
    test.paid.gate.open()
    await expect
      .poll(
        async () => {
          await letHoldersLapse(caller)
          await settle()
          return (await runsOf(caller)).map(({ state }) => state)
        },
        { timeout: 15_000 },
      )
      .toEqual(['paid'])
    await settle()
    await expectBalance(caller, 2)
    expect(await analyze(caller, { requestId })).toEqual(answer)
  })

  it('when the answer is there is paid for later, too, when nobody can ask again, and nothing of it is kept', async () => {
    const caller = await test.paid.aUserWith(3)
    test.paid.model.answer = (_request, response) => {
      test.paid.gate.shut()
      answerCompletion(response, saidAnalysis)
    }
    expect((await analyze(caller)).aiStatus).toBe('ok')
    expect(await runsOf(caller)).toMatchObject([{ state: 'owed', answer: null }])
    test.paid.gate.open()
    await expect
      .poll(
        async () => {
          await letHoldersLapse(caller)
          await settle()
          return runsOf(caller)
        },
        { timeout: 15_000 },
      )
      .toEqual([])
    await expectBalance(caller, 2)
  })

  it('when the AI has failed spends nothing', async () => {
    const caller = await test.paid.aUserWith(3)
    test.paid.model.answer = (_request, response) => {
      test.paid.gate.shut()
      response.destroy()
    }
    const answer = await analyze(caller)
    test.paid.gate.open()
    expect(answer).toMatchObject({ aiStatus: 'unavailable', creditsSpent: 0 })
    /** Given back, or still put aside until the reservation ends by itself, by when billing was back: never spent. */
    const { balance = 0, reserved = 0 } = await test.paid.walletOf(caller)
    expect(balance + reserved).toBe(3)
  })
})

describe('credits that were put aside and came back too early', () => {
  it('are taken anew when the answer is there', async () => {
    const caller = await test.paid.aUserWith(3)
    test.paid.model.answer = async (_request, response) => {
      await releaseAll(caller)
      answerCompletion(response, saidAnalysis)
    }
    expect(await analyze(caller)).toMatchObject({ aiStatus: 'ok', creditsSpent: 1 })
    await expectBalance(caller, 2)
  })

  it('and are spent otherwise meanwhile leave a report without its comment, for the repeat, too', async () => {
    const caller = await test.paid.aUserWith(3)
    const requestId = newId()
    test.paid.model.answer = async (_request, response) => {
      await releaseAll(caller)
      const { reservation } = await test.paid.billing.call(
        'ReserveCredits',
        { requestId: newId(), amount: 3, purpose: 'else' },
        { onBehalfOf: caller.userId },
      )
      await test.paid.billing.call(
        'CommitCredits',
        { reservationId: reservation?.id ?? '', amount: 3 },
        { onBehalfOf: caller.userId },
      )
      answerCompletion(response, saidAnalysis)
    }
    const answer = await analyze(caller, { requestId })
    expect(answer).toMatchObject({ aiStatus: 'unavailable', creditsSpent: 0 })
    expect(answer.ai).toBeUndefined()
    expect(await analyze(caller, { requestId })).toEqual(answer)
    await expectBalance(caller, 0)
  })
})

/** A run whose process ended right after it had stored its answer, which costs 2 credits. */
async function answeredRun(caller: PayingCaller, requestId: string) {
  const { store, paidWork } = paidWorkHere()
  const begun = await paidWork.begin(claimOf(caller, requestId))
  if (!('run' in begun)) throw new Error('not begun')
  const reservation = await paidWork.reserve(begun.run, { min: 1, max: 3 })
  const charge = { reservationId: reservation?.id ?? '', credits: 2 }
  const answered = await paidWork.answer(begun.run, '"the answer"', charge)
  return { answered, charge, store }
}

function repeat(caller: PayingCaller, requestId: string) {
  return paidWorkHere().paidWork.begin(claimOf(caller, requestId))
}

function paidWorkHere() {
  return paidWorkOn(test.paid.database, test.paid.billing)
}

function claimOf({ userId }: PayingCaller, requestId: string) {
  return { userId, kind: 'analyze', requestId, fingerprint: 'the same' }
}

/** Gives back what is put aside, as time would. */
async function releaseAll(caller: PayingCaller): Promise<void> {
  const { items } = await test.paid.billing.call('ListCreditMovements', { limit: 50 }, caller.call)
  const ids = items.flatMap(({ movementKind, reservationId }) =>
    movementKind === 'MOVEMENT_KIND_RESERVE' && reservationId ? [reservationId] : [],
  )
  for (const reservationId of ids)
    await test.paid.billing.call('ReleaseCredits', { reservationId }, { onBehalfOf: caller.userId })
}
