import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { billingService } from '@resume/proto/services'
import { AppError } from '@resume/service-kit/errors/app-error'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'
import { answerCompletion } from '@resume/test-kit/model-double'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keptAnalysis, paidJob, paidResume, saidAnalysis } from '../test-data/paid-examples.ts'
import type { RunningAts } from '../test-data/running-ats.ts'
import { type PayingCaller, type RunningPaidAts, runPaidAts } from '../test-data/running-paid-ats.ts'
import { createRunStore } from './adapters/ai-runs.ts'
import { createCredits } from './adapters/credits.ts'
import { createPaidRuns, settleRuns } from './domain/ai/paid-runs.ts'

let paid: RunningPaidAts
let behindGate: GrpcClient<BillingServiceDefinition>

beforeAll(async () => {
  paid = await runPaidAts()
  behindGate = createGrpcClient(billingService, { target: `127.0.0.1:${paid.gate.port}`, timeoutMs: 5_000 })
})
afterAll(async () => {
  behindGate.close()
  await paid.stop()
})
beforeEach(() => {
  paid.model.seen.length = 0
  paid.model.answers(saidAnalysis)
})

const request = { text: paidResume, jobDescription: paidJob }
const analyze = ({ call }: PayingCaller, more: object = {}, ats: RunningAts = paid.ats) =>
  ats.client.call('AnalyzeResume', { ...request, ...more }, call)
const wallet = (caller: PayingCaller) => expect.poll(() => paid.walletOf(caller), { timeout: 10_000 })
const runsOf = ({ userId }: PayingCaller) => paid.database.aiRun.findMany({ where: { userId } })
/** As if so much time had passed for whoever holds a run. */
const letHoldersLapse = ({ userId }: PayingCaller) =>
  paid.database.aiRun.updateMany({ where: { userId }, data: { heldUntil: new Date(0) } })
/** The job that settles, without its schedule. */
const settle = () => {
  const store = createRunStore(paid.database)
  return settleRuns({ store, credits: createCredits(behindGate), now: () => new Date() }, 1_000)
}
/** An AI that answers when it is told to; it says when it has been asked, and when nobody waits for it any more. */
function silentModel() {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const leftAlone = Promise.withResolvers<void>()
  paid.model.answer = async (_request, response) => {
    asked.resolve()
    response.once('close', leftAlone.resolve)
    await answer.promise
    answerCompletion(response, saidAnalysis)
  }
  return { asked: asked.promise, answer: answer.resolve, leftAlone: leftAlone.promise }
}

describe('a request id', () => {
  it('is answered alike however often it comes, run once and paid once', async () => {
    const caller = await paid.aUserWith(10)
    const requestId = newId()
    const first = await analyze(caller, { requestId })
    expect(first.aiStatus).toBe('ok')
    for (let repeat = 0; repeat < 3; repeat += 1) expect(await analyze(caller, { requestId })).toEqual(first)
    expect(paid.model.seen).toHaveLength(1)
    expect(await paid.usedOf(caller)).toBe(1)
    await wallet(caller).toEqual({ balance: 9, reserved: 0 })
  })

  it('of another request is in conflict; of another user or another route it is another', async () => {
    const [caller, other] = [await paid.aUserWith(10), await paid.aUserWith(10)]
    const requestId = newId()
    await analyze(caller, { requestId })
    for (const more of [
      { text: `${paidResume}.` },
      { jobDescription: '' },
      { jobUrl: 'x' },
      { layout: { columns: 1 } },
    ]) {
      await expect(analyze(caller, { requestId, ...more })).rejects.toMatchObject({
        code: 'conflict',
        message: 'Idempotency key was used with another request',
      })
    }
    expect((await analyze(other, { requestId })).creditsSpent).toBe(1)
    await wallet(caller).toEqual({ balance: 9, reserved: 0 })
  })

  it('that comes 20 times at once is run once and paid once; all but the first may come again', async () => {
    const caller = await paid.aUserWith(10)
    const requestId = newId()
    const another = await paid.another()
    const model = silentModel()
    const calls = Array.from({ length: 20 }, (_, index) =>
      analyze(caller, { requestId }, index % 2 === 0 ? paid.ats : another),
    )
    const settled = Promise.allSettled(calls)
    await model.asked
    model.answer()
    const outcomes = await settled
    const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(answers.length).toBeGreaterThanOrEqual(1)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ code: 'conflict', retryAfterSeconds: expect.any(Number) })
    }
    expect(await analyze(caller, { requestId })).toEqual(answers[0])
    expect(paid.model.seen).toHaveLength(1)
    expect(await paid.usedOf(caller)).toBe(1)
    await wallet(caller).toEqual({ balance: 9, reserved: 0 })
    await another.stop()
  })

  it('whose request came to nothing may be used again', async () => {
    const caller = await paid.aUserWith(1)
    const requestId = newId()
    const jobUrl = 'https://127.0.0.1/'
    await expect(analyze(caller, { requestId, fetchJobUrl: true, jobUrl })).rejects.toMatchObject({
      code: 'payment_required',
    })
    expect(await runsOf(caller)).toEqual([])
    expect((await analyze(caller, { requestId })).creditsSpent).toBe(1)
  })

  it('is forgotten after a day', async () => {
    const caller = await paid.aUserWith(10)
    const requestId = newId()
    await analyze(caller, { requestId })
    const { expiresAt, createdAt } = (await runsOf(caller))[0] ?? {}
    expect(Number(expiresAt) - Number(createdAt)).toBe(24 * 60 * 60 * 1000)
    await paid.database.aiRun.updateMany({ where: { userId: caller.userId }, data: { expiresAt: new Date(0) } })
    await analyze(caller, { requestId })
    expect(paid.model.seen).toHaveLength(2)
  })

  it.each(['', 'x'.repeat(256)])('has 1 to 255 characters', async (requestId) => {
    await expect(analyze(await paid.aUserWith(3), { requestId })).rejects.toMatchObject({
      details: [{ path: 'requestId' }],
    })
  })
})

describe('a process that is killed', () => {
  it('while the AI works has charged nothing, and the repeat is run, charged and counted once', async () => {
    const victim = await paid.another()
    const caller = await paid.aUserWith(3)
    const requestId = newId()
    const model = silentModel()
    const broken = analyze(caller, { requestId }, victim).catch((error) => error)
    await model.asked
    await victim.stop('SIGKILL')
    expect(await broken).toMatchObject({ code: 'unavailable' })
    expect(await paid.walletOf(caller)).toEqual({ balance: 0, reserved: 3 })
    await expect(analyze(caller, { requestId })).rejects.toMatchObject({ code: 'conflict', retryAfterSeconds: 2 })
    await letHoldersLapse(caller)
    paid.model.answers(saidAnalysis)
    /** What the dead process holds of the quota lapses by its own time: one of the two scans of a free user is left. */
    expect(await analyze(caller, { requestId })).toMatchObject({ aiStatus: 'ok', creditsSpent: 1, quota: { used: 1 } })
    await wallet(caller).toEqual({ balance: 2, reserved: 0 })
  })

  it('after its answer was kept leaves it for the repeat, which pays for it once', async () => {
    const caller = await paid.aUserWith(10)
    const requestId = newId()
    const { kept, store } = await keptRun(caller, requestId)
    await expect(repeat(caller, requestId)).rejects.toMatchObject({ code: 'conflict' })
    await letHoldersLapse(caller)
    expect(await repeat(caller, requestId)).toEqual({ answer: kept.answer })
    await wallet(caller).toEqual({ balance: 8, reserved: 0 })
    expect(await repeat(caller, requestId)).toEqual({ answer: kept.answer })
    /** The one that was thought dead can change nothing any more. */
    expect(await store.keep({ ...kept, answer: '"other"' }, new Date())).toBe(false)
    expect(await store.drop(kept.run)).toBe(false)
    await settle()
    await wallet(caller).toEqual({ balance: 8, reserved: 0 })
  })

  it('after its answer was kept and before anybody got it costs nothing, if nobody comes again', async () => {
    const caller = await paid.aUserWith(10)
    await keptRun(caller, newId())
    await letHoldersLapse(caller)
    await settle()
    await wallet(caller).toEqual({ balance: 10, reserved: 0 })
    expect(await runsOf(caller)).toEqual([])
  })

  it('after it had paid leaves the answer for the repeat', async () => {
    const caller = await paid.aUserWith(10)
    const requestId = newId()
    const { kept, charge } = await keptRun(caller, requestId)
    await createCredits(paid.billing).commit(caller.userId, charge.reservationId, charge.credits)
    await letHoldersLapse(caller)
    await settle()
    expect(await repeat(caller, requestId)).toEqual({ answer: kept.answer })
    await wallet(caller).toEqual({ balance: 8, reserved: 0 })
  })
})

describe('billing that is away', () => {
  it('before the work leaves a report without a comment', async () => {
    const caller = await paid.aUserWith(3)
    paid.gate.shut()
    const answer = await analyze(caller)
    paid.gate.open()
    expect(answer).toMatchObject({ aiStatus: 'unavailable', creditsSpent: 0, quota: { used: 1 } })
    expect(paid.model.seen).toEqual([])
    await wallet(caller).toEqual({ balance: 3, reserved: 0 })
  })

  it('when the answer is there does not keep it back; it is paid for once, later', async () => {
    const caller = await paid.aUserWith(3)
    const requestId = newId()
    paid.model.answer = (_request, response) => {
      paid.gate.shut()
      answerCompletion(response, saidAnalysis)
    }
    const answer = await analyze(caller, { requestId })
    expect(answer).toMatchObject({ aiStatus: 'ok', creditsSpent: 1 })
    expect(await runsOf(caller)).toMatchObject([{ state: 'owing' }])
    await letHoldersLapse(caller)
    await settle()
    expect(await runsOf(caller)).toMatchObject([{ state: 'owing' }])
    paid.gate.open()
    await expect
      .poll(
        async () => {
          await letHoldersLapse(caller)
          await settle()
          return (await runsOf(caller)).map(({ state }) => state)
        },
        { timeout: 15_000 },
      )
      .toEqual(['done'])
    await settle()
    await wallet(caller).toEqual({ balance: 2, reserved: 0 })
    expect(await analyze(caller, { requestId })).toEqual(answer)
  })

  it('when the answer is there is paid for later, too, when nobody can ask again, and nothing of it is kept', async () => {
    const caller = await paid.aUserWith(3)
    paid.model.answer = (_request, response) => {
      paid.gate.shut()
      answerCompletion(response, saidAnalysis)
    }
    expect((await analyze(caller)).aiStatus).toBe('ok')
    expect(await runsOf(caller)).toMatchObject([{ state: 'owing', answer: null }])
    paid.gate.open()
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
    await wallet(caller).toEqual({ balance: 2, reserved: 0 })
  })

  it('when the AI has failed spends nothing', async () => {
    const caller = await paid.aUserWith(3)
    paid.model.answer = (_request, response) => {
      paid.gate.shut()
      response.destroy()
    }
    const answer = await analyze(caller)
    paid.gate.open()
    expect(answer).toMatchObject({ aiStatus: 'unavailable', creditsSpent: 0 })
    /** Given back, or still put aside until the reservation ends by itself, by when billing was back: never spent. */
    const { balance = 0, reserved = 0 } = await paid.walletOf(caller)
    expect(balance + reserved).toBe(3)
  })
})

describe('credits that were put aside and came back too early', () => {
  it('are taken anew when the answer is there', async () => {
    const caller = await paid.aUserWith(3)
    paid.model.answer = async (_request, response) => {
      await releaseAll(caller)
      answerCompletion(response, saidAnalysis)
    }
    expect(await analyze(caller)).toMatchObject({ aiStatus: 'ok', creditsSpent: 1 })
    await wallet(caller).toEqual({ balance: 2, reserved: 0 })
  })

  it('and are spent otherwise meanwhile leave a report without its comment, for the repeat, too', async () => {
    const caller = await paid.aUserWith(3)
    const requestId = newId()
    paid.model.answer = async (_request, response) => {
      await releaseAll(caller)
      const { reservation } = await paid.billing.call(
        'ReserveCredits',
        { requestId: newId(), amount: 3, purpose: 'else' },
        caller.call,
      )
      await paid.billing.call('CommitCredits', { reservationId: reservation?.id ?? '', amount: 3 }, caller.call)
      answerCompletion(response, saidAnalysis)
    }
    const answer = await analyze(caller, { requestId })
    expect(answer).toMatchObject({ aiStatus: 'unavailable', creditsSpent: 0 })
    expect(answer.ai).toBeUndefined()
    expect(await analyze(caller, { requestId })).toEqual(answer)
    await wallet(caller).toEqual({ balance: 0, reserved: 0 })
  })
})

describe('a caller that has gone', () => {
  it.each([undefined, 'requested-once'])(
    'before the AI answers is charged nothing (request id %s)',
    async (requestId) => {
      const caller = await paid.aUserWith(3)
      const model = silentModel()
      const gone = new AbortController()
      const call = { ...caller.call, context: { ...caller.call.context, signal: gone.signal } }
      const broken = paid.ats.client
        .call('AnalyzeResume', { ...request, ...(requestId && { requestId }) }, call)
        .catch((error) => error)
      await model.asked
      gone.abort(new AppError('unavailable', 'gone'))
      expect(await broken).toMatchObject({ code: 'unavailable' })
      await model.leftAlone
      model.answer()
      await wallet(caller).toEqual({ balance: 3, reserved: 0 })
      await expect.poll(() => runsOf(caller), { timeout: 10_000 }).toEqual([])
      expect(await paid.usedOf(caller)).toBe(0)
      paid.model.answers(saidAnalysis)
      const again = await analyze(caller, requestId ? { requestId } : {})
      expect(JSON.parse(String(again.ai))).toEqual(keptAnalysis)
    },
  )

  it('for good, erased while the AI works, leaves nothing behind', async () => {
    const caller = await paid.aUserWith(3)
    const model = silentModel()
    const running = analyze(caller, { requestId: newId() }).catch((error) => error)
    await model.asked
    paid.bus.publish('userDeleted', { userId: caller.userId })
    await expect.poll(() => runsOf(caller), { timeout: 10_000 }).toEqual([])
    model.answer()
    expect(await running).toMatchObject({ code: 'unavailable' })
    expect(await runsOf(caller)).toEqual([])
    await expect(analyze(caller, { requestId: newId() })).rejects.toBeInstanceOf(AppError)
    expect(await runsOf(caller)).toEqual([])
  })
})

/** A run whose process ended right after it had kept its answer, which costs 2 credits. */
async function keptRun(caller: PayingCaller, requestId: string) {
  const { store, runs } = runsHere()
  const begun = await runs.begin(claimOf(caller, requestId))
  if (!('run' in begun)) throw new Error('not begun')
  const held = await runs.hold(begun.run, 'analyze', { min: 1, max: 3 })
  const charge = { reservationId: held?.id ?? '', credits: 2 }
  const kept = { run: begun.run, answer: '"the answer"', charge }
  expect(await store.keep(kept, runs.keptUntil())).toBe(true)
  return { kept, charge, store }
}

function repeat(caller: PayingCaller, requestId: string) {
  return runsHere().runs.begin(claimOf(caller, requestId))
}

function runsHere() {
  const store = createRunStore(paid.database)
  const credits = createCredits(paid.billing)
  return { store, runs: createPaidRuns({ store, credits, now: () => new Date(), onTrouble: () => undefined }) }
}

function claimOf({ userId }: PayingCaller, requestId: string) {
  return { userId, kind: 'analyze' as const, requestId, fingerprint: 'the same' }
}

/** Gives back what is put aside, as time would. */
async function releaseAll(caller: PayingCaller): Promise<void> {
  const { items } = await paid.billing.call('ListCreditMovements', { limit: 50 }, caller.call)
  const ids = items.flatMap(({ kind, reservationId }) => (kind === 'reserve' && reservationId ? [reservationId] : []))
  for (const reservationId of ids) await paid.billing.call('ReleaseCredits', { reservationId }, caller.call)
}
