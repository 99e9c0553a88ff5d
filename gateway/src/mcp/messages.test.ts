import { describe, expect, it } from 'vitest'
import { refusalOfMessage } from './messages.ts'

const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_document', arguments: {} } }

describe('a message', () => {
  it.each([
    ['a request', request],
    ['a request whose id is a text', { ...request, id: 'x'.repeat(256) }],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    ['a response', { jsonrpc: '2.0', id: 1, result: {} }],
  ])('is taken when it is %s', (_, body) => {
    expect(refusalOfMessage(body)).toBeUndefined()
  })

  it.each([
    ['a batch', [request]],
    ['an empty batch', []],
    ['nothing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['a request whose id is null', { ...request, id: null }],
    ['a request whose id is no whole number', { ...request, id: 0.5 }],
    ['a request whose id is larger than numbers count', { ...request, id: 2 ** 60 }],
    ['a request whose id is long', { ...request, id: 'x'.repeat(257) }],
    ['a request whose id is an object', { ...request, id: {} }],
  ])('is refused when it is %s', (_, body) => {
    expect(refusalOfMessage(body)).toMatchObject({ status: 400, code: -32600, id: null })
  })

  it.each([
    ['params', '{"id":7,"method":"tools/call","params":{"__proto__":{"name":"x"}}}'],
    ['arguments', '{"id":7,"method":"tools/call","params":{"name":"x","arguments":{"__proto__":{}}}}'],
  ])('is refused when its %s have a member that would be left out', (_, text) => {
    expect(refusalOfMessage(JSON.parse(text))).toMatchObject({ status: 400, code: -32602, id: 7 })
  })

  it('is refused when it asks for a stream on which nothing would come', () => {
    expect(refusalOfMessage({ ...request, method: 'subscriptions/listen' })).toMatchObject({
      status: 404,
      code: -32601,
    })
  })
})
