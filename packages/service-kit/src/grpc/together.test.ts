import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { callsService, identityService } from '@resume/proto/services'
import { afterEach, describe, expect, it } from 'vitest'
import { requireUser } from '../context/callers.ts'
import { createPrincipals, developmentPrincipals } from '../context/principals.ts'
import { currentContext } from '../context/request-context.ts'
import { newTraceparent, traceIdOf } from '../context/trace-context.ts'
import { AppError, invalidFields } from '../errors/app-error.ts'
import { createLogger } from '../logging/logger.ts'
import { createGrpcClient } from './client.ts'
import { type ServedService, startGrpcServer } from './server.ts'

const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/**
 * A client and its service, whose `GetUser` answers as given; every other method answers that its own way.
 * The client has its connection, so that calls made in one turn do leave in one.
 */
async function pairWith(handlers: Record<string, (input: never) => Promise<unknown>>) {
  const all = Object.fromEntries(
    Object.keys(identityService.definition as object).map((name) => [name, handlers[name] ?? (async () => ({}))]),
  )
  const methods: string[] = []
  const server = await startGrpcServer({
    ...{ host: '127.0.0.1', port: 0, readiness: {}, principals: developmentPrincipals('test') },
    services: [{ definition: identityService.definition, handlers: all } as unknown as ServedService],
    logger: createLogger({ service: 'test', level: 'silent' }),
    observe: ({ method, code }) => methods.push(`${method.slice(method.lastIndexOf('/') + 1)} ${code}`),
  })
  cleanUps.push(() => server.stop(100))
  const target = `127.0.0.1:${server.port}`
  const client = createGrpcClient(identityService, { target, timeoutMs: 10_000 })
  cleanUps.push(client.close)
  await client.call('CheckUsernameAvailability', { username: 'anybody' })
  return { client, methods, target, server }
}

const contextOf = (userId: string, more: object = {}) => ({
  requestId: `request-${userId}`,
  traceparent: newTraceparent(),
  principal: { kind: 'service', service: 'gateway', userId } as const,
  ...more,
})

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: AppError) => error,
  )

describe('calls that leave together', () => {
  it('are each answered in their own context, and counted by their own names', async () => {
    const seen: { userId: string; requestId: string; trace: string; ms: number }[] = []
    const { client, methods } = await pairWith({
      GetUser: async () => {
        const { requestId = '', traceparent = '', deadline = 0 } = currentContext() ?? {}
        const { userId } = requireUser()
        seen.push({ userId, requestId, trace: traceIdOf(traceparent), ms: deadline - Date.now() })
        return { user: { id: userId } }
      },
      ListApiKeys: async () => ({ total: 7 }),
    })
    const contexts = Array.from({ length: 100 }, (_, index) => contextOf(`user-${index}`))
    const [users, keys] = await Promise.all([
      Promise.all(contexts.map((context) => client.call('GetUser', {}, { context }))),
      client.call('ListApiKeys', {}, { context: contexts[0] as never, timeoutMs: 60_000 }),
    ])
    expect(users.map(({ user }) => user?.id)).toEqual(contexts.map(({ principal }) => principal.userId))
    expect(keys.total).toBe(7)
    for (const [index, { requestId, traceparent, principal }] of contexts.entries()) {
      expect(seen[index]).toMatchObject({ userId: principal.userId, requestId, trace: traceIdOf(traceparent) })
      expect(seen[index]?.ms).toBeGreaterThan(5_000)
      expect(seen[index]?.ms).toBeLessThanOrEqual(10_000)
    }
    expect(methods.filter((each) => each === 'GetUser ok')).toHaveLength(100)
    expect(methods).toContain('ListApiKeys ok')
  })

  it('leave in one message', async () => {
    const turns: number[] = []
    let inTurn = 0
    const { client } = await pairWith({
      GetUser: async () => {
        inTurn += 1
        if (inTurn === 1) turn().then(() => turns.push(inTurn))
        return {}
      },
    })
    await Promise.all(Array.from({ length: 40 }, () => client.call('GetUser', {})))
    expect(turns).toEqual([40])
  })

  it('are answered as they are done: none waits for another', async () => {
    const slow = Promise.withResolvers<void>()
    const { client } = await pairWith({
      GetUser: async () => {
        if (requireUser().userId === 'slow') await slow.promise
        return { user: { id: requireUser().userId } }
      },
    })
    const [last, ...others] = ['slow', 'a', 'b'].map((id) => client.call('GetUser', {}, { context: contextOf(id) }))
    expect((await Promise.all(others)).map(({ user }) => user?.id)).toEqual(['a', 'b'])
    slow.resolve()
    expect((await last)?.user?.id).toBe('slow')
  })

  it('fail each for itself, with code, message, fields and retry time', async () => {
    const failures: Record<string, AppError | Error> = {
      wrong: invalidFields({ path: 'username', message: 'is reserved' }),
      limited: new AppError('rate_limited', { retryAfterSeconds: 7 }),
      broken: new Error('password=hunter2'),
    }
    const { client } = await pairWith({
      GetUser: async () => {
        const failure = failures[requireUser().userId]
        if (failure) throw failure
        return { user: { id: 'fine' } }
      },
    })
    const call = (id: string) => client.call('GetUser', {}, { context: contextOf(id) })
    const calls = ['wrong', 'limited', 'broken'].map((id) => failureOf(call(id)))
    const fine = call('somebody')
    const [wrong, limited, broken] = await Promise.all(calls)
    expect((await fine).user?.id).toBe('fine')
    expect(wrong).toMatchObject({ code: 'invalid_argument', details: [{ path: 'username', message: 'is reserved' }] })
    expect(limited).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 7 })
    expect(broken).toMatchObject({ code: 'internal', message: 'Internal server error' })
    expect(JSON.stringify(broken?.cause)).not.toContain('hunter2')
  })

  it('are made again alone when one is unavailable for a moment', async () => {
    let calls = 0
    const { client } = await pairWith({
      GetUser: async () => {
        calls += 1
        if (calls <= 2) throw new AppError('unavailable')
        return { user: { id: requireUser().userId } }
      },
    })
    const ids = ['a', 'b', 'c']
    const users = await Promise.all(ids.map((id) => client.call('GetUser', {}, { context: contextOf(id) })))
    expect(users.map(({ user }) => user?.id)).toEqual(ids)
    expect(calls).toBe(5)
  })

  it('are given up at their own deadlines, and their handlers told', async () => {
    const told: string[] = []
    const { client } = await pairWith({
      GetUser: async () => {
        const { userId } = requireUser()
        const signal = currentContext()?.signal
        if (userId === 'patient') return { user: { id: userId } }
        if (signal) await once(signal, 'abort')
        told.push(userId)
        return {}
      },
    })
    const hasty = failureOf(client.call('GetUser', {}, { context: contextOf('hasty'), timeoutMs: 300 }))
    const slower = failureOf(client.call('GetUser', {}, { context: contextOf('slower'), timeoutMs: 900 }))
    const patient = client.call('GetUser', {}, { context: contextOf('patient') })
    expect((await patient).user?.id).toBe('patient')
    expect(await hasty).toMatchObject({ code: 'unavailable' })
    expect(told).not.toContain('slower')
    expect(await slower).toMatchObject({ code: 'unavailable' })
    await expect.poll(() => told).toEqual(['hasty', 'slower'])
  })

  it('end when all their callers have gone, and one whose caller has gone is given up at once', async () => {
    const begun: string[] = []
    const told: string[] = []
    const { client } = await pairWith({
      GetUser: async () => {
        const { userId } = requireUser()
        begun.push(userId)
        const signal = currentContext()?.signal
        if (signal) await once(signal, 'abort')
        told.push(userId)
        return {}
      },
    })
    const gone = { a: new AbortController(), b: new AbortController() }
    const a = failureOf(client.call('GetUser', {}, { context: contextOf('a', { signal: gone.a.signal }) }))
    const b = failureOf(client.call('GetUser', {}, { context: contextOf('b', { signal: gone.b.signal }) }))
    await expect.poll(() => begun).toEqual(['a', 'b'])
    gone.a.abort()
    expect(await a).toMatchObject({ code: 'unavailable' })
    gone.b.abort()
    expect(await b).toMatchObject({ code: 'unavailable' })
    await expect.poll(() => told).toEqual(['a', 'b'])
  })

  it('whose caller has gone before they left are not made', async () => {
    const { client, methods } = await pairWith({})
    const gone = AbortSignal.abort()
    const [left, kept] = await Promise.all([
      failureOf(client.call('GetUser', {}, { context: contextOf('a', { signal: gone }) })),
      client.call('GetUser', {}, { context: contextOf('b') }),
    ])
    expect(left).toMatchObject({ code: 'unavailable' })
    expect(kept.user).toBeNull()
    expect(methods.filter((each) => each.startsWith('GetUser'))).toEqual(['GetUser ok'])
  })

  it('carry answers that do not fit one message, and refuse one that fits none', async () => {
    const sizes: Record<string, number> = { a: 900_000, b: 900_000, c: 900_000, d: 100, huge: 3_000_000 }
    const { client } = await pairWith({
      GetUser: async () => ({ user: { name: 'x'.repeat(sizes[requireUser().userId] ?? 0) } }),
    })
    const call = (id: string) => client.call('GetUser', {}, { context: contextOf(id) })
    const huge = failureOf(call('huge'))
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(call))
    expect(answers.map(({ user }) => user?.name.length)).toEqual([900_000, 900_000, 900_000, 100])
    expect(await huge).toMatchObject({ code: 'internal' })
  })

  it('carry requests that do not fit one message', async () => {
    const { client } = await pairWith({
      CheckUsernameAvailability: async ({ username }: { username: string }) => ({
        normalizedUsername: String(username.length),
      }),
    })
    const lengths = [200_000, 200_000, 1_500_000, 5, 100_000]
    const answers = await Promise.all(
      lengths.map((length) => client.call('CheckUsernameAvailability', { username: 'u'.repeat(length) })),
    )
    expect(answers.map(({ normalizedUsername }) => Number(normalizedUsername))).toEqual(lengths)
  })

  it('are answered when their service stops while it works on them', async () => {
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const { client, server } = await pairWith({
      GetUser: async () => {
        begun.resolve()
        await gate.promise
        return { user: { id: requireUser().userId } }
      },
    })
    const calls = Promise.all(['a', 'b'].map((id) => client.call('GetUser', {}, { context: contextOf(id) })))
    await begun.promise
    const stopped = server.stop(10_000)
    gate.resolve()
    expect((await calls).map(({ user }) => user?.id)).toEqual(['a', 'b'])
    await stopped
  })
})

describe('a service', () => {
  const signed = developmentPrincipals('gateway').sign({ kind: 'service', service: 'gateway', userId: 'u1' })
  const path = (name: string) => `/resume.identity.v1.IdentityService/${name}`

  /** Makes calls at once, as whoever speaks gRPC could. */
  async function makeCalls(target: string, calls: object[]) {
    const client = createGrpcClient(callsService, { target })
    cleanUps.push(client.close)
    const answers: { call: number; code: number; message: string }[] = []
    await client.stream('MakeCalls', { calls }, (response) => void answers.push(...response.answers))
    return answers.sort((a, b) => a.call - b.call)
  }

  it('verifies for whom each of several calls is made, and makes none that may not be made again', async () => {
    const { target, methods } = await pairWith({})
    const stranger = createPrincipals({ service: 'gateway', keys: ['a key that nobody here knows, of any length'] })
    const common = { timeoutMs: 1_000, requestId: 'r', traceparent: newTraceparent() }
    const answers = await makeCalls(target, [
      { ...common, method: path('GetUser'), principal: signed },
      { ...common, method: path('GetUser') },
      { ...common, method: path('GetUser'), principal: stranger.sign(undefined) },
      { ...common, method: path('GetUser'), principal: signed, request: Buffer.from([0xff, 0xff, 0xff]) },
      { ...common, method: path('DeleteUser'), principal: signed },
      { ...common, method: '/resume.calls.v1.CallsService/MakeCalls', principal: signed },
      { method: '' },
    ])
    expect(answers.map(({ code }) => code)).toEqual([0, 16, 16, 13, 12, 12, 12])
    expect(methods.filter((each) => each.startsWith('DeleteUser'))).toEqual([])
  })

  it('answers no calls at once, and refuses more than 64', async () => {
    const { target } = await pairWith({})
    expect(await makeCalls(target, [])).toEqual([])
    const call = { method: path('GetUser'), principal: signed, timeoutMs: 1_000 }
    expect(await makeCalls(target, Array(64).fill(call))).toHaveLength(64)
    await expect(makeCalls(target, Array(65).fill(call))).rejects.toMatchObject({ code: 'internal' })
  })
})
