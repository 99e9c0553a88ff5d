import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { appOrigin, runGateway } from '../../test-data/running-platform.ts'

const platform = runGateway({ RATE_LIMIT_AUTH_MAX: '10000', RATE_LIMIT_ROUTE_MAX: '10000', RATE_LIMIT_IP_MAX: '10000' })

/** The answer to a request whose path is sent exactly as given; clients would tidy it up first. */
async function raw(path: string, headers = ''): Promise<string> {
  const { hostname, port } = new URL(platform.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`)
  return text(socket)
}
const statusOf = (answer: string) => Number(answer.split(' ')[1])

describe('the way to sign-in', () => {
  it('hands on the library’s own answers, without our envelope', async () => {
    const session = await platform.visitor().call('GET', '/api/v1/auth/get-session')
    expect([session.status, session.text]).toEqual([200, 'null'])
    const wrong = await platform.visitor({ origin: appOrigin }).call('POST', '/api/v1/auth/sign-in/email-otp', {
      body: { email: 'nobody@example.com', otp: '000000' },
    })
    expect(wrong.status).toBe(400)
    expect(JSON.parse(wrong.text)).toEqual({ code: 'INVALID_OTP', message: expect.any(String) })
  })

  it('lets no path out of it', async () => {
    const escapes = [
      '/api/v1/auth/../users/me',
      '/api/v1/auth/..%2fusers/me',
      '/api/v1/auth/%2e%2e/users/me',
      '/api/v1/auth/%2e%2e%2fhealth',
      '/api/v1/auth/.%2e/x',
      '/api/v1/auth/%252e%252e/x',
      '/api/v1/auth/%25252e%25252e/x',
      '/api/v1/auth//evil.example/x',
      '/api/v1/auth/%2f%2fevil.example',
      '/api/v1/auth/\\evil.example',
      '/api/v1/auth/%5cevil.example',
      '/api/v1/auth/%255cevil.example',
      '/api/v1/auth/get-session/../../../../metrics',
      '/api/v1/auth/%zz',
      '/api/v1/auth/%c0%ae%c0%ae/x',
    ]
    for (const path of escapes) {
      const answer = await raw(path)
      expect(statusOf(answer), `${path}\n${answer}`).toBe(400)
      expect(answer, path).toContain('"success":false')
    }
  })

  it('ends at what identity offers', async () => {
    const page = platform.visitor({ origin: appOrigin })
    for (const path of [
      '/sign-up/email',
      '/list-sessions',
      '/ok',
      '/error',
      '/',
      '',
      '/sign-in',
      '/metrics',
      '/update-user',
    ]) {
      for (const method of ['GET', 'POST']) {
        const answer = await page.call(method, `/api/v1/auth${path}`, method === 'POST' ? { body: {} } : {})
        expect(answer.status, `${method} ${path}`).toBe(404)
      }
    }
    for (const path of ['/api/v1/authx', '/api/v1/authentication/get-session', '/auth/get-session']) {
      expect((await page.call('GET', path)).status, path).toBe(404)
    }
  })

  it('answers 405 with Allow where a path takes another method', async () => {
    const page = platform.visitor({ origin: appOrigin })
    const wrong: [string, string, string][] = [
      ['GET', '/sign-out', 'POST'],
      ['DELETE', '/sign-out', 'POST'],
      ['PUT', '/sign-in/email-otp', 'POST'],
      ['POST', '/get-session', 'GET, HEAD'],
    ]
    for (const [method, path, allow] of wrong) {
      const answer = await page.call(method, `/api/v1/auth${path}`)
      expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, allow])
    }
    for (const [, path, allow] of wrong) {
      const answer = await platform.visitor().call('OPTIONS', `/api/v1/auth${path}`)
      expect([answer.status, answer.headers.get('allow')], `OPTIONS ${path}`).toEqual([405, allow])
    }
  })

  it('answers HEAD as GET, without the body', async () => {
    const { session } = await platform.account()
    const read = (method: string, caller = session) => caller.call(method, '/api/v1/auth/get-session')
    for (const caller of [session, session, platform.visitor()]) {
      const [head, get] = [await read('HEAD', caller), await read('GET', caller)]
      expect([head.status, head.text, get.status]).toEqual([200, '', 200])
      expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
    }
  })

  it('shows a session only to first-party pages', async () => {
    const { cookie, userId } = await platform.account()
    const read = async (headers: Record<string, string>) =>
      (await platform.visitor({ cookie, ...headers }).call('GET', '/api/v1/auth/get-session')).text
    expect(JSON.parse(await read({ origin: appOrigin })).user.id).toBe(userId)
    expect(JSON.parse(await read({ referer: `${appOrigin}/x` })).user.id).toBe(userId)
    const strangers: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { referer: 'https://evil.example/' },
    ]
    for (const headers of strangers) {
      expect(await read(headers)).toBe('null')
    }
  })

  it('lets no foreign page sign anybody out, nor clear the cookie', async () => {
    const { cookie, session } = await platform.account()
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const elsewhere = platform.visitor({ cookie, ...(origin && { origin }) })
      const answer = await elsewhere.call('POST', '/api/v1/auth/sign-out')
      expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([200, '{"success":true}', []])
      expect((await session.call('GET', '/api/v1/users/me')).status).toBe(200)
    }
  })

  it('hands on none of the headers by which identity would be deceived', async () => {
    const { cookie } = await platform.account()
    const answer = await raw(
      '/api/v1/auth/get-session',
      `Cookie: ${cookie}\r\nX-Client-Address: 192.0.2.1\r\nX-Forwarded-Host: evil.example\r\nX-Principal-Bin: e30=\r\n`,
    )
    expect(statusOf(answer)).toBe(200)
    expect(answer.trimEnd().endsWith('null') || answer.includes('\r\nnull\r\n')).toBe(true)
  })

  it('takes the caller’s address from the socket or the trusted hop, not from a header of its choice', async () => {
    const claims = { 'x-forwarded-for': '198.51.100.7, 192.0.2.55', 'x-client-address': '203.0.113.9' }
    const { userId } = await platform.account(undefined, claims)
    const { rows } = await platform.identityDatabase.query('SELECT ip_address FROM sessions WHERE user_id = $1', [
      userId,
    ])
    expect(rows).toEqual([{ ip_address: '192.0.2.55' }])
  })

  it('refuses what is no JSON, too large or of another type, in the failure envelope', async () => {
    const page = platform.visitor({ origin: appOrigin })
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      page.call('POST', '/api/v1/auth/sign-in/email-otp', { body, headers })
    const wrong: [unknown, string | undefined, number, string][] = [
      ['{"email"', undefined, 400, 'malformed_json'],
      ['[]', undefined, 400, 'body_not_object'],
      ['null', undefined, 400, 'body_not_object'],
      [{ email: 'x'.repeat(20_000) }, undefined, 413, 'body_too_large'],
      ['email=x', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
      ['email=x', 'text/plain', 415, 'unsupported_media_type'],
      ['{}', 'application/json; charset=utf-16', 415, 'unsupported_media_type'],
    ]
    for (const [body, type, status, id] of wrong) {
      const answer = await send(body, type === undefined ? {} : { 'content-type': type })
      expect([answer.status, answer.headers.get('x-error-code')], JSON.stringify(body).slice(0, 50)).toEqual([
        status,
        id,
      ])
      expect(answer.body).toEqual({ success: false, message: expect.any(String), statusCode: status })
    }
    const plain = { email: 'nobody@example.com', otp: '000000' }
    const taken = await send(plain, { 'content-type': 'application/json; charset="UTF-8"' })
    expect(taken.headers.get('x-error-code')).toMatch(/^sign_in_code_/)
  })

  it('holds bodies to their schema and names every wrong field', async () => {
    const page = platform.visitor({ origin: appOrigin })
    const email = 'nobody@example.com'
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    const wrong: [string, unknown, object[]][] = [
      [
        '/email-otp/send-verification-otp',
        { email, type: 'sign-in', name: 'x' },
        [{ path: 'name', message: 'is not a known field' }],
      ],
      [
        '/email-otp/send-verification-otp',
        { email: 'a\u0000b@example.com', type: 'forget-password' },
        [
          { path: 'email', message: 'must be an e-mail address' },
          { path: 'type', message: 'must be one of sign-in' },
        ],
      ],
      [
        '/sign-in/email-otp',
        { email: 'a\u0000b@example.com', otp: '000000' },
        [expect.objectContaining({ path: 'email' })],
      ],
      ['/sign-in/email-otp', `{"email":"${email}","otp":${deep}}`, [{ path: 'otp', message: 'must be string' }]],
      ['/sign-in/email%2Dotp', { email }, [{ path: 'otp', message: 'is required' }]],
      ['/sign-out', { all: true }, [{ path: 'all', message: 'is not a known field' }]],
    ]
    for (const [path, body, details] of wrong) {
      const headers = { 'content-type': 'application/json' }
      const answer = await page.call('POST', `/api/v1/auth${path}`, { body, headers })
      expect(answer.body, path).toEqual({ success: false, message: 'Validation failed', statusCode: 400, details })
    }
  })

  it('answers a large body 413 and ends its connection, announced or not', async () => {
    const path = '/api/v1/auth/sign-in/email-otp'
    const filler = `{"email":"${'x'.repeat(300_000)}`
    const chunked = `Transfer-Encoding: chunked\r\n\r\n${filler.length.toString(16)}\r\n${filler}\r\n`
    for (const rest of [`Content-Length: ${filler.length + 1_000}\r\n\r\n${filler}`, chunked]) {
      const { hostname, port } = new URL(platform.url)
      const socket = connect(Number(port), hostname)
      /** What it sends after the answer is refused. */
      socket.on('error', () => {})
      const received: Buffer[] = []
      socket.on('data', (chunk) => received.push(chunk))
      const closed = new Promise((resolve) => socket.on('close', resolve))
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}`)
      await closed
      const answer = Buffer.concat(received).toString()
      expect(statusOf(answer), answer).toBe(413)
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    }
  })
})
