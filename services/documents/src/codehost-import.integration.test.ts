import { answerJson, type HttpDouble, startHttpDouble } from '@resume/http-double/double'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, type RunningDocuments, runDocuments } from '../test-data/running-documents.ts'

let codehost: HttpDouble
let documents: RunningDocuments

beforeAll(async () => {
  codehost = await startHttpDouble()
  documents = await runDocuments({
    CODEHOST_API_URL: codehost.url,
    CODEHOST_TOKEN: 'a-token',
  })
})
afterAll(async () => {
  await documents.stop()
  await codehost.stop()
})

const fromCodehost = ({ call }: Caller, request: object) =>
  documents.client.call('ImportCodehost', request, { ...call, timeoutMs: 14_000 })
const quota = ({ call }: Caller, connectedAccountId?: string) =>
  documents.client.call('GetImportQuota', { connectedAccountId }, call)
const contentOf = (document: { content?: Buffer } | null) => JSON.parse(String(document?.content))

const account = (login: string) => ({
  login,
  name: 'Ada Lovelace',
  bio: 'Writes programs\nfor engines',
  location: 'London',
  email: null,
  blog: 'ada.example.com',
  html_url: `https://codehost.example/${login}`,
})
const repository = (name: string, rest: object = {}) => ({
  name,
  description: `About ${name}`,
  language: 'Rust',
  stargazers_count: 0,
  fork: false,
  html_url: `https://codehost.example/ada/${name}`,
  ...rest,
})

describe('an import from the code host', () => {
  let login: string
  beforeEach(() => {
    login = `ada${Math.random().toString(36).slice(2, 10)}`
    codehost.seen.length = 0
    codehost.answer = ({ path }, response) => {
      if (path.includes('/repos?') && !path.includes('page=2')) {
        const forks = Array.from({ length: 5 }, (_, index) => repository(`fork-${index}`, { fork: true }))
        const next = `<${codehost.url}${path}&page=2>; rel="next", <x>; rel="last"`
        answerJson(response, [repository('one', { stargazers_count: 7 }), ...forks], { headers: { link: next } })
      } else if (path.includes('/repos?')) {
        answerJson(response, [repository('two', { language: 'Go' }), repository('three', { language: null })])
      } else {
        answerJson(response, account(login))
      }
    }
  })

  it('makes a resume of languages and own repositories, over all pages, with the token', async () => {
    const caller = await documents.aSubscriber()
    const { document } = await fromCodehost(caller, {
      usernameOrUrl: `https://codehost.example/${login}`,
      replaceMaster: true,
    })
    const content = contentOf(document)
    expect(document).toMatchObject({
      documentType: 'DOCUMENT_TYPE_RESUME',
      title: 'Ada Lovelace – resume',
      revision: 1,
    })
    expect(content.basics).toMatchObject({
      fullName: 'Ada Lovelace',
      location: 'London',
      headline: 'Writes programs for engines',
    })
    expect(content.links.items.map(({ type, url }: { type: string; url: string }) => [type, url])).toEqual([
      ['codehost', `https://codehost.example/${login}`],
      ['portfolio', 'https://ada.example.com'],
    ])
    expect(content.skills.map(({ name, keywords }: { name: string; keywords: string[] }) => [name, keywords])).toEqual([
      ['Rust', ['one']],
      ['Go', ['two']],
    ])
    expect(
      content.projects.map(({ name, highlights }: { name: string; highlights: string[] }) => [name, highlights]),
    ).toEqual([
      ['one', ['7 stars']],
      ['two', []],
      ['three', []],
    ])
    expect(codehost.seen[0]?.headers.authorization).toBe('Bearer a-token')
    const { profile } = await documents.client.call('GetMasterProfile', {}, caller.call)
    expect(JSON.parse(String(profile?.content))).toEqual(content)
    expect(await quota(caller)).toMatchObject({
      codehost: { isPaid: true, limit: 50, remaining: 49 },
      network: { isPaid: true, limit: 1_000_000, remaining: 1_000_000, resetsInSeconds: 0 },
    })
    expect(documents.logged()).not.toContain('a-token')
  })

  it('takes the address of a profile at the code host, and of no other site', async () => {
    const caller = await documents.aSubscriber()
    for (const site of ['https://network.example/in/', 'network.example/', 'https://codehost.example.org/']) {
      await expect(fromCodehost(caller, { usernameOrUrl: `${site}${login}` })).rejects.toMatchObject({
        code: 'invalid_argument',
        details: [{ path: 'usernameOrUrl', message: 'must be a login or the address of a profile at the code host' }],
      })
    }
    expect((await quota(caller)).codehost).toMatchObject({ remaining: 50 })
    for (const site of ['http://www.codehost.example/', 'CODEHOST.example/']) {
      expect((await fromCodehost(caller, { usernameOrUrl: `${site}${login}/repositories` })).document).toBeTruthy()
    }
  })

  it('sends conditional requests, and takes "not modified" for the former answer', async () => {
    const caller = await documents.aSubscriber()
    const plain = codehost.answer
    codehost.answer = (request, response) => {
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end()
      else {
        response.setHeader('etag', '"v1"')
        plain(request, response)
      }
    }
    const first = await fromCodehost(caller, { usernameOrUrl: login })
    const asked = codehost.seen.length
    const second = await fromCodehost(caller, { usernameOrUrl: login })
    expect(codehost.seen.slice(asked).every(({ headers }) => headers['if-none-match'] === '"v1"')).toBe(true)
    const names = ({ document }: typeof first) => contentOf(document).projects.map(({ name }: { name: string }) => name)
    expect(names(second)).toEqual(names(first))
  })

  it('of a free user reads only the connected account, once a day', async () => {
    const caller = documents.aFreeUser()
    await expect(fromCodehost(caller, { usernameOrUrl: 'somebody' })).rejects.toMatchObject({
      code: 'invalid_argument',
    })
    expect(codehost.seen).toHaveLength(0)
    const { document } = await fromCodehost(caller, { usernameOrUrl: 'somebody', connectedAccountId: '42' })
    expect(codehost.seen[0]?.path).toBe('/user/42')
    await documents.client.call('DeleteDocument', { id: document?.id }, caller.call)
    await expect(fromCodehost(caller, { connectedAccountId: '42' })).rejects.toMatchObject({
      id: 'quota_exceeded',
      code: 'rate_limited',
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 86_000 && seconds <= 86_400),
    })
    expect(await quota(caller, '42')).toMatchObject({ codehost: { remaining: 0, limit: 1, connectedUsername: login } })
  })

  it('cannot overspend the quota in parallel, and needs room on the free plan', async () => {
    const caller = documents.aFreeUser()
    const attempts = Array.from({ length: 8 }, () => fromCodehost(caller, { connectedAccountId: '42' }))
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const full = documents.aFreeUser()
    await documents.client.call('CreateDocument', { documentType: 'DOCUMENT_TYPE_RESUME' }, full.call)
    await expect(fromCodehost(full, { connectedAccountId: '42' })).rejects.toMatchObject({
      id: 'plan_limit',
      code: 'permission_denied',
    })
    expect((await quota(full)).codehost?.remaining).toBe(1)
  })

  it.each([
    ['no account', 404, {}, 'not_found', 'Code host account not found'],
    ['a failure', 500, {}, 'upstream_failed', 'The code host did not answer as expected'],
    ['HTML', 200, { 'content-type': 'text/html' }, 'upstream_failed', 'The code host did not answer as expected'],
  ])('that meets %s costs nothing', async (_what, status, headers, code, message) => {
    codehost.answer = (_request, response) =>
      response.writeHead(status, headers as Record<string, string>).end('<html>sorry</html>')
    const caller = await documents.aSubscriber()
    await expect(fromCodehost(caller, { usernameOrUrl: login })).rejects.toMatchObject({ code, message })
    expect((await quota(caller)).codehost?.remaining).toBe(50)
    expect(await documents.client.call('GetCounts', {}, caller.call)).toMatchObject({ resumes: 0 })
  })

  it.each([[{}], [[]], [{ login: 7 }], [null], ['text']])(
    'that meets an answer of another shape costs nothing: %o',
    async (body) => {
      codehost.answer = (_request, response) => answerJson(response, body)
      const caller = await documents.aSubscriber()
      await expect(fromCodehost(caller, { usernameOrUrl: login })).rejects.toMatchObject({ code: 'upstream_failed' })
      expect((await quota(caller)).codehost?.remaining).toBe(50)
    },
  )

  it('that hangs fails within 10 seconds and costs nothing', async () => {
    codehost.answer = () => {}
    const caller = await documents.aSubscriber()
    const begun = performance.now()
    await expect(fromCodehost(caller, { usernameOrUrl: login })).rejects.toMatchObject({ code: 'upstream_failed' })
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect((await quota(caller)).codehost?.remaining).toBe(50)
  })

  it.each(['', 'a b', '../admin', 'x'.repeat(101), 'https://codehost.example/', '-ada'])(
    'of what names no account is refused: %s',
    async (usernameOrUrl) => {
      await expect(fromCodehost(await documents.aSubscriber(), { usernameOrUrl })).rejects.toMatchObject({
        code: 'invalid_argument',
        details: [{ path: 'usernameOrUrl' }],
      })
      expect(codehost.seen).toHaveLength(0)
    },
  )
})

describe('the limits of the code host', () => {
  it('are respected by all replicas: none sends a request before the time is over', async () => {
    const limiting = await startHttpDouble()
    const words = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
    limiting.answer = (_request, response) => answerJson(response, { message: words }, { status: 403 })
    const replicas = await Promise.all([1, 2].map(() => runDocuments({ CODEHOST_API_URL: limiting.url })))
    for (const { client, aSubscriber } of [...replicas, ...replicas]) {
      const caller = await aSubscriber()
      await expect(client.call('ImportCodehost', { usernameOrUrl: 'ada' }, caller.call)).rejects.toMatchObject({
        code: 'upstream_failed',
        message: expect.stringContaining('no further requests'),
      })
      const { codehost: left } = await client.call('GetImportQuota', {}, caller.call)
      expect(left?.remaining).toBe(50)
    }
    expect(limiting.seen).toHaveLength(1)
    await Promise.all(replicas.map(({ stop }) => stop()))
    await limiting.stop()
  })
})

describe('an import from a network', () => {
  it('that is not configured says so', async () => {
    const { call } = await documents.aSubscriber()
    const unconfigured = documents.client.call('ImportNetwork', { profileText: 'x'.repeat(20) }, call)
    await expect(unconfigured).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Integration not configured: OpenAI',
    })
  })
})
