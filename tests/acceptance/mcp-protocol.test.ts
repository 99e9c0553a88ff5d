import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ApiKeyScope } from '@resume-platform/sdk'
import { describe, expect, it } from 'vitest'
import { type Client, clientOf, fromApp } from '../client/client.ts'
import { connectMcp } from '../client/mcp.ts'
import { aUser } from './platform.ts'
import { sharedPlatform } from './shared-platform.ts'

const run = promisify(execFile)
const url = sharedPlatform.url
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
const callOf = (name: string, args: object = {}) => ({
  ...ping,
  method: 'tools/call',
  params: { name, arguments: args },
})
const send = (caller: Client, body: unknown, headers: Record<string, string> = {}) =>
  caller.call('POST', '//mcp', { body, headers })

async function aKey(options: { scopes?: ApiKeyScope[]; rateLimit?: number } = {}) {
  const user = await aUser()
  const { key, id } = await user.withKey(options)
  return { user, id, key, caller: clientOf(url, { authorization: `Bearer ${key}` }) }
}

/** A key for the tests that count nothing. */
let theKey: ReturnType<typeof aKey> | undefined
const someKey = () => (theKey ??= aKey())

describe('POST /mcp', () => {
  it('takes the key in either header, and nothing without one', async () => {
    const { caller, key } = await someKey()
    expect((await send(caller, ping)).body).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
    expect((await send(clientOf(url, { 'x-api-key': key }), ping)).status).toBe(200)
    const { cookie } = await aUser()
    const refused = [
      await send(clientOf(url), ping),
      await send(clientOf(url, { authorization: `Bearer svc_${'0'.repeat(64)}` }), ping),
      await send(clientOf(url, fromApp), ping),
      await send(clientOf(url, { cookie }), ping),
    ]
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 401, body: { success: false, message: 'Authentication required' } })
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  it('refuses pages of other origins, whatever key they have', async () => {
    const { caller } = await someKey()
    for (const origin of ['https://evil.example', 'http://localhost:9999', 'null']) {
      const answer = await send(caller, ping, { origin })
      expect(answer.status).toBe(403)
      expect(answer.headers.get('x-error-code')).toBe('origin_refused')
    }
    expect((await send(caller, ping, fromApp)).status).toBe(200)
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'mcp-protocol-version' }
    const preflight = await clientOf(url, { ...fromApp, ...asked }).call('OPTIONS', '//mcp')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('MCP-Protocol-Version')
  })

  it('has no streams and no sessions', async () => {
    const { caller } = await someKey()
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await caller.call(method, '//mcp')
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('POST')
    }
    const initialize = {
      ...{ ...ping, method: 'initialize' },
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a test', version: '1' } },
    }
    const answer = await send(caller, initialize)
    expect(answer.body.result).toMatchObject({ protocolVersion: '2025-06-18', serverInfo: { name: 'resume-platform' } })
    expect(answer.headers.has('mcp-session-id')).toBe(false)
    expect((await send(caller, { jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202)
  })

  it('speaks the revisions that it knows, and says which these are', async () => {
    const { caller } = await someKey()
    for (const version of ['2025-03-26', '2025-06-18', '2025-11-25']) {
      expect((await send(caller, ping, { 'mcp-protocol-version': version })).status).toBe(200)
    }
    const unknown = await send(caller, ping, { 'mcp-protocol-version': '1999-01-01' })
    expect(unknown).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('2025-11-25') } } })
    const future = {
      'io.modelcontextprotocol/protocolVersion': '2099-01-01',
      'io.modelcontextprotocol/clientInfo': { name: 'a test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const body = { ...ping, method: 'tools/list', params: { _meta: future } }
    const headers = { 'mcp-protocol-version': '2099-01-01', 'mcp-method': 'tools/list' }
    expect(await send(caller, body, headers)).toMatchObject({
      status: 400,
      body: { error: { code: -32022, data: { supported: ['2026-07-28'], requested: '2099-01-01' } } },
    })
  })

  it.each<[string, unknown, number]>([
    ['a batch', [ping, ping], 400],
    ['no message', '', 400],
    ['no JSON', '{"jsonrpc":', 400],
    ['no object', '"x"', 400],
    ['an id of a megabyte', { ...ping, id: 'x'.repeat(1_000_000) }, 400],
    ['an id that is no number', '{"jsonrpc":"2.0","id":1e400,"method":"ping"}', 400],
    ['a value that is nested too deep', `{"jsonrpc":"2.0","id":1,"method":"ping","a":${'['.repeat(9_999)}`, 400],
    ['arguments with a prototype', '{"id":1,"method":"tools/call","params":{"arguments":{"__proto__":{}}}}', 400],
    ['too much', { ...ping, params: { text: 'x'.repeat(3_000_000) } }, 413],
    ['a stream of changes', { ...ping, method: 'subscriptions/listen' }, 404],
  ])('refuses %s', async (_, body, status) => {
    const { caller } = await someKey()
    const answer = await send(caller, body)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-error-code')).toMatch(/^[a-z_]+$/)
    expect(answer.text.length).toBeLessThan(1_000)
  })

  it.each([
    ['initialize', {}, ['params.capabilities', 'params.clientInfo', 'params.protocolVersion']],
    ['resources/list', { cursor: null }, ['params.cursor']],
    ['prompts/get', { name: 'review_resume', arguments: { documentId: 1 } }, ['params.arguments.documentId']],
    ['tools/call', { name: 'list_documents', arguments: [] }, ['params.arguments']],
  ])('says which parameters of %s are wrong', async (method, params, paths) => {
    const { caller } = await someKey()
    const { status, body } = await send(caller, { ...ping, method, params })
    expect(status).toBe(200)
    expect(body.error).toMatchObject({ code: -32602, message: 'Invalid params' })
    expect(body.error.data.details.map(({ path }: { path: string }) => path).sort()).toEqual(paths)
  })

  it('refuses another type, and answers JSON whatever is accepted', async () => {
    const { caller } = await someKey()
    expect((await send(caller, 'a=b', { 'content-type': 'text/plain' })).status).toBe(415)
    for (const accept of ['application/json', 'text/event-stream', '*/*', 'text/html']) {
      const answer = await send(caller, ping, { accept })
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answer.body.result).toEqual({})
    }
  })

  it.each(['nothing', '__proto__', 'constructor', 'toString'])('knows no tool, prompt or method %j', async (name) => {
    const { caller } = await someKey()
    expect((await send(caller, callOf(name))).body.error).toMatchObject({ code: -32602 })
    const prompt = { ...ping, method: 'prompts/get', params: { name } }
    expect((await send(caller, prompt)).body.error).toMatchObject({ code: -32602 })
    expect((await send(caller, { ...ping, method: name })).body.error).toMatchObject({ code: -32601 })
  })
})

describe('what a message counts', () => {
  it('is one request of its key, and what the tool calls counts for the route and not for the key again', async () => {
    const { caller } = await aKey({ scopes: ['resume:read'], rateLimit: 30 })
    const left = async (body: unknown) => Number((await send(caller, body)).headers.get('x-ratelimit-remaining'))
    expect(await left(ping)).toBe(29)
    expect(await left(callOf('list_documents'))).toBe(28)
    expect(await left(callOf('get_document', { id: 'nothing' }))).toBe(27)
    const asked = await Promise.all(Array.from({ length: 27 }, () => send(caller, callOf('list_writing_actions'))))
    const failed = asked.filter(({ body }) => body.result.isError)
    expect(failed.length).toBe(27 - 20)
    expect(failed[0]?.body.result._meta['resume-platform/error']).toMatchObject({
      ...{ code: 'rate_limited', statusCode: 429, retryAfterSeconds: expect.any(Number) },
    })
    const refused = await send(caller, ping)
    expect(refused).toMatchObject({ status: 429, body: { message: 'Too many requests. Please try again later.' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is counted for the address that it comes from', async () => {
    const { caller, key } = await aKey()
    const asking = (client: Client) => send(client, callOf('list_writing_actions'))
    await Promise.all(Array.from({ length: 20 }, () => asking(caller)))
    expect((await asking(caller)).body.result.isError).toBe(true)
    const elsewhere = clientOf(url, { authorization: `Bearer ${key}` })
    expect((await asking(elsewhere)).body.result.isError).toBeUndefined()
  })
})

it('a key that is revoked in the middle of a conversation ends it', async () => {
  const { user, id, key } = await aKey({ scopes: ['resume:read'] })
  const assistant = await connectMcp({ url, headers: { authorization: `Bearer ${key}` } })
  expect((await assistant.call('list_documents')).isError).toBe(false)
  expect((await user.session.call('POST', `/api-keys/${id}/revoke`)).status).toBe(200)
  await expect(assistant.call('list_documents')).rejects.toThrow(/401|Authentication required|Unauthorized/)
})

it('the script of the documentation runs as it stands', async () => {
  const page = readFileSync(new URL('../../docs/mcp.md', import.meta.url), 'utf8')
  const script = /^```ts\n(.*?)^```$/ms.exec(page)?.[1]?.replace('https://api.example.com', url) ?? ''
  const { key } = await aKey({ scopes: ['resume:read'] })
  const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH: process.env.PATH, RESUME_API_KEY: key },
  })
  expect(stdout).toContain('items: []')
})
