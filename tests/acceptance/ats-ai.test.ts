import { answerCompletion, answerRefusal, type ModelDouble } from '@resume/model-double/double'
import { describe, expect, it } from 'vitest'
import { clientOf } from '../client/client.ts'
import { exampleJob } from '../client/example.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { comment, creditsOf, keptComment, reading, resume, usedOf, usePaidPlatform } from './paid-platform.ts'

const platform = usePaidPlatform()
const patience = { timeout: 20_000 }
const analysis = { resume, jobDescription: exampleJob }

describe('POST /ats/analyze', () => {
  it('answers the report of a scan, a comment and what it cost', async () => {
    const user = await platform.aSubscriber()
    const { body } = await user.session.call('POST', '/ats/analyze', { body: analysis })
    expect({ ...body, data: Object.keys(body.data) }).toEqual({
      success: true,
      message: 'Resume analyzed',
      data: ['report', 'ai', 'aiStatus', 'creditsSpent', 'quota'],
    })
    const { report, ai, aiStatus, creditsSpent, quota } = body.data
    expect({ ai, aiStatus, creditsSpent }).toEqual({ ai: keptComment, aiStatus: 'ok', creditsSpent: 1 })
    expect(quota).toMatchObject({ tier: 'bundle', limit: 300, used: 1, canConvertResume: true })
    expect(await creditsOf(user)).toEqual({ balance: 299, reserved: 0 })
    const checked = await user.sdk.ats.check(analysis)
    expect(checked.report).toEqual(report)
    expect(checked.quota.used).toBe(2)
    const { items } = await user.sdk.billing.listCreditTransactions()
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'commit', purpose: 'ats.analyze' },
      { kind: 'reserve', purpose: 'ats.analyze' },
    ])
    const sent = platform.model.seen[0]?.body.toLowerCase() ?? ''
    for (const secret of ['jane', 'example.com', '555 0143', 'github.com']) expect(sent).not.toContain(secret)
  })

  it('is for sessions and for keys with ai:write', async () => {
    const user = await platform.aPackBuyer()
    const allowed = await user.withKey({ scopes: ['ai:write'] })
    expect((await allowed.client.sdk.ats.analyze(analysis)).aiStatus).toBe('ok')
    const refused = await user.withKey({ scopes: ['user:read', 'resume:write'] })
    for (const path of ['/ats/analyze', '/ats/convert-resume']) {
      const answer = await refused.client.call('POST', path, { body: { resume } })
      expect([answer.status, answer.body.message]).toEqual([
        403,
        'This API key does not have permission for this action.',
      ])
      expect((await clientOf(platform.url).call('POST', path, { body: { resume } })).status).toBe(401)
    }
  })

  it('answers 402 without credits, and nothing is consumed', async () => {
    const user = await platform.aUser()
    const answer = await user.session.call('POST', '/ats/analyze', { body: analysis })
    expect(answer.body).toEqual({ success: false, message: 'Not enough AI credits.', statusCode: 402 })
    expect(await usedOf(user)).toBe(0)
    expect(platform.model.seen).toEqual([])
  })

  it('answers a repeat of a requestId alike, in its body or as its header, and charges once', async () => {
    const user = await platform.aPackBuyer()
    const body = { ...analysis, requestId: 'analysis-0001' }
    const first = await user.session.call('POST', '/ats/analyze', { body })
    const again = await user.session.call('POST', '/ats/analyze', { body })
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([200, 'true', first.body])
    const other = await user.session.call('POST', '/ats/analyze', { body: { ...body, jobDescription: '' } })
    expect([other.status, other.body.message]).toEqual([409, 'Idempotency key was used with another request'])
    const headers = { 'idempotency-key': 'k' }
    const keyed = await user.session.call('POST', '/ats/analyze', { body: analysis, headers })
    expect((await user.session.call('POST', '/ats/analyze', { body: analysis, headers })).body).toEqual(keyed.body)
    expect(await creditsOf(user)).toEqual({ balance: 248, reserved: 0 })
    expect(platform.model.seen).toHaveLength(2)
  })

  it('charges once for a requestId that comes 20 times at once, and everybody has the answer in the end', async () => {
    const user = await platform.aPackBuyer()
    const body = { ...analysis, requestId: 'analysis-0002' }
    const call = () => user.session.call('POST', '/ats/analyze', { body })
    const answers = await Promise.all(Array.from({ length: 20 }, call))
    const good = answers.filter(({ status }) => status === 200)
    expect(good.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect((await call()).body).toEqual(good[0]?.body)
    expect(await creditsOf(user)).toEqual({ balance: 249, reserved: 0 })
    expect(platform.model.seen).toHaveLength(1)
  })

  it('charges once for a requestId that comes 15 times at once, whichever of two bodies it has', async () => {
    const user = await platform.aPackBuyer()
    const bodies = [analysis, { resume }].map((body) => ({ ...body, requestId: 'analysis-0006' }))
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) => user.session.call('POST', '/ats/analyze', { body: bodies[index % 2] })),
    )
    const good = answers.filter(({ status }) => status === 200)
    expect(good.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1)
    expect(new Set(good.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await creditsOf(user)).toEqual({ balance: 249, reserved: 0 })
    expect(platform.model.seen).toHaveLength(1)
  })

  it('comes without a comment and free of charge when the AI fails or makes things up', async () => {
    const user = await platform.aSubscriber()
    const faults: ModelDouble['answer'][] = [
      (_request, response) => answerRefusal(response),
      (_request, response) =>
        answerCompletion(response, { ...comment, explanation: 'You led Google.', recommendedImprovements: [] }),
      (_request, response) => response.writeHead(500).end(),
    ]
    for (const fault of faults) {
      platform.model.answer = fault
      expect(await user.sdk.ats.analyze(analysis)).toMatchObject({
        ai: null,
        aiStatus: 'unavailable',
        creditsSpent: 0,
        report: { version: 'ats-v2' },
      })
    }
    await expect.poll(() => creditsOf(user), patience).toEqual({ balance: 300, reserved: 0 })
    expect(await usedOf(user)).toBe(faults.length)
  })

  it('answers 400 with the reason for a job URL that may not be fetched, and charges nothing', async () => {
    const user = await platform.aPackBuyer()
    for (const jobUrl of [
      'http://example.com/job',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/',
      'https://[::1]/',
      'x',
    ]) {
      const answer = await user.session.call('POST', '/ats/analyze', { body: { resume, fetchJobUrl: true, jobUrl } })
      expect(answer.status).toBe(400)
      expect(answer.body.message).toMatch(/^The job URL could not be fetched: it/)
      expect(answer.body.details).toEqual([{ path: 'jobUrl', message: expect.any(String) }])
    }
    expect(await creditsOf(user)).toEqual({ balance: 250, reserved: 0 })
    expect(await usedOf(user)).toBe(0)
  })

  it('refuses wrong fields by name', async () => {
    const { session } = await platform.aUser()
    for (const [body, path] of [
      [{}, 'resume'],
      [{ resume: 5 }, 'resume'],
      [{ resume: '' }, 'resume'],
      [{ resume, fetchJobUrl: 'yes' }, 'fetchJobUrl'],
      [{ resume, fetchJobUrl: true }, 'jobUrl'],
      [{ resume, requestId: 'short' }, 'requestId'],
      [{ resume, requestId: 'x'.repeat(201) }, 'requestId'],
      [{ resume, layout: { columns: -1 } }, 'layout.columns'],
      [{ resume, model: 'gpt' }, 'model'],
    ] as const) {
      const answer = await session.call('POST', '/ats/analyze', { body })
      expect([answer.status, answer.body.message]).toEqual([400, 'Validation failed'])
      expect(answer.body.details.some((detail: { path: string }) => detail.path.startsWith(path))).toBe(true)
    }
  })
})

describe('a client that hangs up while the AI works', () => {
  /** Calls, and hangs up as soon as the AI has been asked. */
  async function hangUp({ session }: SignedIn, body: object) {
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    const leftAlone = Promise.withResolvers<void>()
    platform.model.answer = async (_request, response) => {
      asked.resolve()
      response.once('close', leftAlone.resolve)
      await answer.promise
      answerCompletion(response, comment)
    }
    const gone = new AbortController()
    const call = session.call('POST', '/ats/analyze', { body, signal: gone.signal }).catch(() => undefined)
    await asked.promise
    gone.abort()
    await call
    return { letAnswer: answer.resolve, leftAlone: leftAlone.promise }
  }

  it('pays nothing for what it cannot ask for again', async () => {
    const user = await platform.aPackBuyer()
    const { leftAlone, letAnswer } = await hangUp(user, analysis)
    await leftAlone
    letAnswer()
    await expect.poll(() => creditsOf(user), patience).toEqual({ balance: 250, reserved: 0 })
    await expect.poll(() => usedOf(user), patience).toBe(0)
  })

  it('gets the answer by its requestId, and pays once', async () => {
    const user = await platform.aPackBuyer()
    const body = { ...analysis, requestId: 'analysis-0003' }
    const { letAnswer } = await hangUp(user, body)
    letAnswer()
    await expect
      .poll(async () => (await user.session.call('POST', '/ats/analyze', { body })).body.data?.ai, patience)
      .toEqual(keptComment)
    expect(await creditsOf(user)).toEqual({ balance: 249, reserved: 0 })
    expect(platform.model.seen).toHaveLength(1)
  })
})

describe('POST /ats/convert-resume', () => {
  it('answers the resume as data, which a master profile takes', async () => {
    const user = await platform.aSubscriber()
    platform.model.answers(reading)
    const { status, body } = await user.session.call('POST', '/ats/convert-resume', { body: { resume } })
    expect([status, body.message, body.data.creditsSpent]).toEqual([200, 'Resume converted', 5])
    expect(body.data.resume).toMatchObject({
      basics: {
        fullName: 'Jane Doe',
        role: 'Backend Engineer',
        email: 'jane.doe@example.com',
        phone: '+1 202 555 0143',
        location: '',
      },
      links: [{ label: '', url: 'https://github.com/janedoe' }],
      experience: [{ company: 'Example Ltd', startDate: '2020-01', current: true }],
      education: [{ school: 'State University', degree: 'BSc', field: 'Physics', endDate: '2019' }],
      projects: [],
      skills: [{ name: 'TypeScript' }],
    })
    expect(await creditsOf(user)).toEqual({ balance: 295, reserved: 0 })
    expect(await usedOf(user)).toBe(0)
  })

  it('is for subscribers: 403, however many credits somebody has', async () => {
    const user = await platform.aPackBuyer()
    const answer = await user.session.call('POST', '/ats/convert-resume', { body: { resume } })
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'Resume conversion requires an AI Credits or Bundle subscription.',
    ])
    expect(await creditsOf(user)).toEqual({ balance: 250, reserved: 0 })
  })

  it('answers 502 when the AI fails, charges nothing, and lets the same requestId try again', async () => {
    const user = await platform.aSubscriber()
    const body = { resume, requestId: 'conversion-0001' }
    const failed = await user.session.call('POST', '/ats/convert-resume', { body })
    expect([failed.status, failed.body.message]).toEqual([502, 'The resume could not be converted. Try again later.'])
    await expect.poll(() => creditsOf(user), patience).toEqual({ balance: 300, reserved: 0 })
    platform.model.answers(reading)
    const done = await user.session.call('POST', '/ats/convert-resume', { body })
    expect(done.status).toBe(200)
    expect((await user.session.call('POST', '/ats/convert-resume', { body })).body).toEqual(done.body)
    expect(await creditsOf(user)).toEqual({ balance: 295, reserved: 0 })
  })
})

describe('the export of an account', () => {
  it('holds what is kept of paid work', async () => {
    const user = await platform.aPackBuyer()
    const requestIds = ['analysis-0004', 'analysis-0005']
    for (const requestId of requestIds) await user.sdk.ats.analyze({ ...analysis, requestId })
    const { ats } = await user.sdk.account.export()
    expect(ats).toMatchObject({
      aiRuns: requestIds.map((requestId) => ({ requestId, answer: { ai: keptComment } })),
    })
  })
})
