import { answerCompletion, type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { Client as Database } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buyBundle } from '../client/buy.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { signIn } from '../client/sign-in.ts'

let stripe: StripeDouble
let model: ModelDouble
let platform: TestPlatform
let user: SignedIn

beforeAll(async () => {
  stripe = await startStripeDouble()
  model = await startModelDouble()
  platform = await startTestPlatform({ ...stripeVariables(stripe.url), ...model.environment })
  user = await signIn(platform)
  await buyBundle({ url: platform.url, stripe }, user)
})
afterAll(async () => {
  await platform.stop()
  await stripe.close()
  await model.stop()
})
beforeEach(() => {
  model.seen.length = 0
  model.answers(comment)
})

const comment = {
  explanation: 'The resume is short.',
  missingEvidence: [],
  keywordOpportunities: [],
  recommendedImprovements: ['Add results.'],
  priorityOrder: [],
}
const resume = 'Jane Doe\njane@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built things'

const part = (name: string) => {
  const found = platform.processes.get(name)
  if (!found) throw new Error(`${name} does not run`)
  return found
}
const analyze = (more: object = {}) => user.session.call('POST', '/ats/analyze', { body: { resume, ...more } })
const convert = () => user.session.call('POST', '/ats/convert-resume', { body: { resume } })
/** Waits until the gateway has found a service of scans again. */
const scansAgain = () =>
  expect
    .poll(async () => (await user.session.call('POST', '/ats/check', { body: { resume } })).status, { timeout: 20_000 })
    .toBe(200)
const credits = async () => {
  const { balance, reserved } = (await user.session.call('GET', '/billing/credits')).body.data
  return { balance, reserved }
}

describe('paid work', () => {
  it('is a report without a comment while billing is down, free of charge; conversions wait', async () => {
    const before = await credits()
    await part('billing').kill()
    const analyzed = await analyze()
    expect([analyzed.status, analyzed.body.data.aiStatus, analyzed.body.data.creditsSpent]).toEqual([
      200,
      'unavailable',
      0,
    ])
    expect((await convert()).status).toBe(503)
    expect((await user.session.call('POST', '/ats/check', { body: { resume } })).status).toBe(200)
    expect(model.seen).toEqual([])
    await part('billing').restart()
    await expect.poll(async () => (await analyze()).body.data.aiStatus, { timeout: 20_000 }).toBe('ok')
    await expect.poll(credits, { timeout: 20_000 }).toEqual({ balance: before.balance - 1, reserved: 0 })
  })

  it('is a report without a comment while the AI is down, free of charge; conversions fail', async () => {
    const before = await credits()
    model.answer = (_request, response) => response.destroy()
    expect((await analyze()).body.data).toMatchObject({ aiStatus: 'unavailable', creditsSpent: 0 })
    expect((await convert()).status).toBe(502)
    await expect.poll(credits, { timeout: 20_000 }).toEqual(before)
  })

  it('that ats died of is done and charged once when it is asked for again', async () => {
    const before = await credits()
    const asked = Promise.withResolvers<void>()
    model.answer = () => asked.resolve()
    const broken = analyze({ requestId: 'paid-work-1' })
    await asked.promise
    await part('ats').kill()
    expect((await broken).status).toBe(503)
    await part('ats').restart()
    await scansAgain()
    model.answer = (_request, response) => answerCompletion(response, comment)
    const waiting = await analyze({ requestId: 'paid-work-1' })
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([409, '2'])
    const database = new Database({ connectionString: `${platform.postgresUrl}/ats` })
    await database.connect()
    await database.query('UPDATE paid_runs SET leased_until = now()')
    await database.end()
    /** A job that settles what was left may have the run for a moment. */
    const done = await vi.waitFor(
      async () => {
        const answer = await analyze({ requestId: 'paid-work-1' })
        expect([answer.status, answer.body.data?.aiStatus]).toEqual([200, 'ok'])
        return answer
      },
      { timeout: 20_000 },
    )
    expect((await analyze({ requestId: 'paid-work-1' })).body).toEqual(done.body)
    await expect.poll(credits, { timeout: 20_000 }).toEqual({ balance: before.balance - 1, reserved: 0 })
  })
})
