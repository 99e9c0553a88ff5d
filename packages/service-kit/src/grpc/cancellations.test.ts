import { identityService } from '@resume/proto/services'
import { expect, it, onTestFinished } from 'vitest'
import { developmentPrincipals } from '../context/principals.ts'
import { newTraceparent } from '../context/trace-context.ts'
import { createLogger } from '../logging/logger.ts'
import { createGrpcClient } from './client.ts'
import { type ServedService, startGrpcServer } from './server.ts'

/** HTTP/2 of Node cuts off a connection on which more than 1,000 calls are cancelled in a short time. */
const cancelled = { rounds: 30, callsOfRound: 50 }

it('any number of callers may leave: calls of others on the same connection go on', async () => {
  const begun = new Map<string, () => void>()
  const gate = Promise.withResolvers<void>()
  const handlers = {
    ...Object.fromEntries(Object.keys(identityService.definition as object).map((name) => [name, async () => ({})])),
    ClaimUsername: ({ username }: { username: string }) => {
      begun.get(username)?.()
      return new Promise(() => {})
    },
    DeleteUser: async () => {
      await gate.promise
      return {}
    },
  }
  const server = await startGrpcServer({
    ...{ host: '127.0.0.1', port: 0, readiness: {}, principals: developmentPrincipals('test') },
    services: [{ definition: identityService.definition, handlers } as unknown as ServedService],
    logger: createLogger({ service: 'test', level: 'silent' }),
  })
  const client = createGrpcClient(identityService, { target: `127.0.0.1:${server.port}`, timeoutMs: 30_000 })
  onTestFinished(async () => {
    client.close()
    await server.stop(0)
  })
  const other = client.call('DeleteUser', {})
  for (let round = 0; round < cancelled.rounds; round++) {
    const gone = new AbortController()
    const context = { requestId: 'r', traceparent: newTraceparent(), signal: gone.signal }
    const names = Array.from({ length: cancelled.callsOfRound }, (_, index) => `${round}-${index}`)
    const allBegun = Promise.all(names.map((name) => new Promise<void>((resolve) => begun.set(name, resolve))))
    /** One by one, not together: each has a stream of its own. */
    const calls = names.map(async (username, index) => {
      for (let turn = 0; turn < index; turn++) await new Promise(setImmediate)
      return client.call('ClaimUsername', { username }, { context }).catch(() => 'left')
    })
    await allBegun
    gone.abort()
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['left']))
  }
  gate.resolve()
  expect(await other).toEqual({})
})
