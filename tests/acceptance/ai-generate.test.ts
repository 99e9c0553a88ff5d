import { answerCompletion, answerRefusal } from '@resume/model-double/double'
import { describe, expect, it } from 'vitest'
import { clientOf } from '../client/client.ts'
import { connectMcp } from '../client/mcp.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { creditsOf, usePaidPlatform } from './paid-platform.ts'

const platform = usePaidPlatform()
const bullet = 'I was responsible for the payment APIs of 12 shops'
const request = { action: 'rewrite_short_text', mode: 'standard', input: { text: bullet } } as const
const written = 'Owned the payment APIs of 12 shops.'

describe('GET /ai/actions', () => {
  it('lists what each text costs and how long it may be', async () => {
    const user = await platform.aUser()
    const actions = await user.sdk.ai.listActions()
    expect(actions.map(({ action, costs }) => [action, costs])).toEqual([
      ['rewrite_short_text', { standard: 1, expert: 2 }],
      ['rewrite_section', { standard: 2, expert: 4 }],
      ['generate_section', { standard: 2, expert: 4 }],
      ['generate_portfolio_copy', { standard: 3, expert: 6 }],
      ['generate_cover_letter', { standard: 4, expert: 8 }],
      ['tailor_resume_to_job', { standard: 6, expert: 12 }],
      ['generate_document', { standard: 8, expert: 16 }],
    ])
    expect(actions[0]?.limits).toMatchObject({
      ...{ text: 50_000, context: 50_000, jobDescription: 20_000, instructions: 500 },
    })
    expect((await clientOf(platform.url).call('GET', '/ai/actions')).status).toBe(401)
  })
})

describe('POST /ai/generate', () => {
  it('answers the text, what it took and what it cost, and sends nothing that says who somebody is', async () => {
    const user = await platform.aPackBuyer()
    const text = `Marta Lindqvist\nmarta@example.com | +31 20 794 0123 | github.com/marta\n12 Baker Street, London NW1 6XE\n${bullet}`
    platform.model.answers('[name_1] ran payment APIs for 12 shops and can be reached at [EMAIL_1]. [PHONE_9]')
    const answer = await user.session.call('POST', '/ai/generate', {
      body: { ...request, mode: 'expert', input: { text } },
    })
    expect(answer.body).toEqual({
      success: true,
      message: 'Text generated',
      data: {
        content: 'Marta Lindqvist ran payment APIs for 12 shops and can be reached at marta@example.com.',
        unverified: [],
        usage: {
          promptTokens: expect.any(Number),
          completionTokens: expect.any(Number),
          totalTokens: expect.any(Number),
        },
        credits: { spent: 2, balance: 248 },
      },
    })
    expect(await creditsOf(user)).toEqual({ balance: 248, reserved: 0 })
    const sent = platform.model.seen[0]?.body ?? ''
    for (const secret of ['Marta', 'Lindqvist', '@example', '794 0123', 'github.com', 'Baker'])
      expect(sent).not.toContain(secret)
    expect(sent).toContain('12 shops')
  })

  it('has what is invented written again, once, and marks what stays', async () => {
    const user = await platform.aPackBuyer()
    platform.model.answer = (_request, response) =>
      answerCompletion(
        response,
        platform.model.seen.length % 2 === 1
          ? 'Ran APIs at Google for 12 shops, saving 40%.'
          : 'Ran APIs for 12 shops, saving 40%.',
      )
    const answer = await user.sdk.ai.generate(request)
    expect(answer).toMatchObject({ content: 'Ran APIs for 12 shops, saving 40%.', unverified: ['40%'] })
    expect(platform.model.questions()[1]?.messages.at(-1)?.content).toContain('["Google","40%"]')
    expect(await creditsOf(user)).toEqual({ balance: 249, reserved: 0 })
  })

  it.each([
    ['without any input', { ...request, input: {} }, 'input'],
    ['with a text that is too long', { ...request, input: { text: 'x'.repeat(50_001) } }, 'input.text'],
    [
      'with wishes that are too long',
      { ...request, input: { text: 'x', instructions: 'x'.repeat(501) } },
      'input.instructions',
    ],
    ['for an unknown action', { ...request, action: 'write_poem' }, 'action'],
    ['with an unknown field', { ...request, input: { text: 'x', tone: 'dry' } }, 'input.tone'],
  ])('is refused %s', async (_what, body, path) => {
    const user = await platform.aUser()
    const answer = await user.session.call('POST', '/ai/generate', { body })
    expect([answer.status, answer.body.details?.[0]?.path]).toEqual([400, path])
  })

  it('answers 402 without credits before the AI is asked, 403 without ai:write, 404 for a document of somebody else', async () => {
    const poor = await platform.aUser()
    const answer = await poor.session.call('POST', '/ai/generate', { body: request })
    expect([answer.status, answer.body.message]).toEqual([402, 'Not enough AI credits.'])
    expect(platform.model.seen).toEqual([])
    const refused = await poor.withKey({ scopes: ['resume:read'] })
    expect((await refused.client.call('POST', '/ai/generate', { body: request })).status).toBe(403)
    const owner = await platform.aUser()
    const { id: documentId } = await owner.sdk.documents.create({ type: 'RESUME', title: 'Mine' })
    const rich = await platform.aPackBuyer()
    expect((await rich.session.call('POST', '/ai/generate', { body: { ...request, documentId } })).status).toBe(404)
    expect(await creditsOf(rich)).toEqual({ balance: 250, reserved: 0 })
  })

  it('refuses texts that are full of names before the AI is asked, at no cost', async () => {
    const user = await platform.aPackBuyer()
    const letter = (at: number) => String.fromCharCode(97 + at)
    const context = Array.from({ length: 51 }, (_, at) => `Name: Ana B${letter(at / 26)}${letter(at % 26)}`).join('\n')
    const asked = platform.model.seen.length
    const answer = await user.session.call('POST', '/ai/generate', {
      body: { ...request, input: { text: bullet, context } },
      headers: { accept: 'text/event-stream, application/json' },
    })
    expect(answer.status).toBe(400)
    expect(answer.body.details).toEqual([{ path: 'input.context', message: 'must have at most 50 names of people' }])
    expect(platform.model.seen).toHaveLength(asked)
    expect(await creditsOf(user)).toEqual({ balance: 250, reserved: 0 })
  })

  it('charges once for fifteen equal requests at once, and a repeat has the same answer', async () => {
    const user = await platform.aPackBuyer()
    platform.model.answers(written)
    const body = { ...request, requestId: 'writing-0001' }
    const call = () => user.session.call('POST', '/ai/generate', { body })
    const statuses = (await Promise.all(Array.from({ length: 15 }, call))).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    const again = await call()
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    expect(again.body.data).toMatchObject({ content: written, credits: { spent: 1, balance: 249 } })
    expect(await creditsOf(user)).toEqual({ balance: 249, reserved: 0 })
    expect(platform.model.seen).toHaveLength(1)
  })

  it.each([
    ['refuses', answerRefusal],
    ['fails', (response: import('node:http').ServerResponse) => response.writeHead(500).end()],
    ['sends garbage', (response: import('node:http').ServerResponse) => response.end('<html>')],
    ['says nothing', (response: import('node:http').ServerResponse) => answerCompletion(response, ' \n ')],
    ['says too much', (response: import('node:http').ServerResponse) => answerCompletion(response, 'x'.repeat(5_000))],
    ['is cut off', (response: import('node:http').ServerResponse) => answerCompletion(response, 'Owned', 'length')],
    ['hangs up', (response: import('node:http').ServerResponse) => response.destroy()],
  ])('answers 502 and charges nothing when the AI %s', async (_what, answer) => {
    const user = await platform.aPackBuyer()
    platform.model.answer = (_request, response) => answer(response)
    const failed = await user.session.call('POST', '/ai/generate', { body: request })
    expect([failed.status, failed.headers.get('x-error-code')]).toEqual([502, 'upstream_failed'])
    expect(await creditsOf(user)).toEqual({ balance: 250, reserved: 0 })
  })

  it('runs twice at once for an account, and answers a third request 429 with a time', async () => {
    const user = await platform.aPackBuyer()
    const held: (() => void)[] = []
    platform.model.answer = (_request, response) => held.push(() => answerCompletion(response, written))
    const call = () => user.session.call('POST', '/ai/generate', { body: request })
    const first = [call(), call()]
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(2)
    const third = await call()
    expect([third.status, third.headers.get('x-error-code')]).toEqual([429, 'runs_at_once'])
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const answer of held) answer()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
    expect(await creditsOf(user)).toEqual({ balance: 248, reserved: 0 })
  })
})

describe('generate_text over MCP', () => {
  const texts = { action: 'rewrite_short_text', mode: 'expert', input: { text: bullet } }
  const anAssistant = async (user: SignedIn) => {
    const { key } = await user.withKey({ scopes: ['ai:write'] })
    return connectMcp({ url: platform.url, headers: { authorization: `Bearer ${key}` } })
  }

  it('tells its price before, and is charged once however often it is repeated', async () => {
    const user = await platform.aPackBuyer()
    const assistant = await anAssistant(user)
    platform.model.answers(written)
    const quote = await assistant.call('generate_text', { ...texts, dryRun: true })
    expect(quote.structured).toMatchObject({ dryRun: true, price: { min: 2, max: 2 } })
    for (const input of [{ text: ' ' }, { text: 'x'.repeat(50_001) }]) {
      const refused = await assistant.call('generate_text', { ...texts, input, dryRun: true })
      expect(refused.error?.code).toBe('validation_failed')
    }
    expect(await creditsOf(user)).toEqual({ balance: 250, reserved: 0 })
    expect(platform.model.seen).toEqual([])

    const answers = await Promise.all([1, 2, 3].map(() => assistant.call('generate_text', texts)))
    for (const { isError, error, structured } of answers) {
      if (isError) expect(error?.code).toBe('idempotency_in_progress')
      else expect(structured?.data).toMatchObject({ content: written, credits: { spent: 2, balance: 248 } })
    }
    const again = await assistant.call('generate_text', texts)
    expect(again.structured).toMatchObject({ replayed: true, data: { content: written } })
    expect(again.text).toContain('An earlier call did this; nothing was done now.')
    expect(await creditsOf(user)).toEqual({ balance: 248, reserved: 0 })
    expect(platform.model.seen).toHaveLength(1)
    await assistant.call('generate_text', { ...texts, requestId: 'another-text' })
    expect(await creditsOf(user)).toEqual({ balance: 246, reserved: 0 })
  })

  it('is done when it is repeated after the credits were bought that it lacked', async () => {
    const user = await platform.aUser()
    const assistant = await anAssistant(user)
    platform.model.answers(written)
    expect((await assistant.call('generate_text', texts)).error).toMatchObject({ code: 'credits_missing' })
    await platform.buysCredits(user)
    expect((await assistant.answer('generate_text', texts)).data).toMatchObject({ content: written })
  })

  it('quotes an analysis as the range of its prices', async () => {
    const assistant = await anAssistant(await platform.aUser())
    const given = { resume: bullet, jobUrl: 'https://jobs.example.com', fetchJobUrl: true, dryRun: true }
    expect((await assistant.answer('analyze_resume', given)).price).toEqual({ min: 2, max: 4 })
    expect((await assistant.call('analyze_resume', { resume: 5, dryRun: true })).error?.code).toBe('validation_failed')
  })
})
