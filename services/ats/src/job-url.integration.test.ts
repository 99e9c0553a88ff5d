import { billingService } from '@resume/proto/services'
import { connectModel } from '@resume/service-kit/ai/language-model'
import { createGrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerPage, type PageServer, publicAddress, startPageServer } from '../test-data/page-server.ts'
import { paidResume } from '../test-data/paid-examples.ts'
import { paidWorkOn } from '../test-data/paid-work-on.ts'
import type { PayingCaller, RunningPaidAts } from '../test-data/running-paid-ats.ts'
import { usePaidAts } from '../test-data/use-paid-ats.ts'
import { createFetchJobPage } from './adapters/job-page.ts'
import { createQuotaStore } from './adapters/quotas.ts'
import { createResumeAi } from './adapters/resume-ai.ts'
import { createScanRunner } from './adapters/scan-runner.ts'
import { type AnalyzeResumePorts, analyzeResume } from './use-cases/analyze-resume.ts'
import { confirmAnswer } from './use-cases/confirm-answer.ts'

/** The use case as main.ts makes it, but for the network of pages, which leads to a server of the tests. */
let ports: AnalyzeResumePorts
const test = usePaidAts()
let paid: RunningPaidAts
let page: PageServer
const cleanUps: (() => unknown)[] = []

beforeAll(async () => {
  paid = test.paid
  page = await startPageServer()
  const billing = createGrpcClient(billingService, { target: `127.0.0.1:${paid.gate.port}` })
  const scans = createScanRunner({ threads: 1 })
  ports = {
    now: () => new Date(),
    quotas: createQuotaStore(paid.database, paid.pool),
    quotaReservationMs: 60_000,
    onUnreleasedUnit: () => undefined,
    runScan: scans.run,
    paidWork: paidWorkOn(paid.database, billing).paidWork,
    resumeAi: createResumeAi(connectModel({ apiKey: 'a-key', baseUrl: `${paid.model.url}/v1`, model: 'm' }), {
      analysisMs: 20_000,
      conversionMs: 20_000,
    }),
    onNoComment: () => undefined,
    fetchJobPage: createFetchJobPage(page),
  }
  cleanUps.push(page.stop, billing.close, scans.close)
})
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})
beforeEach(() => {
  page.reset()
  page.answer = (_request, response) =>
    answerPage(response, '<h1>Backend engineer</h1><p>You know TypeScript, PostgreSQL and Terraform.</p>')
})

const jobUrl = 'https://jobs.example.com/backend'
const analyze = async ({ call }: PayingCaller, more: object = {}) => {
  const { principal } = call.context
  if (principal?.kind !== 'session') throw new Error('no session')
  const request = {
    resume: paidResume,
    jobDescription: '',
    layout: undefined,
    fetchJobUrl: true,
    jobUrl,
    requestId: undefined,
    fingerprint: undefined,
  }
  const { analysis, due } = await analyzeResume(ports, principal, { ...request, ...more }, undefined)
  if (due) await confirmAnswer(ports, principal, { id: due.confirmId, isPaid: false })
  return analysis
}

describe('an analysis against a job description on the web', () => {
  it('is made of the fetched page, for one credit more', async () => {
    const caller = await paid.aUserWith(10)
    const { report, aiStatus, creditsSpent } = await analyze(caller)
    expect({ aiStatus, creditsSpent }).toEqual({ aiStatus: 'ok', creditsSpent: 2 })
    expect(JSON.parse(new TextDecoder().decode(report))).toMatchObject({
      matchedKeywords: expect.arrayContaining(['TypeScript', 'PostgreSQL']),
      missingKeywords: ['Terraform'],
    })
    expect(JSON.parse(paid.model.questions()[0]?.messages[1]?.content ?? '').jobDescription).toBe(
      'Backend engineer\n\nYou know TypeScript, PostgreSQL and Terraform.',
    )
    expect(page.opened).toEqual([publicAddress])
    expect(await paid.walletOf(caller)).toEqual({ balance: 8, reserved: 0 })
  })

  it('has what was pasted above what was fetched', async () => {
    await analyze(await paid.aUserWith(10), { jobDescription: 'We also want Kafka.' })
    expect(JSON.parse(paid.model.questions()[0]?.messages[1]?.content ?? '').jobDescription).toMatch(
      /^We also want Kafka\.\n\nBackend engineer/,
    )
  })

  it('costs by the length of the page; when that is more than there is, nothing is consumed', async () => {
    page.answer = (_request, response) => answerPage(response, `<p>${'We pay well. '.repeat(5_000)}</p>`)
    const [rich, poor] = [await paid.aUserWith(4), await paid.aUserWith(3)]
    expect((await analyze(rich)).creditsSpent).toBe(4)
    await expect(analyze(poor)).rejects.toMatchObject({ code: 'payment_required' })
    await expect.poll(() => paid.walletOf(poor)).toEqual({ balance: 3, reserved: 0 })
    expect(await paid.usedOf(poor)).toBe(0)
    expect(paid.model.seen).toHaveLength(1)
  })

  it('of a page that fails is refused, costs nothing, and may be asked for again under its request id', async () => {
    const caller = await paid.aUserWith(4)
    const requestId = newId()
    page.answer = (_request, response) => answerPage(response, '', {}, 500)
    await expect(analyze(caller, { requestId })).rejects.toMatchObject({
      code: 'invalid_argument',
      message: 'The job URL could not be fetched: its host answered with status 500',
    })
    await expect.poll(() => paid.walletOf(caller)).toEqual({ balance: 4, reserved: 0 })
    expect(await paid.usedOf(caller)).toBe(0)
    page.answer = (_request, response) => answerPage(response, '<p>TypeScript</p>')
    const first = await analyze(caller, { requestId })
    expect(first.creditsSpent).toBe(2)
    expect(await analyze(caller, { requestId })).toEqual(first)
    expect(page.seen).toHaveLength(2)
  })
})
