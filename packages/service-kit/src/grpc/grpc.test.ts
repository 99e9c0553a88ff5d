import { atsService, identityService } from '@resume/proto/services'
import { afterEach, describe, expect, it } from 'vitest'
import { requireUser } from '../context/callers.ts'
import { developmentPrincipals } from '../context/principals.ts'
import { currentContext } from '../context/request-context.ts'
import { newTraceparent, traceIdOf } from '../context/trace-context.ts'
import { AppError, invalidFields } from '../errors/app-error.ts'
import { createLogger } from '../logging/logger.ts'
import { createGrpcClient } from './client.ts'
import { type ServedService, startGrpcServer } from './server.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** A server whose named methods answer as given; every other method is not implemented. */
async function serverWith(
  spec: { definition: object },
  handlers: Record<string, (input: never) => Promise<unknown>>,
  port = 0,
) {
  const missing = async () => {
    throw new AppError('internal_error')
  }
  const all = Object.fromEntries(Object.keys(spec.definition).map((name) => [name, handlers[name] ?? missing]))
  const services = [{ definition: spec.definition, handlers: all } as ServedService]
  const server = await startGrpcServer({
    host: '127.0.0.1',
    port,
    services,
    readiness: {},
    principals: developmentPrincipals('test'),
    logger,
  })
  cleanUps.push(() => server.stop(100))
  return server
}

function identityClient(port: number, timeoutMs = 2_000) {
  const client = createGrpcClient(identityService, { target: `127.0.0.1:${port}`, timeoutMs })
  cleanUps.push(() => client.close())
  return client
}

describe('a call between services', () => {
  it('carries request id, principal, trace and deadline to the handler', async () => {
    let seen: ReturnType<typeof currentContext>
    const server = await serverWith(identityService, {
      GetUser: async () => {
        seen = currentContext()
        return { user: { id: requireUser().userId } }
      },
    })
    const traceparent = newTraceparent()
    const principal = {
      kind: 'session',
      userId: 'u1',
      sessionId: 's1',
      email: 'zoë@example.com',
      emailVerified: true,
    } as const
    const { user } = await identityClient(server.port, 60_000).call(
      'GetUser',
      {},
      { context: { requestId: 'req-1', traceparent, principal, deadline: Date.now() + 20_000 } },
    )
    expect(user?.id).toBe('u1')
    expect(seen?.requestId).toBe('req-1')
    expect(seen?.principal).toEqual(principal)
    expect(traceIdOf(seen?.traceparent ?? '')).toBe(traceIdOf(traceparent))
    expect((seen?.deadline ?? 0) - Date.now()).toBeLessThanOrEqual(20_000)
  })

  it('hands on an error with its code, message, fields and retry time', async () => {
    const server = await serverWith(identityService, {
      ClaimUsername: async () => {
        throw invalidFields({ path: 'username', message: 'is reserved' })
      },
      CreateApiKey: async () => {
        throw new AppError('rate_limited', { retryAfterSeconds: 7 })
      },
      DeleteUser: async () => {
        throw new AppError('link_expired')
      },
    })
    const client = identityClient(server.port)
    await expect(client.call('ClaimUsername', { username: 'admin' })).rejects.toMatchObject({
      code: 'invalid_argument',
      message: 'Validation failed',
      details: [{ path: 'username', message: 'is reserved' }],
    })
    await expect(client.call('CreateApiKey', {})).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 7 })
    await expect(client.call('DeleteUser', {})).rejects.toMatchObject({ code: 'gone', message: 'Link expired' })
  })

  it('hides what an unexpected error says', async () => {
    const server = await serverWith(identityService, {
      GetUser: async () => {
        throw new Error('password=hunter2')
      },
    })
    const error = await identityClient(server.port)
      .call('GetUser', {})
      .catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'internal', message: 'Internal server error' })
    expect(JSON.stringify(error.cause)).not.toContain('hunter2')
  })

  it('gives up at its deadline, and tells the handler', async () => {
    const told = Promise.withResolvers<boolean>()
    const server = await serverWith(identityService, {
      GetUser: () =>
        new Promise(() => {
          const signal = currentContext()?.signal
          signal?.addEventListener('abort', () => told.resolve(true))
        }),
    })
    const client = identityClient(server.port, 15_000)
    /** The connection stands, so that the call is with its handler long before its deadline. */
    await expect(client.call('DeleteUser', {})).rejects.toMatchObject({ code: 'internal' })
    await expect(client.call('GetUser', {}, { timeoutMs: 1_000 })).rejects.toMatchObject({ code: 'unavailable' })
    expect(await told.promise).toBe(true)
  })

  it('fails as unavailable when the service is down and works again once it is back', async () => {
    const answer = { GetUser: async () => ({ user: { id: 'u1' } }) }
    const first = await serverWith(identityService, answer)
    const client = identityClient(first.port)
    expect((await client.call('GetUser', {})).user?.id).toBe('u1')
    await first.stop(0)
    await expect(client.call('GetUser', {})).rejects.toMatchObject({ code: 'unavailable' })
    await serverWith(identityService, answer, first.port)
    await expect
      .poll(
        () =>
          client.call('GetUser', {}).then(
            ({ user }) => user?.id,
            () => 'down',
          ),
        { timeout: 20_000 },
      )
      .toBe('u1')
  })

  it('hands its own deadline on, when that is nearer than the callee’s time', async () => {
    let inner: number | undefined
    const second = await serverWith(identityService, {
      GetUser: async () => {
        inner = currentContext()?.deadline
        return {}
      },
    })
    const onward = identityClient(second.port, 60_000)
    const first = await serverWith(identityService, { GetUser: () => onward.call('GetUser', {}) })
    const deadline = Date.now() + 30_000
    const context = { requestId: 'req-1', traceparent: newTraceparent(), deadline }
    await identityClient(first.port, 60_000).call('GetUser', {}, { context })
    /** It travels as the time that is left, so it moves by the time of the way. */
    expect(inner).toBeLessThan(deadline + 10_000)
    expect(inner).toBeGreaterThan(deadline - 10_000)
  })

  it('ends when its caller has gone', async () => {
    const begun = Promise.withResolvers<void>()
    const told = Promise.withResolvers<boolean>()
    const server = await serverWith(identityService, {
      GetUser: () =>
        new Promise(() => {
          currentContext()?.signal?.addEventListener('abort', () => told.resolve(true))
          begun.resolve()
        }),
    })
    const gone = new AbortController()
    const context = { requestId: 'req-1', traceparent: newTraceparent(), signal: gone.signal }
    const call = identityClient(server.port, 60_000).call('GetUser', {}, { context })
    await begun.promise
    gone.abort()
    await expect(call).rejects.toMatchObject({ code: 'unavailable' })
    expect(await told.promise).toBe(true)
  })

  it('in work is finished when the server stops, and no other is taken', async () => {
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const server = await serverWith(identityService, {
      GetUser: async () => {
        begun.resolve()
        await gate.promise
        return { user: { id: 'u1' } }
      },
    })
    const call = identityClient(server.port).call('GetUser', {})
    await begun.promise
    const stopped = server.stop(10_000)
    await expect(identityClient(server.port, 500).call('ClaimUsername', {})).rejects.toMatchObject({
      code: 'unavailable',
    })
    gate.resolve()
    expect((await call).user?.id).toBe('u1')
    await stopped
  })

  it('that hangs does not hold up a server that stops longer than its grace', async () => {
    const begun = Promise.withResolvers<void>()
    const server = await serverWith(identityService, {
      GetUser: () => {
        begun.resolve()
        return new Promise(() => {})
      },
    })
    const call = identityClient(server.port, 60_000).call('GetUser', {})
    await begun.promise
    await Promise.all([expect(call).rejects.toMatchObject({ code: 'unavailable' }), server.stop(50)])
  })

  it('streams an upload larger than a message may be', async () => {
    const server = await serverWith(atsService, {
      ExtractText: async (requests: AsyncIterable<{ chunk?: Buffer }>) => {
        let bytes = 0
        for await (const { chunk } of requests) bytes += chunk?.length ?? 0
        return { wordCount: bytes }
      },
    })
    const client = createGrpcClient(atsService, { target: `127.0.0.1:${server.port}` })
    cleanUps.push(() => client.close())
    const chunk = Buffer.alloc(64 * 1024)
    const parts = Array.from({ length: 80 }, () => ({ chunk }))
    expect((await client.upload('ExtractText', parts)).wordCount).toBe(80 * chunk.length)
  })
  it('streams an upload to a service that lets it wait often, and leaves no listener behind', async () => {
    const server = await serverWith(atsService, {
      ExtractText: async (requests: AsyncIterable<{ chunk?: Buffer }>) => {
        let parts = 0
        for await (const _ of requests) if (++parts % 8 === 0) await new Promise((resolve) => setImmediate(resolve))
        return { wordCount: parts }
      },
    })
    const client = createGrpcClient(atsService, { target: `127.0.0.1:${server.port}` })
    cleanUps.push(() => client.close())
    const warnings: Error[] = []
    const hear = (warning: Error) => warnings.push(warning)
    process.on('warning', hear)
    cleanUps.push(() => void process.off('warning', hear))
    const chunk = Buffer.alloc(64 * 1024)
    const parts = Array.from({ length: 200 }, () => ({ chunk }))
    expect((await client.upload('ExtractText', parts)).wordCount).toBe(parts.length)
    await new Promise((resolve) => setImmediate(resolve))
    expect(warnings.map(({ message }) => message)).toEqual([])
  })
})
