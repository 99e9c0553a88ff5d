import { answerCompletion } from '@resume/model-double/double'
import { answerStream } from '@resume/model-double/stream'
import { newId } from '@resume/service-kit/ids'
import { openMuteGate } from '@resume/test-kit/mute-gate'
import type { BillingMoment } from '@resume/test-kit/stepwise-billing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askForText, askUntilAnswered, type GivenText, type Way } from '../test-data/ask-for-text.ts'
import { holdStep } from '../test-data/held-step.ts'
import {
  connectWriting,
  type PayingCaller,
  type RunningContent,
  type RunningWriting,
  runWriting,
} from '../test-data/running-writing.ts'

const credits = 20
const parts = ['Owned ', 'the payment APIs ', 'of 12 shops.']
const content = parts.join('')
let writing: RunningWriting
let victim: RunningContent

beforeAll(async () => {
  /** A reservation that no run knows of ends soon enough for the test to see it. */
  writing = await runWriting({ CREDIT_RESERVATION_MS: '4000', BILLING_SWEEP_INTERVAL_MS: '100' })
})
afterAll(() => writing.stop())
beforeEach(async () => {
  answers()
  writing.model.seen.length = 0
  victim = await writing.another({ BILLING_GRPC_URL: `127.0.0.1:${writing.stepwise.port}` })
})
afterEach(() => victim.stop('SIGKILL'))

/** The index of what a stream ends with. */
const ending = parts.length
/** Characters of the first parts, which may come together. */
const lengthOf = (first: number) => parts.slice(0, first).join('').length

/** The AI writes. @param before waited for before a part of a stream but the first, and before the end of any text */
function answers(before: (index: number) => Promise<unknown> = async () => {}): void {
  writing.model.answer = async ({ body }, response) => {
    if (JSON.parse(body).stream === true) return answerStream(response, [...parts, ''], { before })
    await before(ending)
    answerCompletion(response, content)
  }
}

/** A user with a request. Only one with an ID can be repeated. */
interface Asking {
  caller: PayingCaller
  way: Way
  requestId: string | undefined
}

/** Two users for each way of asking. */
async function askingWith(requestIdOf: () => string | undefined, ways: Way[] = ['whole', 'streamed']) {
  return Promise.all(
    ways.map(
      async (way): Promise<Asking> => ({ caller: await writing.aUserWith(credits), way, requestId: requestIdOf() }),
    ),
  )
}
const repeatable = (ways?: Way[]) => askingWith(newId, ways)
const unrepeatable = (ways?: Way[]) => askingWith(() => undefined, ways)

/** Where a process is killed. */
type FaultPoint =
  | BillingMoment
  /** The AI was asked and has said nothing. */
  | { asked: true }
  /** The caller has so many parts of a stream. */
  | { given: number }
  /** The step of the run to this state was asked of the database. */
  | { step: string }

type Named = [name: string, point: FaultPoint]
const unanswered: Named[] = [
  ['has claimed them', { method: 'ReserveCredits', when: 'before' }],
  ['has reserved credits, and does not know', { method: 'ReserveCredits', when: 'after' }],
  ['is about to note the reservations', { step: 'reserved' }],
  ['has asked the AI', { asked: true }],
]
const midStream: Named[] = [
  ['has given the first text', { given: 1 }],
  ['has given the last text', { given: ending }],
]
const unpaid: Named = ['is about to pay', { method: 'CommitCredits', when: 'before' }]
const paid: Named = ['has paid, and does not know', { method: 'CommitCredits', when: 'after' }]

/** Lets requests get as far as a point, and kills the process that works on them. */
async function dieAt(point: FaultPoint, askings: Asking[]): Promise<void> {
  const count = askings.length
  const never = new Promise<void>(() => {})
  const step = 'step' in point ? await holdStep(writing.databaseUrl, point.step) : undefined
  if ('asked' in point) writing.model.answer = () => {}
  if ('given' in point) answers((index) => (index === point.given ? never : Promise.resolve()))
  const stopped = 'method' in point ? writing.stepwise.stopAt(point, count) : undefined
  let given = 0
  const broken = askings.map(({ way, caller, requestId }) =>
    failed(askForText(way, victim.client, caller, requestId, { onText: (part) => (given += part.length) })),
  )
  if (step) await step.reached(count)
  else if ('given' in point) await expect.poll(() => given).toBe(lengthOf(point.given) * count)
  else if ('asked' in point) await expect.poll(() => writing.model.seen.length).toBe(count)
  await stopped
  await victim.stop('SIGKILL')
  await Promise.all(broken)
  await step?.undo()
  answers()
}

/** Lets requests come to their end without that being heard, and kills the process that worked on them. */
async function dieUnheard(askings: Asking[], state: string): Promise<void> {
  const gate = await openMuteGate(victim.port)
  const client = connectWriting(gate.port)
  const muted = Promise.withResolvers<void>()
  answers((index) => (index === ending ? muted.promise : Promise.resolve()))
  let given = 0
  const broken = askings.map(({ way, caller, requestId }) =>
    failed(askForText(way, client, caller, requestId, { onText: (part) => (given += part.length) })),
  )
  await expect.poll(() => writing.model.seen.length).toBe(askings.length)
  await expect.poll(() => given).toBe(content.length * askings.filter(({ way }) => way === 'streamed').length)
  gate.mute()
  muted.resolve()
  for (const { caller } of askings) {
    /** The place of a run is free once its text is written. */
    await expect.poll(() => writing.database.runSlot.count({ where: { userId: caller.userId } })).toBe(0)
    await expect.poll(() => statesOf(caller)).toEqual([state])
  }
  await victim.stop('SIGKILL')
  await Promise.all(broken)
  client.close()
  await gate.close()
}

const failed = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ code: 'unavailable' })
const statesOf = async ({ userId }: PayingCaller) =>
  (await writing.database.paidRun.findMany({ where: { userId } })).map(({ state }) => state)

/** As if so much time had passed for whoever was killed. */
async function lapse({ userId }: PayingCaller): Promise<void> {
  const long = new Date(0)
  await writing.database.paidRun.updateMany({ where: { userId }, data: { leasedUntil: long } })
  await writing.database.runSlot.updateMany({ where: { userId }, data: { takenUntil: long } })
}

/** What is left in the end, without anybody coming back: nothing is open, and nothing is put aside. */
async function expectLeft(askings: Asking[], balance: number, states: string[]): Promise<void> {
  for (const { caller } of askings) {
    /** What the killed process had sent to the database may arrive after it has ended, such as a longer lease. */
    await expect
      .poll(async () => {
        await lapse(caller)
        return [await writing.paidWork.settleLapsed(100), await statesOf(caller)]
      })
      .toEqual([0, states])
    await expect.poll(() => writing.walletOf(caller)).toEqual({ balance, reserved: 0 })
  }
}

/** Asks again in both ways, as callers do who got no answer: the text is whole, the same each time, and charged once. */
async function expectKept(askings: Asking[]): Promise<void> {
  for (const { caller, requestId } of askings) {
    await lapse(caller)
    const again: GivenText[] = []
    for (const way of ['streamed', 'whole', 'streamed'] as const) {
      again.push(await askUntilAnswered(way, writing.content.client, caller, requestId))
    }
    const [first] = again
    expect(first).toMatchObject({ content, spent: 1, balance: credits - 1 })
    expect(again).toEqual([first, first, first])
  }
  await expectLeft(askings, credits - 1, ['paid'])
}

describe('texts, whole and streamed, whose process is killed', () => {
  it.each(unanswered)('when it %s cost nothing, or once when they are repeated', async (_name, point) => {
    const [repeated, others] = [await repeatable(), await unrepeatable()]
    await dieAt(point, [...repeated, ...others])
    await expectLeft(others, credits, [])
    await expectKept(repeated)
  })

  it.each(midStream)('when it %s cost nothing, or once when they are repeated', async (_name, point) => {
    const [repeated, others] = [await repeatable(['streamed']), await unrepeatable(['streamed'])]
    await dieAt(point, [...repeated, ...others])
    await expectLeft(others, credits, [])
    await expectKept(repeated)
  })

  it('when it is about to keep the answers are charged once when they are repeated', async () => {
    const repeated = await repeatable()
    await dieAt({ step: 'answered' }, repeated)
    await expectKept(repeated)
  })

  it('when it is about to note that they are to be paid for cost nothing', async () => {
    const others = await unrepeatable()
    await dieAt({ step: 'owed' }, others)
    await expectLeft(others, credits, [])
  })

  it.each([
    [...unpaid, credits, []],
    [...paid, credits - 1, ['paid']],
  ])('when it %s are kept for a repeat, and cost once what was given', async (_name, point, left, states) => {
    const [repeated, forgotten, others] = [await repeatable(), await repeatable(), await unrepeatable()]
    await dieAt(point, [...repeated, ...forgotten, ...others])
    const asked = writing.model.seen.length
    for (const { caller } of repeated) expect(await statesOf(caller)).toEqual(['answered'])
    for (const { caller } of others) expect(await statesOf(caller)).toEqual(['owed'])
    await expectKept(repeated)
    await expectLeft(forgotten, left, states)
    await expectLeft(others, credits - 1, [])
    expect(writing.model.seen).toHaveLength(asked)
  })

  it('when it is about to note the payments are kept for a repeat, and cost once', async () => {
    const [repeated, forgotten] = [await repeatable(), await repeatable()]
    await dieAt({ step: 'paid' }, [...repeated, ...forgotten])
    await expectKept(repeated)
    await expectLeft(forgotten, credits - 1, ['paid'])
    expect(writing.model.seen).toHaveLength(4)
  })

  it('when it is about to note payments that nobody waits for have been given, and cost once', async () => {
    const others = await unrepeatable()
    const step = await holdStep(writing.databaseUrl, 'removed')
    const given = others.map(({ way, caller }) => askForText(way, victim.client, caller, undefined))
    for (const { content: text, spent } of await Promise.all(given)) expect([text, spent]).toEqual([content, 1])
    await step.reached(others.length)
    await victim.stop('SIGKILL')
    await step.undo()
    for (const { caller } of others) {
      expect(await writing.walletOf(caller)).toEqual({ balance: credits - 1, reserved: 0 })
      expect(await statesOf(caller)).toEqual(['owed'])
    }
    await expectLeft(others, credits - 1, [])
  })

  it('when it has noted the payments are kept for a repeat, and cost once', async () => {
    const repeated = await repeatable()
    await dieUnheard(repeated, 'paid')
    await expectKept(repeated)
    expect(writing.model.seen).toHaveLength(2)
  })

  it('before an answer has left that nobody can ask for again cost nothing', async () => {
    const others = await unrepeatable(['whole'])
    await dieUnheard(others, 'reserved')
    await expectLeft(others, credits, [])
  })
})
