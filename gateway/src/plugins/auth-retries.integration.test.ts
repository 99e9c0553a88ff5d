import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { appOrigin, runGateway } from '../../test-data/running-platform.ts'

/** Stands in for identity, which fails as it is told. */
let failure: { status: number; headers: Record<string, string> }
const identity = createServer((_request, response) => {
  response.writeHead(failure.status, { 'content-type': 'application/json', ...failure.headers }).end('{}')
}).listen(0, '127.0.0.1')
await once(identity, 'listening')
afterAll(() => identity.close())

const platform = runGateway({ IDENTITY_HTTP_URL: `http://127.0.0.1:${(identity.address() as AddressInfo).port}` })

it.each([
  ['whatever may pass, also where it does not say so', 503, {}, '2'],
  ['a database that is away', 503, { 'x-error-code': 'unavailable' }, '2'],
  ['a limit, as it says itself', 429, { 'x-error-code': 'rate_limited', 'retry-after': '30' }, '30'],
  ['nothing that is not configured', 503, { 'x-error-code': 'not_configured' }, null],
  ['no refusal', 400, {}, null],
])('sign-in says when to try again after %s', async (_what, status, headers, expected) => {
  failure = { status, headers }
  const answer = await platform.visitor({ origin: appOrigin }).call('GET', '/api/v1/auth/get-session')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, expected])
})
