import { type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connectTextModel, type TextModel } from '../src/ai/text-model.ts'

/** A question that no failure may tell anything of. */
export const question = {
  model: 'some-model',
  messages: [{ role: 'user' as const, content: 'A red house.' }],
  maxTokens: 50,
  timeoutMs: 5_000,
}

/** Starts a double of the provider before the tests of a file, connects a model to it, and stops it after them. */
export function useTextModel(): { readonly double: ModelDouble; readonly model: TextModel; connect(): TextModel } {
  let double: ModelDouble
  let model: TextModel
  const connect = () => {
    const connected = connectTextModel({ apiKey: 'a-key', baseUrl: `${double.url}/v1` })
    if (!connected) throw new Error('not connected')
    return connected
  }
  beforeAll(async () => {
    double = await startModelDouble()
    model = connect()
  })
  afterAll(() => double.stop())
  beforeEach(() => {
    double.seen.length = 0
  })
  return {
    get double() {
      return double
    },
    get model() {
      return model
    },
    connect,
  }
}

/** What a question fails with. */
export function failureOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => 'a text',
    (thrown) => thrown,
  )
}

/** Everything that a failure tells. */
export function toldBy(failure: unknown): string {
  const { message, stack, cause } = failure as Error
  return JSON.stringify([message, stack, cause])
}
