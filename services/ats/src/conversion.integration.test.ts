import type { ServerResponse } from 'node:http'
import { answerJson } from '@resume/http-double/double'
import { answerCompletion, answerRefusal } from '@resume/model-double/double'
import { newId } from '@resume/service-kit/ids'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askForConversion } from '../test-data/paid-calls.ts'
import { paidResume, saidReading, secretsOfPaidResume } from '../test-data/paid-examples.ts'
import { impatient, type PayingCaller, type RunningPaidAts } from '../test-data/running-paid-ats.ts'
import { usePaidAts } from '../test-data/use-paid-ats.ts'

const test = usePaidAts()
let paid: RunningPaidAts

beforeAll(() => {
  paid = test.paid
})
beforeEach(() => paid.model.answers(saidReading))

const convert = ({ call }: PayingCaller, request: object = {}) =>
  askForConversion(paid.ats, { text: paidResume, ...request }, call)
const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
const none = { startDate: '', endDate: '', current: false }

describe('a conversion', () => {
  it('is the resume as data, for 5 credits and no scan of the quota', async () => {
    const caller = await paid.aSubscriberWith(7)
    const { resume, creditsSpent } = await convert(caller)
    expect(creditsSpent).toBe(5)
    expect(JSON.parse(String(resume))).toEqual({
      basics: {
        fullName: 'Marta Lindqvist',
        role: 'Senior Backend Engineer',
        headline: '',
        email: 'marta.lindqvist@example.com',
        phone: '+46 70 123 45 67',
        location: '',
      },
      links: [{ label: '', url: 'https://linkedin.com/in/martal' }],
      summary: 'Backend engineer who builds payment systems. Speaks at meetups.',
      experience: [
        {
          id,
          company: 'Brightwater Payments',
          role: 'Senior Backend Engineer',
          location: '',
          ...{ startDate: '2020-01', endDate: '', current: true },
          summary: '',
          highlights: ['Built APIs with TypeScript and PostgreSQL for 40 banks'],
        },
      ],
      education: [
        {
          id,
          ...none,
          school: 'Uppsala University',
          degree: 'MSc',
          field: 'Computer Science',
          endDate: '2015',
          summary: '',
        },
      ],
      projects: [],
      skills: [{ id, name: '', keywords: ['TypeScript', 'PostgreSQL', 'AWS', 'Docker'] }],
    })
    expect(await paid.walletOf(caller)).toEqual({ balance: 2, reserved: 0 })
    expect(await paid.usedOf(caller)).toBe(0)
  })

  it('tells the AI nothing of who somebody is, and the log nothing at all', async () => {
    await convert(await paid.aSubscriberWith(5))
    const [question] = paid.model.questions()
    const sent = JSON.stringify(question).toLowerCase()
    for (const secret of secretsOfPaidResume) expect(sent).not.toContain(secret)
    expect(Object.keys(JSON.parse(question?.messages[1]?.content ?? ''))).toEqual(['resume'])
    expect(paid.ats.logged()).not.toContain('Uppsala')
  })

  it('is for subscribers, whatever credits somebody has', async () => {
    const caller = await paid.aUserWith(100)
    await expect(convert(caller)).rejects.toMatchObject({
      code: 'permission_denied',
      message: 'Resume conversion requires an AI Credits or Bundle subscription.',
    })
    expect(await paid.walletOf(caller)).toEqual({ balance: 100, reserved: 0 })
    expect(await paid.database.paidRun.count({ where: { userId: caller.userId } })).toBe(0)
  })

  it('is refused with fewer credits than it costs', async () => {
    const caller = await paid.aSubscriberWith(4)
    await expect(convert(caller)).rejects.toMatchObject({ code: 'payment_required' })
    expect(await paid.walletOf(caller)).toEqual({ balance: 4, reserved: 0 })
    expect(paid.model.seen).toEqual([])
  })

  it.each([
    ['refuses', answerRefusal],
    ['answers garbage', (response: ServerResponse) => answerCompletion(response, 'not JSON')],
    ['makes everything up', (response: ServerResponse) => answerCompletion(response, madeUp())],
    ['answers 500', (response: ServerResponse) => answerJson(response, {}, { status: 500 })],
  ])('fails and costs nothing when the AI %s, and may be tried again', async (_what, answer) => {
    const caller = await paid.aSubscriberWith(5)
    const requestId = newId()
    paid.model.answer = (_request, response) => {
      answer(response)
    }
    await expect(convert(caller, { requestId })).rejects.toMatchObject({ code: 'upstream_failed' })
    await expect.poll(() => paid.walletOf(caller), { timeout: 10_000 }).toEqual({ balance: 5, reserved: 0 })
    paid.model.answers(saidReading)
    expect((await convert(caller, { requestId })).creditsSpent).toBe(5)
    expect(await paid.walletOf(caller)).toEqual({ balance: 0, reserved: 0 })
  })

  it('fails and costs nothing when the AI never answers', async () => {
    const hurried = await paid.another(impatient)
    const caller = await paid.aSubscriberWith(5)
    paid.model.answer = () => undefined
    await expect(hurried.client.call('ConvertResume', { text: paidResume }, caller.call)).rejects.toMatchObject({
      code: 'upstream_failed',
    })
    await expect.poll(() => paid.walletOf(caller), { timeout: 10_000 }).toEqual({ balance: 5, reserved: 0 })
    await hurried.stop()
  })

  it('of what is no resume is refused and costs nothing', async () => {
    const caller = await paid.aSubscriberWith(5)
    for (const request of [
      { text: '' },
      { text: ' ' },
      { text: undefined },
      { text: undefined, json: Buffer.from('{}') },
    ]) {
      await expect(convert(caller, request)).rejects.toMatchObject({ details: [{ path: 'resume' }] })
    }
    expect(await paid.walletOf(caller)).toEqual({ balance: 5, reserved: 0 })
  })

  it('passes as often as there are credits under 20 parallel calls', async () => {
    const caller = await paid.aSubscriberWith(50)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => convert(caller)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'payment_required' })
    }
    expect(await paid.walletOf(caller)).toEqual({ balance: 0, reserved: 0 })
  })

  it('is answered alike to a repeat, also after the subscription has ended', async () => {
    const caller = await paid.aSubscriberWith(10)
    const requestId = newId()
    const first = await convert(caller, { requestId })
    await paid.database.subscription.deleteMany({ where: { userId: caller.userId } })
    expect(await convert(caller, { requestId })).toEqual(first)
    expect(paid.model.seen).toHaveLength(1)
    expect(await paid.walletOf(caller)).toEqual({ balance: 5, reserved: 0 })
  })
})

function madeUp() {
  const lists = { links: [], experience: [], education: [], projects: [], skills: [] }
  const basics = { fullName: 'X', role: 'Y', headline: '', email: '', phone: '', location: '' }
  return { basics, summary: 'I flew to the moon.', ...lists }
}
