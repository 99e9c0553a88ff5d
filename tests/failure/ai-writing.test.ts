import { answerCompletion, type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { answerStream } from '@resume/model-double/stream'
import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { Client as Database } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buyBundle } from '../client/buy.ts'
import { streamOf } from '../client/events.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'

let stripe: StripeDouble
let model: ModelDouble
let platform: TestPlatform
let user: SignedIn

const dailyTokens = 100_000
beforeAll(async () => {
  stripe = await startStripeDouble()
  model = await startModelDouble()
  platform = await startTestPlatform({
    ...stripeVariables(stripe.url),
    ...model.environment,
    AI_DAILY_TOKEN_LIMIT: String(dailyTokens),
    RATE_LIMIT_ENABLED: 'false',
  })
  user = await signIn(platform)
  await buyBundle({ url: platform.url, stripe }, user)
})
afterAll(async () => {
  await platform.stop()
  await stripe.close()
  await model.stop()
})
beforeEach(() => {
  model.answers('Owned the APIs.')
})

const patience = { timeout: 30_000 }
/** For what comes about once a process has been silent: less than any work may take. */
const afterSilence = { timeout: 60_000, interval: 500 }
const request = { action: 'rewrite_short_text', mode: 'standard', input: { text: 'I owned the APIs' } }
const part = (name: string) => {
  const found = platform.processes.get(name)
  if (!found) throw new Error(`${name} does not run`)
  return found
}
const generate = (more: object = {}) => user.session.call('POST', '/ai/generate', { body: { ...request, ...more } })
const credits = async () => {
  const { balance, reserved } = (await user.session.call('GET', '/billing/credits')).body.data
  return { balance, reserved }
}
const contentAgain = () =>
  expect.poll(async () => (await user.session.call('GET', '/ai/actions')).status, patience).toBe(200)
/** Runs statements in the database of content. @returns the rows of the last one */
async function inContent(...statements: string[]): Promise<Record<string, unknown>[]> {
  const database = new Database({ connectionString: `${platform.postgresUrl}/content` })
  await database.connect()
  let rows: Record<string, unknown>[] = []
  for (const statement of statements) rows = (await database.query(statement)).rows
  await database.end()
  return rows
}
/** Ends the leases that a killed process has left. */
const withoutLeases = () =>
  inContent('UPDATE paid_runs SET leased_until = now()', 'UPDATE run_slots SET taken_until = now()')

describe('AI writing', () => {
  it('that content died of while the AI was asked is soon begun anew by a repeat, and charged once', async () => {
    const before = await credits()
    const asked = Promise.withResolvers<void>()
    model.answer = () => asked.resolve()
    const broken = generate({ requestId: 'killed-0001' })
    await asked.promise
    await part('content').kill()
    expect((await broken).status).toBe(503)
    await part('content').restart()
    await contentAgain()
    model.answer = (_request, response) => answerCompletion(response, 'Owned the APIs.')
    /** The dead process gives no more signs of life. */
    const done = await vi.waitFor(async () => {
      const answer = await generate({ requestId: 'killed-0001' })
      expect([answer.status, answer.body.data?.content]).toEqual([200, 'Owned the APIs.'])
      return answer
    }, afterSilence)
    expect((await generate({ requestId: 'killed-0001' })).body).toEqual(done.body)
    await expect.poll(credits, patience).toEqual({ balance: before.balance - 1, reserved: 0 })
  })

  it('that content died of in the middle of a stream costs nothing', async () => {
    const before = await credits()
    const never = new Promise<void>(() => {})
    model.answer = (_request, response) => void answerStream(response, ['Owned ', 'it.'], { before: () => never })
    const stream = await streamOf(user.session, '/ai/generate', { body: request })
    await expect.poll(() => stream.text(), patience).toBe('Owned ')
    await part('content').kill()
    await stream.ended
    expect(stream.events.at(-1)).toMatchObject({ event: 'error', data: { statusCode: 503 } })
    await part('content').restart()
    await contentAgain()
    await withoutLeases()
    await expect.poll(credits, patience).toEqual(before)
  })

  it('answers 503 while billing is away, and asks nobody', async () => {
    const before = await credits()
    model.seen.length = 0
    await part('billing').kill()
    expect((await generate()).status).toBe(503)
    expect(model.seen).toEqual([])
    await part('billing').restart()
    await expect.poll(async () => (await generate()).status, patience).toBe(200)
    await expect.poll(credits, patience).toEqual({ balance: before.balance - 1, reserved: 0 })
  })

  it('that billing died of while the AI was asked is given, and charged once when billing is back', async () => {
    const before = await credits()
    const asked = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    model.answer = async (_request, response) => {
      asked.resolve()
      await written.promise
      answerCompletion(response, 'Owned the APIs.')
    }
    const answer = generate()
    await asked.promise
    await part('billing').kill()
    written.resolve()
    expect(await answer).toMatchObject({ status: 200, body: { data: { content: 'Owned the APIs.' } } })
    const runs = () => inContent('SELECT state FROM paid_runs WHERE request_id IS NULL')
    expect(await runs()).toEqual([{ state: 'owed' }])
    await part('billing').restart()
    const charged = async () => {
      await withoutLeases()
      return (await runs()).length === 0 && credits()
    }
    await expect.poll(charged, patience).toEqual({ balance: before.balance - 1, reserved: 0 })
  })

  it('goes on to the limit of the day, and then answers 503 with a time, free of charge', async () => {
    const before = await credits()
    const usage = { prompt_tokens: 0, completion_tokens: dailyTokens, total_tokens: dailyTokens }
    model.answer = (_request, response) => void answerStream(response, ['Owned it.'], { usage })
    const stream = await streamOf(user.session, '/ai/generate', { body: request })
    await stream.ended
    expect(stream.events.at(-1)?.event).toBe('done')
    /** They are counted after the answer. */
    const counted = () => inContent(`SELECT FROM token_usage WHERE tokens >= ${dailyTokens}`)
    await expect.poll(counted, patience).toHaveLength(1)
    const refused = await generate()
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([503, 'daily_limit_reached'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await expect.poll(credits, patience).toEqual({ balance: before.balance - 1, reserved: 0 })
  })
})
