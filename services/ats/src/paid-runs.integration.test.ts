import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { describe, expect, it } from 'vitest'
import { keptAnalysis, paidJob, paidResume, saidAnalysis } from '../test-data/paid-examples.ts'
import { usePaidAts } from '../test-data/use-paid-ats.ts'

const test = usePaidAts()
const { analyze, expectBalance, runsOf, silentModel } = test

describe('a request id', () => {
  it('is answered alike however often it comes, run once and paid once', async () => {
    const caller = await test.paid.aUserWith(10)
    const requestId = newId()
    const first = await analyze(caller, { requestId })
    expect(first.aiStatus).toBe('ok')
    for (let repeat = 0; repeat < 3; repeat += 1) expect(await analyze(caller, { requestId })).toEqual(first)
    expect(test.paid.model.seen).toHaveLength(1)
    expect(await test.paid.usedOf(caller)).toBe(1)
    await expectBalance(caller, 9)
  })

  it('of another request is in conflict; of another user or another route it is another', async () => {
    const [caller, other] = [await test.paid.aUserWith(10), await test.paid.aUserWith(10)]
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
    await expectBalance(caller, 9)
  })

  it('that comes 20 times at once is run once and paid once; all but the first may come again', async () => {
    const caller = await test.paid.aUserWith(10)
    const requestId = newId()
    const another = await test.paid.another()
    const model = silentModel()
    const calls = Array.from({ length: 20 }, (_, index) =>
      analyze(caller, { requestId }, index % 2 === 0 ? test.paid.ats : another),
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
    expect(test.paid.model.seen).toHaveLength(1)
    expect(await test.paid.usedOf(caller)).toBe(1)
    await expectBalance(caller, 9)
    await another.stop()
  })

  it('whose request came to nothing may be used again', async () => {
    const caller = await test.paid.aUserWith(1)
    const requestId = newId()
    const jobUrl = 'https://127.0.0.1/'
    await expect(analyze(caller, { requestId, fetchJobUrl: true, jobUrl })).rejects.toMatchObject({
      code: 'payment_required',
    })
    expect(await runsOf(caller)).toEqual([])
    expect((await analyze(caller, { requestId })).creditsSpent).toBe(1)
  })

  it('is forgotten after a day', async () => {
    const caller = await test.paid.aUserWith(10)
    const requestId = newId()
    await analyze(caller, { requestId })
    const { expiresAt, createdAt } = (await runsOf(caller))[0] ?? {}
    expect(Number(expiresAt) - Number(createdAt)).toBe(24 * 60 * 60 * 1000)
    await test.paid.database.paidRun.updateMany({ where: { userId: caller.userId }, data: { expiresAt: new Date(0) } })
    await analyze(caller, { requestId })
    expect(test.paid.model.seen).toHaveLength(2)
  })

  it.each(['', 'x'.repeat(256)])('has 1 to 255 characters', async (requestId) => {
    await expect(analyze(await test.paid.aUserWith(3), { requestId })).rejects.toMatchObject({
      details: [{ path: 'requestId' }],
    })
  })
})

describe('a caller that has gone', () => {
  it.each([undefined, 'requested-once'])(
    'before the AI answers is charged nothing (request id %s)',
    async (requestId) => {
      const caller = await test.paid.aUserWith(3)
      const model = silentModel()
      const gone = new AbortController()
      const call = { ...caller.call, context: { ...caller.call.context, signal: gone.signal } }
      const broken = test.paid.ats.client
        .call('AnalyzeResume', { text: paidResume, jobDescription: paidJob, ...(requestId && { requestId }) }, call)
        .catch((error) => error)
      await model.asked
      gone.abort(new AppError('caller_gone'))
      expect(await broken).toMatchObject({ code: 'unavailable' })
      await model.leftAlone
      model.answer()
      await expectBalance(caller, 3)
      await expect.poll(() => runsOf(caller), { timeout: 10_000 }).toEqual([])
      expect(await test.paid.usedOf(caller)).toBe(0)
      test.paid.model.answers(saidAnalysis)
      const again = await analyze(caller, requestId ? { requestId } : {})
      expect(JSON.parse(String(again.ai))).toEqual(keptAnalysis)
    },
  )

  it('for good, erased while the AI works, is told so as later on, and leaves nothing behind', async () => {
    const caller = await test.paid.aUserWith(3)
    const model = silentModel()
    const running = analyze(caller, { requestId: newId() }).catch((error) => error)
    await model.asked
    test.paid.bus.publish('userDeleted', { userId: caller.userId })
    await expect.poll(() => runsOf(caller), { timeout: 10_000 }).toEqual([])
    model.answer()
    expect(await running).toMatchObject({ code: 'unauthenticated' })
    expect(await runsOf(caller)).toEqual([])
    for (const again of [{ requestId: newId() }, {}])
      await expect(analyze(caller, again)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await runsOf(caller)).toEqual([])
  })
})
