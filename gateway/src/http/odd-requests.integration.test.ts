import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { runGateway } from '../../test-data/running-platform.ts'

const platform = runGateway({ REQUEST_TIMEOUT_MS: '1000', RATE_LIMIT_ROUTE_MAX: '100000' })
const health = '/api/v1/health'

/** What comes back for these bytes, until the connection ends. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(platform.url)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return text(socket)
}

/** An answer that is a failure in the envelope, after which the connection ended. */
async function expectRefused(bytes: string, status: number, id: string) {
  const [head = '', body = ''] = (await raw(bytes)).split('\r\n\r\n')
  expect(head.split('\r\n')[0], bytes).toContain(` ${status} `)
  expect(head.toLowerCase(), bytes).toMatch(/^x-request-id: \S+\r?$/m)
  expect(head.toLowerCase(), bytes).toContain(`x-error-code: ${id}`)
  expect(head.toLowerCase(), bytes).toContain('connection: close')
  expect(JSON.parse(body), bytes).toEqual({ success: false, message: expect.any(String), statusCode: status })
}

describe('a request that is odd', () => {
  it('by its Host is 400', async () => {
    for (const hosts of ['', 'Host: a\r\nHost: a\r\n', 'Host: a\r\nhost: b\r\n']) {
      for (const path of [health, '/api/v1/users/me', '/nothing']) {
        await expectRefused(`GET ${path} HTTP/1.1\r\n${hosts}\r\n`, 400, 'host_invalid')
      }
    }
  })

  it('by its version is 505', async () => {
    await expectRefused(`GET ${health}\r\n\r\n`, 505, 'http_version_unsupported')
    for (const version of ['0.9', '2.0']) {
      await expectRefused(`GET ${health} HTTP/${version}\r\nHost: a\r\n\r\n`, 505, 'http_version_unsupported')
    }
  })

  it('by what it expects is 417', async () => {
    const request = (expected: string) =>
      `POST /api/v1/ats/check HTTP/1.1\r\nHost: a\r\nExpect: ${expected}\r\nContent-Length: 2\r\n\r\n{}`
    for (const expected of ['200-ok', '100']) await expectRefused(request(expected), 417, 'expectation_failed')
  })

  it('by the coding of its body is 400', async () => {
    const request = (coding: string) =>
      `POST /api/v1/ats/check HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: ${coding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`
    for (const coding of ['gzip, chunked', 'identity, chunked']) {
      await expectRefused(request(coding), 400, 'malformed_request')
    }
    expect(await raw(request('Chunked').replace('Host', 'Connection: close\r\nHost'))).not.toContain(
      'malformed_request',
    )
  })

  it('is not one in HTTP/1.0, or that waits to be told to go on', async () => {
    expect(await raw(`GET ${health} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 OK/)
    const waits = 'Host: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 2\r\n'
    const answer = await raw(`POST /api/v1/ats/check HTTP/1.1\r\n${waits}\r\n{}`)
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 4/)
  })
})

describe('a request that does not arrive', () => {
  it('is 408, whatever of it is missing', async () => {
    const start = 'POST /api/v1/ats/check HTTP/1.1\r\nHost: a\r\nOrigin: http://app.localhost:3000\r\n'
    const json = 'Content-Type: application/json\r\n'
    const form = 'Content-Type: multipart/form-data; boundary=x\r\n'
    const part = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.txt"\r\n\r\nJane'
    await Promise.all([
      expectRefused(start, 408, 'request_timeout'),
      expectRefused(`${start}${json}Content-Length: 50\r\n\r\n`, 408, 'request_timeout'),
      expectRefused(`${start}${json}Content-Length: 50\r\n\r\n{"resume"`, 408, 'request_timeout'),
      expectRefused(`${start}${json}Transfer-Encoding: chunked\r\n\r\n2\r\n{"`, 408, 'request_timeout'),
      expectRefused(
        `${start.replace('check', 'extract')}${form}Content-Length: 500\r\n\r\n${part}`,
        408,
        'request_timeout',
      ),
    ])
  })
})

describe('an integration that is not configured', () => {
  it('is told once, at start, and no more for each request', async () => {
    const { session } = await platform.account()
    for (let at = 0; at < 3; at++) {
      const body = { productKey: 'bundle', interval: 'monthly' }
      const answer = await session.call('POST', '/api/v1/billing/checkout', { body })
      expect(answer.body).toMatchObject({ statusCode: 503, message: 'Integration not configured: Stripe' })
    }
    expect(platform.gateway.logged()).not.toContain('Integration not configured')
    expect(platform.billing.logged()).not.toContain('Integration not configured')
    expect(platform.billing.logged().match(/an integration is not configured/g)).toHaveLength(1)
  })
})
