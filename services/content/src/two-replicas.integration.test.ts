import { answerCompletion } from '@resume/model-double/double'
import { answerStream } from '@resume/model-double/stream'
import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askForText, askUntilAnswered, type Way } from '../test-data/ask-for-text.ts'
import {
  connectWriting,
  type RunningContent,
  type RunningWriting,
  runWriting,
  type WritingClient,
} from '../test-data/running-writing.ts'

const credits = 20
const parts = ['Owned ', 'the payment APIs ', 'of 12 shops.']
const content = parts.join('')
let writing: RunningWriting
let second: RunningContent
/** Asks both replicas in turn. */
let client: WritingClient

beforeAll(async () => {
  writing = await runWriting()
  second = await writing.another()
  client = connectWriting(writing.content.port, second.port)
})
afterAll(async () => {
  client.close()
  await second.stop()
  await writing.stop()
})
beforeEach(() => {
  writing.model.seen.length = 0
})

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const mixed = (index: number): Way => (index % 2 === 0 ? 'streamed' : 'whole')

/** The AI takes some time for each part of its text, and for a whole one. */
function answersAfter(gapMs: number): void {
  writing.model.answer = ({ body }, response) => {
    if (JSON.parse(body).stream === true) void answerStream(response, parts, { gapMs })
    else setTimeout(() => answerCompletion(response, content), gapMs * parts.length)
  }
}

describe.each([
  ['whole', (): Way => 'whole'],
  ['streamed', (): Way => 'streamed'],
  ['either way', mixed],
])('fifteen equal requests at once on two replicas, %s', (_what, wayOf) => {
  it.each([0, 60])('are one run, one charge and one answer, when the AI takes %i ms a part', async (gapMs) => {
    answersAfter(gapMs)
    const caller = await writing.aUserWith(credits)
    const requestId = newId()
    const replays: boolean[] = []
    const answers = await Promise.all(
      times(15, (index) =>
        askUntilAnswered(wayOf(index), client, caller, requestId, { onReplay: (isReplay) => replays.push(isReplay) }),
      ),
    )
    const [first] = answers
    expect(first).toMatchObject({ content, spent: 1, balance: credits - 1 })
    expect(answers).toEqual(times(15, () => first))
    expect(replays.filter((isReplay) => !isReplay)).toHaveLength(1)
    expect(writing.model.seen).toHaveLength(1)
    expect(await writing.walletOf(caller)).toEqual({ balance: credits - 1, reserved: 0 })
  })
})

describe('requests at once on two replicas', () => {
  it('under one ID for two texts answer one of them, and a conflict to the other', async () => {
    const hold = Promise.withResolvers<void>()
    writing.model.answer = async ({ body }, response) => {
      await hold.promise
      if (JSON.parse(body).stream === true) void answerStream(response, parts)
      else answerCompletion(response, content)
    }
    const caller = await writing.aUserWith(credits)
    const requestId = newId()
    const other = {
      action: 'rewrite_short_text',
      mode: 'expert',
      text: 'I owned the payment APIs of 12 shops',
      requestId,
    }
    const given: (number | undefined)[] = []
    const refused: string[] = []
    const asked = times(12, async (index) => {
      const answer =
        index % 2 === 0
          ? askForText('streamed', client, caller, requestId).then(({ spent }) => spent)
          : client.call('Generate', other, caller.call).then(({ generation }) => generation?.creditsSpent)
      await answer.then(
        (spent) => given.push(spent),
        ({ id }) => refused.push(id),
      )
    })
    /** All but one: an equal request that comes after the answer is given the same. */
    await expect.poll(() => refused.length).toBe(11)
    hold.resolve()
    await Promise.all(asked)
    expect(given).toHaveLength(1)
    expect(new Set(refused)).toEqual(new Set(['idempotency_conflict', 'idempotency_in_progress']))
    expect(writing.model.seen).toHaveLength(1)
    expect(await writing.walletOf(caller)).toEqual({ balance: credits - (given[0] ?? 0), reserved: 0 })
  })

  it('run twice at once for an account', async () => {
    const hold = Promise.withResolvers<void>()
    writing.model.answer = async (_request, response) => {
      await hold.promise
      void answerStream(response, parts)
    }
    const caller = await writing.aUserWith(credits)
    const ends: string[] = []
    const asked = times(15, async () => {
      const end = await askForText('streamed', client, caller, undefined).then(
        () => 'given',
        ({ id }) => id,
      )
      ends.push(end)
    })
    await expect.poll(() => ends.length).toBe(13)
    expect(new Set(ends)).toEqual(new Set(['runs_at_once']))
    hold.resolve()
    await Promise.all(asked)
    expect(ends.slice(13)).toEqual(['given', 'given'])
    expect(writing.model.seen).toHaveLength(2)
    expect(await writing.walletOf(caller)).toEqual({ balance: credits - 2, reserved: 0 })
  })
})
