import { describe, expect, it } from 'vitest'
import { exampleJob, exampleResume, fileForm } from '../client/example.ts'
import { aUser, aVisitor } from './platform.ts'

describe('a resume file', () => {
  it('becomes text, and the text a report against a job description', async () => {
    const { ats } = (await aUser()).sdk
    const extracted = await ats.extractText(new File([exampleResume], 'resume.pdf'))
    expect(extracted).toMatchObject({
      fileName: 'resume.pdf',
      mimeType: 'application/pdf',
      pages: 1,
      warnings: [],
      layout: { columns: 1, tables: 0, hiddenTextCharacters: 0 },
      quota: { limit: 6, used: 1, remaining: 5 },
    })
    const body = { resume: extracted.text, jobDescription: exampleJob, layout: extracted.layout }
    const { report, ai, creditsSpent, quota } = await ats.check(body)
    expect({ ai, creditsSpent }).toEqual({ ai: null, creditsSpent: 0 })
    expect(quota).toMatchObject({ tier: 'free', limit: 2, used: 1, remaining: 1 })
    expect(report).toMatchObject({
      version: 'ats-v2',
      restricted: false,
      parsed: {
        name: 'Marta Lindqvist',
        email: 'marta.lindqvist@example.com',
        roles: [
          { title: 'Senior Backend Engineer', employer: 'Brightwater Payments', current: true },
          { title: 'Backend Engineer', employer: 'Northgate Logistics', current: false },
          { title: 'Junior Developer', employer: 'Kestrel Software', current: false },
        ],
      },
    })
    expect(report.matchedKeywords).toEqual(expect.arrayContaining(['TypeScript', 'PostgreSQL']))
    expect(report.missingKeywords).toEqual(expect.arrayContaining(['Terraform']))
    expect(report.rules.length).toBe(report.checksTotal)
    expect(report.rules.length).toBeGreaterThanOrEqual(20)
    expect((await ats.check(body)).report).toEqual(report)
  })

  it('is read once for all requests with one idempotency key, which stands for that file alone', async () => {
    const { session } = await aUser()
    const headers = { 'idempotency-key': 'once' }
    const send = (bytes: Uint8Array<ArrayBuffer>, name?: string) =>
      session.call('POST', '/ats/extract', { body: fileForm(bytes, name), headers })
    const first = await send(exampleResume)
    const again = await send(exampleResume)
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    expect(again.body).toEqual(first.body)
    for (const other of [await send(exampleResume.slice(1)), await send(exampleResume, 'other.pdf')]) {
      expect([other.status, other.body.message]).toEqual([409, 'Idempotency key was used with another request'])
    }
    const { body } = await session.call('POST', '/ats/extract', { body: fileForm(exampleResume) })
    expect(body.data.quota.used).toBe(2)
  })
})

describe('a text file', () => {
  it('has no layout, and is scanned with the null that its extraction answers', async () => {
    const { ats } = (await aUser()).sdk
    const content = 'Jane Doe\njane@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present'
    const { text, layout } = await ats.extractText(new File([content], 'a.txt'))
    expect(layout).toBeNull()
    expect((await ats.check({ resume: text, layout })).report.parsed.name).toBe('Jane Doe')
    expect((await ats.analyze({ resume: text, layout })).report.parsed.name).toBe('Jane Doe')
  })

  it('that reads as more than 100,000 characters is refused as an object, too, and costs nothing', async () => {
    const { session, sdk } = await aUser()
    const summary = 'Welded frames. '.repeat(6_700)
    const refused = await session.call('POST', '/ats/check', { body: { resume: { summary } } })
    expect(refused.status).toBe(400)
    expect(refused.body.details).toEqual([{ path: 'resume', message: 'must read as at most 100,000 characters' }])
    expect((await sdk.ats.getQuota()).used).toBe(0)
  })
})

describe('a caller without an account', () => {
  it('gets one restricted scan, and the next is refused without a trace of the resume', async () => {
    const visitor = aVisitor()
    const resume = 'Jane Doe\njane@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built things'
    const first = await visitor.sdk.ats.check({ resume })
    expect(first.report).toMatchObject({ restricted: true, parsed: { name: 'Jane Doe', roles: [] } })
    expect(first.quota).toMatchObject({ tier: 'anonymous', limit: 1, used: 1, remaining: 0 })
    const second = await visitor.call('POST', '/ats/check', { body: { resume } })
    expect([second.status, second.body.message]).toEqual([429, 'ATS scan quota exceeded.'])
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await visitor.sdk.ats.getQuota()).toMatchObject({ used: 1, remaining: 0 })
  })

  it('pays nothing for a scan that cannot be made', async () => {
    const visitor = aVisitor()
    for (const body of [
      {},
      { resume: '' },
      { resume: 5 },
      { resume: ' ' },
      { resume: 'x', jobDescription: 'x'.repeat(50_001) },
    ]) {
      const answer = await visitor.call('POST', '/ats/check', { body })
      expect([answer.status, answer.body.message]).toEqual([400, 'Validation failed'])
    }
    expect((await visitor.sdk.ats.getQuota()).used).toBe(0)
  })

  it('scans as often as the quota allows under parallel calls', async () => {
    const visitor = aVisitor()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor.call('POST', '/ats/check', { body: { resume: 'Jane Doe, engineer' } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19)
  })
})

describe('a platform without an AI', () => {
  it('analyzes without a comment and free of charge, and says that it converts nothing', async () => {
    const { session, sdk } = await aUser()
    const resume = 'Jane Doe\njane@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built things'
    expect(await sdk.ats.analyze({ resume })).toMatchObject({
      report: { version: 'ats-v2', restricted: false },
      ai: null,
      aiStatus: 'unconfigured',
      creditsSpent: 0,
      quota: { tier: 'free', used: 1 },
    })
    expect((await session.call('POST', '/ats/convert-resume', { body: { resume } })).status).toBe(403)
    expect((await aVisitor().call('POST', '/ats/analyze', { body: { resume } })).status).toBe(401)
  })
})
