import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, appOrigin, runGateway } from '../../test-data/running-platform.ts'

/** With the heap of a small server. */
const platform = runGateway({
  ...{ RATE_LIMIT_ROUTE_MAX: '100000', RATE_LIMIT_IP_MAX: '100000' },
  NODE_OPTIONS: '--max-old-space-size=72 --max-semi-space-size=4',
})
const api = '/api/v1'

let user: Account
beforeAll(async () => {
  user = await platform.account()
})

/** What comes back for these bytes, until the connection ends. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(platform.url)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return text(socket)
}

describe('text that cannot be kept', () => {
  const nul = 'a\u0000b'
  const half = 'a\\ud800b'

  it('is refused with its field', async () => {
    const put = (body: unknown) => user.session.call('PUT', `${api}/users/me/name`, { body })
    const key = (body: unknown) => user.session.call('POST', `${api}/api-keys`, { body })
    for (const answer of [await put({ name: nul }), await key({ name: nul })]) {
      expect(answer.body).toMatchObject({
        statusCode: 400,
        details: [{ path: 'name', message: 'must not hold control characters' }],
      })
    }
    for (const answer of [await put(`{"name":"${half}"}`), await key(`{"name":"${half}"}`)]) {
      expect(answer.body).toMatchObject({
        statusCode: 400,
        details: [{ path: 'name', message: 'must be well-formed Unicode' }],
      })
    }
  })

  it('is the caller’s fault wherever else it turns up', async () => {
    for (const path of ['/documents?search=%00', '/shares/public/a%00/b%00', '/users/a%00b/availability']) {
      const answer = await user.session.call('GET', api + path)
      expect(answer.status, `${path} ${answer.text}`).toBeLessThan(500)
    }
    const check = await user.session.call('POST', `${api}/ats/check`, { body: { resume: `Jane ${nul} Doe, engineer` } })
    expect(check.status).toBe(200)
  })
})

describe('a body', () => {
  it('of any depth gets an answer', async () => {
    for (const depth of [90, 101, 10_000, 200_000]) {
      const resume = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
      for (const rest of ['', `,"requestId":"depth-${depth}"`]) {
        const answer = await user.session.call('POST', `${api}/ats/check`, { body: `{"resume":${resume}${rest}}` })
        expect(answer.body, String(depth)).toMatchObject({ statusCode: 400, message: 'Validation failed' })
      }
    }
    expect((await user.session.call('POST', `${api}/api-keys`, { body: '['.repeat(30_000) })).status).toBe(400)
  })

  it('that is wrong in hundreds of thousands of places is told so by some of them', async () => {
    const filled = (part: string, bytes: number) =>
      Array(Math.floor(bytes / (part.length + 1)))
        .fill(part)
        .join(',')
    const keys = Array.from({ length: 100_000 }, (_, nth) => `"key${nth}":1`).join(',')
    const page = platform.visitor({ origin: appOrigin })
    const { session } = user
    for (const [caller, method, path, body] of [
      [page, 'POST', '/stats/events', `{"events":[${filled('{}', 500_000)}]}`],
      [page, 'POST', '/ats/check', `{"resume":"Ada",${keys}}`],
      [session, 'PUT', '/profiles/master', `{"profile":{"experience":[${filled('{}', 1_000_000)}]}}`],
      [session, 'POST', '/documents', `{"type":"RESUME","title":"x","tags":[${filled('1', 1_000_000)}]}`],
    ] as const) {
      const answer = await caller.call(method, api + path, { body })
      expect([answer.status, answer.body.message], path).toEqual([400, 'Validation failed'])
      expect(answer.body.details?.length, path).toBeLessThanOrEqual(50)
    }
  })

  it('changes nothing but what its fields say, whatever they are called', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const answer = await user.session.call('POST', `${api}/api-keys`, { body: `{"name":"x","${name}":{"a":1}}` })
      expect(answer.body).toMatchObject({ statusCode: 400, details: [{ path: name, message: 'is not a known field' }] })
    }
  })

  it('of several characters per person’s character is measured by characters', async () => {
    const made = await user.session.call('POST', `${api}/api-keys`, { body: { name: '😀'.repeat(64) } })
    expect([made.status, made.body.data?.name]).toEqual([201, '😀'.repeat(64)])
    expect((await user.session.call('POST', `${api}/api-keys`, { body: { name: '😀'.repeat(65) } })).status).toBe(400)
    const named = await user.session.call('PUT', `${api}/users/me/name`, { body: { name: '😀'.repeat(255) } })
    expect(named.status).toBe(200)
  })
})

describe('a path or query', () => {
  it('far out of any range is 400, not a failure', async () => {
    for (const query of ['page=40000001', 'page=1000000000&pageSize=50', 'offset=2000000001', 'offset=1e99']) {
      expect((await user.session.call('GET', `${api}/api-keys?${query}`)).status, query).toBe(400)
    }
    const last = await user.session.call('GET', `${api}/api-keys?page=40000000&pageSize=50`)
    expect([last.status, last.body.data.items]).toEqual([200, []])
  })

  it('with a name of any length is normalized like any other', async () => {
    for (const length of [33, 301, 5_000]) {
      const answer = await user.session.call('GET', `${api}/users/${'x'.repeat(length)}/availability`)
      expect(answer.body.data, String(length)).toMatchObject({ normalizedUsername: 'x'.repeat(32) })
    }
    expect((await user.session.call('GET', `${api}/api-keys/${'x'.repeat(5_000)}`)).status).toBe(404)
  })
})

describe('an upload', () => {
  const upload = (form: FormData) => user.session.call('POST', `${api}/ats/extract`, { body: form })
  const file = () => new Blob(['Jane Doe, engineer'])

  it('is one file in its field and nothing else, and what is wrong is named', async () => {
    const forms: [FormData, string, string][] = []
    const formOf = (...parts: [string, string | Blob][]) => {
      const form = new FormData()
      for (const [name, value] of parts) form.append(name, value)
      return form
    }
    forms.push([formOf(), 'resume', 'is required'])
    forms.push([formOf(['resume', 'text']), 'resume', 'must be a file'])
    forms.push([formOf(['other', 'text']), 'other', 'is not a known field'])
    forms.push([formOf(['other', file()]), 'other', 'is not a known field'])
    forms.push([formOf(['resume', file()], ['other', 'text']), 'other', 'is not a known field'])
    forms.push([formOf(['resume', file()], ['resume', file()]), 'resume', 'must be one file'])
    for (const [form, path, message] of forms) {
      const answer = await upload(form)
      expect(answer.body, `${path} ${message}`).toEqual({
        success: false,
        message: 'Validation failed',
        statusCode: 400,
        details: [{ path, message }],
      })
    }
    expect((await user.session.call('GET', `${api}/ats/quota`)).body.data.extract.used).toBe(0)
    expect((await upload(formOf(['resume', file()]))).status).toBe(200)
  })

  it('that is no multipart body, or breaks off, is 400', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const answer = await user.session.call('POST', `${api}/ats/extract`, {
        body: 'junk',
        headers: { 'content-type': type },
      })
      expect(answer.body, type).toMatchObject({ success: false, statusCode: 400 })
    }
    for (const disposition of ['form-data', 'form-data; filename="a.txt"', 'form-data; name=""; filename="a.txt"']) {
      const nameless = await user.session.call('POST', `${api}/ats/extract`, {
        body: `--x\r\nContent-Disposition: ${disposition}\r\n\r\nJane Doe\r\n--x--\r\n`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })
      expect(nameless.body, disposition).toMatchObject({ success: false, statusCode: 400 })
      for (const { path } of nameless.body.details ?? []) expect(path).toEqual(expect.any(String))
    }
    const broken = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.txt"\r\n\r\nJane Doe, eng'
    const answer = await user.session.call('POST', `${api}/ats/extract`, {
      body: broken,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(answer.body).toMatchObject({ success: false, statusCode: 400 })
  })
})

describe('what is no HTTP request', () => {
  it('gets the failure envelope, and the connection ends', async () => {
    const wrong: [string, number, string][] = [
      ['GARBAGE\r\n\r\n', 400, 'malformed_request'],
      ['FOO /api/v1/users/me HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed_request'],
      [`GET /api/v1/health HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
      [
        'POST /api/v1/api-keys HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        400,
        'malformed_request',
      ],
    ]
    for (const [bytes, status, id] of wrong) {
      const answer = await raw(bytes)
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      expect(head.split('\r\n')[0], bytes.slice(0, 40)).toContain(` ${status} `)
      expect(head.toLowerCase()).toContain('x-request-id: ')
      expect(head.toLowerCase()).toContain(`x-error-code: ${id}\r\n`)
      expect(JSON.parse(body)).toEqual({ success: false, message: expect.any(String), statusCode: status })
    }
  })
})
