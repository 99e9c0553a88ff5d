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
    const email = `${crypto.randomUUID()}@example.com`
    const page = platform.visitor({ origin: appOrigin, 'x-forwarded-for': '192.0.2.55' })
    await page.call('POST', '/api/v1/auth/email-otp/send-verification-otp', {
      body: { email, type: 'sign-in' },
      headers: { 'x-client-address': '203.0.113.9' },
    })
    const signedIn = await platform.account()
    const { rows } = await platform.identityDatabase.query('SELECT ip_address FROM sessions WHERE user_id = $1', [
      signedIn.userId,
    ])
    expect(rows[0].ip_address).toMatch(/^10\./)
  })

  it('refuses what is no JSON, too large or of another type, with the status of the contract', async () => {
    const page = platform.visitor({ origin: appOrigin })
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      page.call('POST', '/api/v1/auth/sign-in/email-otp', { body, headers })
    expect((await send('{"email"')).status).toBe(400)
    expect((await send({ email: 'x'.repeat(20_000) })).status).toBe(413)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      expect((await send('email=x', { 'content-type': type })).status, type).toBe(415)
    }
  })
})
