import { describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { aUser, aVisitor } from './platform.ts'

const statuses = (answers: { status: number }[], status: number) => answers.filter((answer) => answer.status === status)

describe('a limit', () => {
  it('of 100 for a route and address lets exactly 100 of 200 parallel requests through', async () => {
    const visitor = aVisitor()
    const answers = await Promise.all(Array.from({ length: 200 }, () => visitor.call('GET', '/ats/quota')))
    expect(statuses(answers, 200)).toHaveLength(100)
    const [refused] = statuses(answers, 429)
    expect(statuses(answers, 429)).toHaveLength(100)
    expect(refused).toMatchObject({ body: { message: 'Too many requests. Please try again later.', statusCode: 429 } })
    expect(answers.filter(({ headers }) => Number(headers.get('retry-after')) > 0)).toHaveLength(100)
  })

  it('of a key holds at every address together', async () => {
    const { withKey } = await aUser()
    const { client } = await withKey({ rateLimit: 30 })
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        aVisitor({ 'x-api-key': client.headers['x-api-key'] ?? '' }).call('GET', '/users/me'),
      ),
    )
    expect(statuses(answers, 200)).toHaveLength(30)
    const remaining = statuses(answers, 200).map((answer) =>
      Number((answer as (typeof answers)[number]).headers.get('x-ratelimit-remaining')),
    )
    expect(new Set(remaining)).toEqual(new Set(Array.from({ length: 30 }, (_, index) => index)))
  })

  it('of 3 codes a minute protects a mailbox', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const visitor = aVisitor(fromApp)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        visitor.call('POST', '/auth/email-otp/send-verification-otp', { body: { email, type: 'sign-in' } }),
      ),
    )
    expect(statuses(answers, 200)).toHaveLength(3)
    expect(statuses(answers, 429)).toHaveLength(3)
  })
})
