import { answerJson, type HttpDouble, startHttpDouble } from '@resume/http-double/double'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCodehostClient } from './client.ts'
import { CodehostFailure } from './failure.ts'

let host: HttpDouble
let elsewhere: HttpDouble
beforeAll(async () => {
  host = await startHttpDouble()
  elsewhere = await startHttpDouble()
})
afterAll(() => Promise.all([host.stop(), elsewhere.stop()]))
beforeEach(() => {
  host.seen.length = 0
})

const ask = (path = '/issues', etag: string | null = null) =>
  createCodehostClient({ apiUrl: `${host.url}/`, token: 'a-token' })(host.url + path, {
    ...{ etag, largest: 1_000, signal: AbortSignal.timeout(5_000) },
  })
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable('it was answered'),
    (thrown: CodehostFailure) => thrown,
  )
const answers = (body: unknown, status = 200, headers: Record<string, string> = {}) => {
  host.answer = (_request, response) => answerJson(response, body, { status, headers })
}
const inAnHour = (skewSeconds = 0) => String(Math.floor(Date.now() / 1000) + 3_600 + skewSeconds)

describe('the code host', () => {
  it('is asked with the token, and conditionally when a former answer is known', async () => {
    answers([1], 200, { etag: '"one"', link: `<${host.url}/issues?page=2>; rel="next", </issues>; rel="last"` })
    const found = { kind: 'found', body: [1], etag: '"one"', date: expect.any(Date), next: `${host.url}/issues?page=2` }
    expect(await ask()).toEqual(found)
    host.answer = (_request, response) => response.writeHead(304).end()
    expect(await ask('/issues', '"one"')).toEqual({ kind: 'unchanged' })
    expect(host.seen.map(({ headers }) => [headers.authorization, headers['if-none-match']])).toEqual([
      ['Bearer a-token', undefined],
      ['Bearer a-token', '"one"'],
    ])
  })

  it.each<[string, number, unknown, Record<string, string>, number | undefined]>([
    ['Retry-After', 403, 'Slow down', { 'retry-after': '37' }, 37],
    ['429 alone', 429, 'Slow down', {}, undefined],
    ['words alone', 403, { message: 'You have exceeded a secondary rate limit. Please wait.' }, {}, undefined],
    ['older words alone', 403, { message: 'You have triggered an abuse detection mechanism.' }, {}, undefined],
    ['the end of an hour', 403, '', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour() }, 3_600],
    [
      'the end of an hour by a clock that is a day ahead',
      ...([403, ''] as const),
      {
        ...{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour(86_400) },
        date: new Date(Date.now() + 86_400_000).toUTCString(),
      },
      3_600,
    ],
  ])('limits requests by %s', async (_what, status, body, headers, seconds) => {
    answers(body, status, headers)
    const { limit } = await failureOf(ask())
    const named = limit?.until && Math.abs((limit.until.getTime() - Date.now()) / 1000 - Number(seconds))
    expect(limit).toBeDefined()
    if (seconds === undefined) expect(named).toBeUndefined()
    else expect(named).toBeLessThan(60)
  })

  it.each([
    [403, { message: 'Resource not accessible by personal access token' }, false],
    [404, { message: 'Not Found' }, false],
    [502, '<html>', true],
  ])('that answers %i refuses, and limits nothing', async (status, body, isPassing) => {
    answers(body, status)
    expect(await failureOf(ask())).toMatchObject({ status, isPassing, limit: undefined })
  })

  it('is followed to another address of its own, and to nobody else, who would get the token', async () => {
    host.answer = ({ path }, response) => {
      if (path === '/moved') answerJson(response, { moved: true })
      else response.writeHead(301, { location: path === '/issues' ? '/moved' : `${elsewhere.url}/issues` }).end()
    }
    expect(await ask()).toMatchObject({ body: { moved: true } })
    expect((await failureOf(ask('/away'))).message).toBe('The code host refers to another host')
    answers([], 200, { link: `<${elsewhere.url}/issues>; rel="next"` })
    expect((await failureOf(ask())).message).toBe('The code host refers to another host')
    expect(elsewhere.seen).toEqual([])
  })

  it('is read no further than an answer may be long', async () => {
    answers('x'.repeat(2_000))
    expect(await failureOf(ask())).toBeInstanceOf(CodehostFailure)
  })
})
