import { newId } from '@resume/service-kit/ids'
import { anAddress, as, aUser } from '@resume/test-kit/callers'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTcpGate, type TcpGate } from '@resume/test-kit/tcp-gate'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type RunningAts, runAts } from '../test-data/running-ats.ts'
import type { Database } from './adapters/database.ts'
import { PrismaClient } from './generated/prisma/client.ts'

const resume = 'Jane Doe\njane.doe@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built things'
const longest = 5 * 1024 * 1024

let ats: RunningAts
let database: Database
let databaseUrl: string
let gate: TcpGate
let bus: EventBus
let environment: Record<string, string>

beforeAll(async () => {
  databaseUrl = await freshDatabase('services/ats')
  database = openTestDatabase(PrismaClient, databaseUrl)
  gate = await openTcpGate(Number(new URL(databaseUrl).port))
  const throughGate = new URL(databaseUrl)
  throughGate.host = `127.0.0.1:${gate.port}`
  environment = { ATS_DATABASE_URL: throughGate.href, NATS_URL: inject('natsUrl') }
  bus = await openEventBus(inject('natsUrl'))
  ats = await runAts(environment)
})
afterAll(async () => {
  await ats.stop()
  await bus.close()
  await gate.close()
  await database.$disconnect()
})

async function* upload(...chunks: Uint8Array[]) {
  yield { metadata: { fileName: 'resume.txt' } }
  for (const chunk of chunks) yield { chunk }
  yield { complete: true }
}

/** An upload that stops in the middle; resolves `begun` once its unit of quota is held. */
async function halfAnUpload(target: RunningAts, caller: ReturnType<typeof anAddress>) {
  const rest = Promise.withResolvers<void>()
  const parts = async function* () {
    yield { metadata: { fileName: 'resume.txt' } }
    yield { chunk: Buffer.from(resume) }
    await rest.promise
  }
  const aborted = new AbortController()
  const { context } = as(caller)
  const outcome = target.client.upload('ExtractText', parts(), { context: { ...context, signal: aborted.signal } })
  outcome.catch(() => {})
  return { outcome, cancel: () => aborted.abort(), finish: () => rest.resolve() }
}

const held = async () => {
  const rows = await database.quotaUsage.findMany({ select: { reservations: true } })
  return rows.reduce((sum, { reservations }) => sum + Object.keys(reservations as object).length, 0)
}

describe('a scan', () => {
  it('answers a report and the quota that is left, and is refused when nothing is left', async () => {
    const caller = as(anAddress())
    const { report, quota } = await ats.client.call('CheckResume', { text: resume }, caller)
    expect(JSON.parse(String(report))).toMatchObject({ version: 'ats-v2', restricted: true })
    expect(quota).toMatchObject({
      tier: 'anonymous',
      limit: 1,
      used: 1,
      remaining: 0,
      canConvertResume: false,
      pricing: {
        analysisCredits: { min: 1, max: 3 },
        jobUrlAnalysisCredits: { min: 2, max: 4 },
        resumeConversionCredits: 5,
      },
      extract: { limit: 3, used: 0, remaining: 3 },
    })
    expect(quota?.resetsAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    await expect(ats.client.call('CheckResume', { text: resume }, caller)).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'ATS scan quota exceeded.',
    })
    expect((await ats.client.call('GetQuota', {}, caller)).quota).toEqual(quota)
  })

  it('of a user is not restricted, takes an object, and leaves nothing of its content', async () => {
    const user = aUser()
    const secret = `canary${newId().replaceAll('-', '')}`
    const json = Buffer.from(JSON.stringify({ basics: { name: secret, summary: 'Builds things.' } }))
    const { report } = await ats.client.call('CheckResume', { json, jobDescription: `Engineer ${secret}` }, as(user))
    expect(JSON.parse(String(report)).restricted).toBe(false)
    const kept = await database.$queryRaw`
      SELECT (SELECT json_agg(q) FROM quota_usages q) AS usage, (SELECT json_agg(o) FROM outbox_events o) AS outbox`
    expect(JSON.stringify(kept)).not.toContain(secret)
    expect(bus.seen.some(({ data }) => Buffer.from(data).includes(secret))).toBe(false)
    expect(ats.logged()).not.toContain(secret)
  })

  it('of what is not allowed names the wrong fields and costs nothing', async () => {
    const caller = as(anAddress())
    const scan = (request: object) => ats.client.call('CheckResume', request, caller)
    const layout = { columns: -1 }
    await expect(scan({ text: '', jobDescription: 'x'.repeat(50_001), layout })).rejects.toMatchObject({
      code: 'invalid_argument',
      message: 'Validation failed',
      details: [{ path: 'resume' }, { path: 'jobDescription' }, { path: 'layout.columns' }],
    })
    for (const nothing of [{ text: ' \n ' }, { json: Buffer.from('{}') }]) {
      await expect(scan(nothing)).rejects.toMatchObject({ details: [{ path: 'resume', message: 'contains no text' }] })
    }
    expect((await ats.client.call('GetQuota', {}, caller)).quota?.used).toBe(0)
  })

  it('is refused to a caller of whom nothing is known', async () => {
    await expect(ats.client.call('CheckResume', { text: resume })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('passes exactly as often as the quota allows under 50 parallel calls', async () => {
    const caller = as(aUser())
    const calls = Array.from({ length: 50 }, () => ats.client.call('CheckResume', { text: resume }, caller))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })
})

describe('an extraction', () => {
  it('answers the text of a file and the quota that is left', async () => {
    const found = await ats.client.upload('ExtractText', upload(Buffer.from(resume)), as(anAddress()))
    expect(found).toMatchObject({ fileName: 'resume.txt', mimeType: 'text/plain', quota: { limit: 3, used: 1 } })
    expect(found.text).toContain('jane.doe@example.com')
    expect(found.pages).toBeUndefined()
    expect(found.layout).toBeUndefined()
  })

  it('ends at 5 MB, without a file, or cut off at either end, and costs nothing', async () => {
    const caller = as(anAddress())
    const megabyte = Buffer.alloc(1024 * 1024, 'x')
    const tooLarge = upload(...Array.from({ length: 5 }, () => megabyte), Buffer.from('x'))
    await expect(ats.client.upload('ExtractText', tooLarge, caller)).rejects.toMatchObject({
      code: 'payload_too_large',
      message: `The file is larger than ${longest / 1024 / 1024} MB`,
    })
    const cutOff = [{ metadata: {} }, { chunk: megabyte }]
    for (const wrong of [upload(), [{ chunk: megabyte }], cutOff]) {
      await expect(ats.client.upload('ExtractText', wrong, caller)).rejects.toMatchObject({ code: 'invalid_argument' })
    }
    expect((await ats.client.call('GetQuota', {}, caller)).quota?.extract?.used).toBe(0)
  })

  it('gives its unit back when the caller goes away in the middle', async () => {
    const caller = anAddress()
    const half = await halfAnUpload(ats, caller)
    await expect.poll(held).toBe(1)
    half.cancel()
    await expect.poll(held).toBe(0)
    half.finish()
    expect((await ats.client.call('GetQuota', {}, as(caller))).quota?.extract?.used).toBe(0)
  })

  it('whose process is killed gives its unit back by itself', async () => {
    const doomed = await runAts({ ...environment, QUOTA_RESERVATION_MS: '5000' })
    const caller = anAddress()
    const halves = await Promise.all(Array.from({ length: 3 }, () => halfAnUpload(doomed, caller)))
    await expect.poll(held).toBe(3)
    await doomed.stop('SIGKILL')
    const extract = () => ats.client.upload('ExtractText', upload(Buffer.from(resume)), as(caller))
    await expect(extract()).rejects.toMatchObject({ code: 'rate_limited' })
    await expect
      .poll(
        () =>
          extract().then(
            ({ quota }) => quota?.used,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(1)
    for (const half of halves) half.finish()
  })
})

describe('news', () => {
  it('of a subscription sets the tier; of a deleted account erases all, and later news bring nothing back', async () => {
    const user = aUser()
    const state = {
      userId: user.userId,
      subscriptionId: newId(),
      status: 'ACTIVE',
      productKey: 'bundle',
      entitlements: ['ai_credits', 'portfolio_publish'],
      currentPeriodStart: new Date(Date.now() - 1_000).toISOString(),
      currentPeriodEnd: '2099-01-01T00:00:00.000Z',
    }
    bus.publish('subscriptionChanged', { ...state, version: 1 })
    const quota = async () => (await ats.client.call('GetQuota', {}, as(user))).quota
    await expect.poll(quota, { timeout: 10_000 }).toMatchObject({
      tier: 'bundle',
      limit: 300,
      canConvertResume: true,
      resetsAt: '2099-01-01T00:00:00.000Z',
    })
    await ats.client.call('CheckResume', { text: resume }, as(user))
    const exported = async () => {
      let text = ''
      let cursor = ''
      do {
        const part = await ats.client.call('ExportUserData', { cursor }, as(user))
        text += String(part.data)
        cursor = part.nextCursor
      } while (cursor !== '')
      return JSON.parse(text)
    }
    expect(await exported()).toMatchObject({
      usage: [{ kind: 'scan', allowance: 'subscription', used: 1 }],
      subscriptions: [{ subscriptionId: state.subscriptionId, productKey: 'bundle', status: 'ACTIVE' }],
    })

    bus.publish('userDeleted', { userId: user.userId })
    await expect.poll(exported, { timeout: 10_000 }).toEqual({ usage: [], subscriptions: [], aiRuns: [] })
    const other = aUser()
    bus.publish('subscriptionChanged', { ...state, version: 2 })
    bus.publish('subscriptionChanged', { ...state, userId: other.userId, version: 1 })
    await expect
      .poll(async () => (await ats.client.call('GetQuota', {}, as(other))).quota?.tier, { timeout: 10_000 })
      .toBe('bundle')
    expect(await exported()).toEqual({ usage: [], subscriptions: [], aiRuns: [] })
  })
})

describe('without its database', () => {
  it('says so, keeps running, and works again by itself', async () => {
    const caller = as(aUser())
    gate.shut()
    for (const call of [
      () => ats.client.call('CheckResume', { text: resume }, caller),
      () => ats.client.call('GetQuota', {}, caller),
      () => ats.client.upload('ExtractText', upload(Buffer.from(resume)), caller),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'unavailable' })
    }
    gate.open()
    const used = () => ats.client.call('CheckResume', { text: resume }, caller).then(({ quota }) => quota?.used)
    await expect.poll(() => used().catch(() => 0), { timeout: 10_000 }).toBe(1)
    expect(ats.process.exitCode).toBeNull()
  })
})
