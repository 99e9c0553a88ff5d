import { setTimeout } from 'node:timers/promises'
import { answerCompletion } from '@resume/model-double/double'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PayingCaller, type RunningWriting, runWriting } from '../test-data/running-writing.ts'

const credits = 20
const request = { action: 'rewrite_short_text', mode: 'standard', text: 'I owned the payment APIs of 12 shops' }
let writing: RunningWriting

beforeAll(async () => {
  writing = await runWriting()
  writing.model.answer = (_asked, response) => answerCompletion(response, 'Owned the payment APIs of 12 shops.')
})
afterAll(() => writing.stop())

interface Answer {
  caller: PayingCaller
  confirmId: string
  reservationId: string
}

async function answer(): Promise<Answer> {
  const caller = await writing.aUserWith(credits)
  const { confirmId, reservationId } = await writing.content.client.call('Generate', request, caller.call)
  if (!confirmId || !reservationId) throw new Error('nothing is left to pay')
  return { caller, confirmId, reservationId }
}

const pay = ({ caller, reservationId }: Answer) => writing.spend(caller, reservationId, 1)
const confirm = ({ caller, confirmId }: Answer, isPaid: boolean) =>
  writing.content.client.call('ConfirmGeneration', { confirmId, isPaid }, caller.call)
const statesOf = async ({ caller: { userId } }: Answer) =>
  (await writing.database.paidRun.findMany({ where: { userId } })).map(({ state }) => state)
async function lapse({ caller: { userId } }: Answer): Promise<void> {
  await writing.database.paidRun.updateMany({ where: { userId }, data: { leasedUntil: new Date(0) } })
  await writing.paidWork.settleLapsed(100)
}

async function expectCharged(given: Answer, price: number): Promise<void> {
  expect(await writing.walletOf(given.caller)).toEqual({ balance: credits - price, reserved: 0 })
  expect(await statesOf(given)).toEqual([])
}

describe('an answer that its caller pays for', () => {
  it('costs its price once, and nothing is left of its run', async () => {
    const given = await answer()
    expect(await statesOf(given)).toEqual(['reserved'])
    await pay(given)
    await confirm(given, true)
    await expectCharged(given, 1)
    await lapse(given)
    await expectCharged(given, 1)
  })

  it('costs its price once when nobody is told of the payment', async () => {
    const given = await answer()
    await pay(given)
    await lapse(given)
    await expectCharged(given, 1)
  })

  it('costs its price once when the caller does not know whether it has paid', async () => {
    const given = await answer()
    await pay(given)
    await confirm(given, false)
    await expect.poll(() => statesOf(given)).toEqual([])
    await expectCharged(given, 1)
  })

  it('costs nothing when the caller is gone before it pays', async () => {
    const given = await answer()
    await lapse(given)
    await expectCharged(given, 0)
  })

  it('costs its price or nothing, and its run ends, when it lapses at the same moment', async () => {
    for (let round = 0; round < 12; round += 1) {
      const given = await answer()
      const late = setTimeout(round * 2).then(() => pay(given))
      const [paid] = await Promise.allSettled([late, lapse(given)])
      const isPaid = paid.status === 'fulfilled'
      await confirm(given, isPaid)
      await expect.poll(() => statesOf(given)).toEqual([])
      const { balance, reserved } = await writing.walletOf(given.caller)
      expect(reserved).toBe(0)
      expect(isPaid ? [credits - 1] : [credits, credits - 1]).toContain(balance)
    }
  })

  it('is not ended by anybody else, nor by a guess', async () => {
    const given = await answer()
    const stranger = await writing.aUserWith(credits)
    await confirm({ ...given, caller: stranger }, true)
    expect(await statesOf(given)).toEqual(['reserved'])
    await pay(given)
    await confirm(given, true)
    await expectCharged(given, 1)
  })
})
