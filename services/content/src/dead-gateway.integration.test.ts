import { answerCompletion } from '@resume/model-double/double'
import { answerStream } from '@resume/model-double/stream'
import { newId } from '@resume/service-kit/ids'
import { openTcpGate } from '@resume/test-kit/tcp-gate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForText, askUntilAnswered, type Way } from '../test-data/ask-for-text.ts'
import { connectWriting, type RunningWriting, runWriting } from '../test-data/running-writing.ts'

const credits = 20
const parts = ['Owned ', 'the payment APIs ', 'of 12 shops.']
let writing: RunningWriting

beforeAll(async () => {
  writing = await runWriting()
})
afterAll(() => writing.stop())

/** The AI writes. @param before waited for before each part of a stream but the first, and before a whole text */
function answers(before: () => Promise<unknown> = async () => {}): void {
  writing.model.answer = async ({ body }, response) => {
    if (JSON.parse(body).stream === true) return answerStream(response, parts, { before })
    await before()
    answerCompletion(response, parts.join(''))
  }
}

/** Asks for a text over a connection of its own. */
async function askAsGateway(way: Way) {
  writing.model.seen.length = 0
  const caller = await writing.aUserWith(credits)
  const requestId = newId()
  const gate = await openTcpGate(writing.content.port)
  const client = connectWriting(gate.port)
  let text = ''
  const asked = askForText(way, client, caller, requestId, { onText: (part) => (text += part) })
  const failed = asked.catch((error: unknown) => error)
  return {
    given: () => text,
    repeat: () => askForText(way, writing.content.client, caller, requestId),
    repeatUntilAnswered: () => askUntilAnswered(way, writing.content.client, caller, requestId),
    die: async () => {
      gate.shut()
      expect(await failed).toMatchObject({ code: 'unavailable' })
      client.close()
      await gate.close()
    },
    wallet: () => writing.walletOf(caller),
  }
}

describe('a text that can be asked for again, whose gateway dies', () => {
  it.each<Way>(['whole', 'streamed'])(
    'before anything was given is begun anew by a repeat at once: %s',
    async (way) => {
      writing.model.answer = () => {}
      const asking = await askAsGateway(way)
      await expect.poll(() => writing.model.seen.length).toBe(1)
      await asking.die()
      await expect.poll(asking.wallet).toEqual({ balance: credits, reserved: 0 })
      answers()
      expect(await asking.repeat()).toMatchObject({ content: parts.join(''), spent: 1 })
      expect(await asking.wallet()).toEqual({ balance: credits - 1, reserved: 0 })
      expect(writing.model.seen).toHaveLength(2)
    },
  )

  it('after its first part is finished, and a repeat gets it then', async () => {
    const dead = Promise.withResolvers<void>()
    answers(() => dead.promise)
    const asking = await askAsGateway('streamed')
    await expect.poll(asking.given).toBe(parts[0])
    await asking.die()
    await expect(asking.repeat()).rejects.toMatchObject({ code: 'conflict', retryAfterSeconds: expect.any(Number) })
    dead.resolve()
    expect(await asking.repeatUntilAnswered()).toMatchObject({ content: parts.join(''), spent: 1 })
    expect(await asking.wallet()).toEqual({ balance: credits - 1, reserved: 0 })
    expect(writing.model.seen).toHaveLength(1)
  })
})
