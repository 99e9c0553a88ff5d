import { newId } from '@resume/service-kit/ids'
import { openMuteGate } from '@resume/test-kit/mute-gate'
import { type BillingMoment, type StepwiseBilling, startStepwiseBilling } from '@resume/test-kit/stepwise-billing'
import { untilFree } from '@resume/test-kit/until-free'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askForAnalysis } from '../test-data/paid-calls.ts'
import { paidResume, saidAnalysis, saidReading } from '../test-data/paid-examples.ts'
import { paidWorkOn } from '../test-data/paid-work-on.ts'
import { connectAts, type RunningAts } from '../test-data/running-ats.ts'
import { type PayingCaller, type RunningPaidAts, runPaidAts } from '../test-data/running-paid-ats.ts'

const credits = 20
let paid: RunningPaidAts
let billing: StepwiseBilling
let victim: RunningAts

beforeAll(async () => {
  /** A reservation that no run knows of ends soon enough for the test to see it. */
  paid = await runPaidAts({}, { CREDIT_RESERVATION_MS: '4000', BILLING_SWEEP_INTERVAL_MS: '100' })
  billing = await startStepwiseBilling(paid.billing)
})
afterAll(async () => {
  await billing.close()
  await paid.stop()
})
beforeEach(async () => {
  paid.model.answers(saidAnalysis)
  paid.model.seen.length = 0
  victim = await paid.another({ BILLING_GRPC_URL: `127.0.0.1:${billing.port}` })
})
afterEach(() => victim.stop('SIGKILL'))

const analyze = (caller: PayingCaller, requestId: string | undefined, ats = victim) =>
  ats.client.call('AnalyzeResume', { text: paidResume, ...(requestId && { requestId }) }, caller.call)
const kill = () => victim.stop('SIGKILL')
const failed = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ code: 'unavailable' })
const lapse = ({ userId }: PayingCaller) =>
  paid.database.paidRun.updateMany({ where: { userId }, data: { leasedUntil: new Date(0) } })
const statesOf = async ({ userId }: PayingCaller) =>
  (await paid.database.paidRun.findMany({ where: { userId } })).map(({ state }) => state)

/** What is left in the end, without anybody coming back: nothing is open, and nothing is put aside. */
async function leftBehind(caller: PayingCaller): Promise<number> {
  const { paidWork } = paidWorkOn(paid.database, paid.billing)
  await expect
    .poll(async () => {
      await lapse(caller)
      return paidWork.settleLapsed(100)
    })
    .toBe(0)
  await expect.poll(async () => (await paid.walletOf(caller)).reserved).toBe(0)
  return (await paid.walletOf(caller)).balance ?? 0
}

/** Asks again, as a caller does who got no answer, until there is one. */
async function repeat(caller: PayingCaller, requestId: string): Promise<number> {
  await lapse(caller)
  const ask = () => askForAnalysis(paid.ats, { text: paidResume, requestId }, caller.call)
  const answer = await untilFree(ask)
  expect(answer.aiStatus).toBe('ok')
  expect(await ask()).toEqual(answer)
  return answer.creditsSpent
}

const untilAnswered: [string, BillingMoment | 'asked'][] = [
  ['before it has reserved credits', { method: 'ReserveCredits', when: 'before' }],
  ['after billing has reserved them', { method: 'ReserveCredits', when: 'after' }],
  ['while the AI works', 'asked'],
]

/** Lets an analysis get as far as a moment, and kills its process. */
async function dieAt(moment: BillingMoment | 'asked', caller: PayingCaller, requestId: string | undefined) {
  const asked = Promise.withResolvers<void>()
  if (moment === 'asked') paid.model.answer = () => asked.resolve()
  const reached = moment === 'asked' ? asked.promise : billing.stopAt(moment)
  const broken = failed(analyze(caller, requestId))
  await reached
  await kill()
  await broken
  paid.model.answers(saidAnalysis)
}

describe('a process that is killed', () => {
  it.each(untilAnswered)('%s has charged nothing', async (_what, moment) => {
    const caller = await paid.aUserWith(credits)
    await dieAt(moment, caller, undefined)
    expect(await leftBehind(caller)).toBe(credits)
    expect(await statesOf(caller)).toEqual([])
  })

  it.each(untilAnswered)('%s charges once when the request is repeated', async (_what, moment) => {
    const caller = await paid.aUserWith(credits)
    const requestId = newId()
    await dieAt(moment, caller, requestId)
    const spent = await repeat(caller, requestId)
    expect(await leftBehind(caller)).toBe(credits - spent)
  })

  it.each([
    ['before billing hears of the payment', 'before'],
    ['after billing was paid', 'after'],
  ] as const)('%s has its answer for the repeat, and charges once', async (_what, when) => {
    const caller = await paid.aUserWith(credits)
    const requestId = newId()
    await dieAt({ method: 'CommitCredits', when }, caller, requestId)
    expect(await statesOf(caller)).toEqual(['answered'])
    const spent = await repeat(caller, requestId)
    expect(paid.model.seen).toHaveLength(1)
    expect(await leftBehind(caller)).toBe(credits - spent)
  })

  it.each([
    ['before billing hears of the payment', 'before', credits],
    ['after billing was paid', 'after', credits - 1],
  ] as const)('%s leaves the right balance when nobody comes back', async (_what, when, balance) => {
    const caller = await paid.aUserWith(credits)
    await dieAt({ method: 'CommitCredits', when }, caller, newId())
    expect(await leftBehind(caller)).toBe(balance)
    expect(await statesOf(caller)).toEqual(when === 'after' ? ['paid'] : [])
  })

  it('after it has noted the payment has its answer for the repeat, and charges once', async () => {
    const caller = await paid.aUserWith(credits)
    const requestId = newId()
    await dieUnheard(caller, requestId, 'paid')
    expect(await repeat(caller, requestId)).toBe(1)
    expect(paid.model.seen).toHaveLength(1)
    expect(await leftBehind(caller)).toBe(credits - 1)
  })
})

describe('an answer that nobody can ask for again', () => {
  it('costs nothing when its process is killed before it has left', async () => {
    const caller = await paid.aUserWith(credits)
    await dieUnheard(caller, undefined, 'answered')
    expect(await leftBehind(caller)).toBe(credits)
    expect(await statesOf(caller)).toEqual([])
  })

  it('costs nothing when whoever was to give it is killed, and confirms nothing', async () => {
    const caller = await paid.aUserWith(credits)
    expect(await analyze(caller, undefined)).toMatchObject({ aiStatus: 'ok', confirmId: expect.any(String) })
    expect(await leftBehind(caller)).toBe(credits)
  })

  it.each(['before', 'after'] as const)(
    'that was given costs once when its process is killed %s billing is paid',
    async (when) => {
      const caller = await paid.aUserWith(credits)
      const { confirmId = '', creditsSpent } = await analyze(caller, undefined)
      const reached = billing.stopAt({ method: 'CommitCredits', when })
      const broken = failed(victim.client.call('ConfirmAnswer', { confirmId }, caller.call))
      await reached
      await kill()
      await broken
      expect(await statesOf(caller)).toEqual(['owed'])
      expect(await leftBehind(caller)).toBe(credits - creditsSpent)
      expect(await statesOf(caller)).toEqual([])
    },
  )

  it('is paid for once, however often it is confirmed', async () => {
    const caller = await paid.aSubscriberWith(credits)
    paid.model.answers(saidReading)
    const { confirmId = '' } = await paid.ats.client.call('ConvertResume', { text: paidResume }, caller.call)
    const stranger = await paid.aUserWith(credits)
    await paid.ats.client.call('ConfirmAnswer', { confirmId }, stranger.call)
    expect(await statesOf(caller)).toEqual(['reserved'])
    const confirm = (ats: RunningAts) => ats.client.call('ConfirmAnswer', { confirmId }, caller.call)
    await Promise.all([paid.ats, victim, paid.ats, victim].map(confirm))
    await confirm(paid.ats)
    expect(await leftBehind(caller)).toBe(credits - 5)
    expect(await leftBehind(stranger)).toBe(credits)
  })
})

/** Lets an analysis get as far as a state without its answer being heard, and kills its process. */
async function dieUnheard(caller: PayingCaller, requestId: string | undefined, state: string) {
  const gate = await openMuteGate(victim.port)
  const client = connectAts(gate.port)
  paid.model.answer = (request, response) => {
    gate.mute()
    paid.model.answers(saidAnalysis)
    paid.model.answer(request, response)
  }
  const broken = failed(
    client.call('AnalyzeResume', { text: paidResume, ...(requestId && { requestId }) }, caller.call),
  )
  await expect.poll(() => statesOf(caller)).toEqual([state])
  await kill()
  await broken
  client.close()
  await gate.close()
}
