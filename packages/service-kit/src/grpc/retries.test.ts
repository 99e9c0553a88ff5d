import { Client, credentials, Metadata, Server, ServerCredentials, type ServiceDefinition, status } from '@grpc/grpc-js'
import { identityService } from '@resume/proto/services'
import { afterEach, describe, expect, it } from 'vitest'
import { createPrincipals, developmentPrincipals } from '../context/principals.ts'
import { createLogger } from '../logging/logger.ts'
import { createGrpcClient } from './client.ts'
import { type ServedService, startGrpcServer } from './server.ts'

const definition = identityService.definition as unknown as ServiceDefinition
const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** A server of which every method fails as told, and the number of calls that each got. */
async function failingServer(code: status, failures = Number.POSITIVE_INFINITY) {
  const calls: Record<string, number> = {}
  const server = new Server()
  server.addService(
    definition,
    Object.fromEntries(
      Object.keys(definition).map((name) => [
        name,
        (_call: unknown, done: (error: object | null, response?: object) => void) => {
          calls[name] = (calls[name] ?? 0) + 1
          if (calls[name] <= failures) done({ code, details: 'as told' })
          else done(null, {})
        },
      ]),
    ),
  )
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    )
  })
  cleanUps.push(() => server.forceShutdown())
  const client = createGrpcClient(identityService, { target: `127.0.0.1:${port}`, timeoutMs: 5_000 })
  cleanUps.push(client.close)
  return { calls, client }
}

describe('a call that fails', () => {
  it('as unavailable is tried three times when the method is idempotent', async () => {
    const { calls, client } = await failingServer(status.UNAVAILABLE)
    await expect(client.call('GetUser', {})).rejects.toMatchObject({ code: 'unavailable' })
    await expect(client.call('RevokeApiKey', { id: 'x' })).rejects.toMatchObject({ code: 'unavailable' })
    expect(calls).toEqual({ GetUser: 3, RevokeApiKey: 3 })
  })

  it('as unavailable at first succeeds when a later try does', async () => {
    const { calls, client } = await failingServer(status.UNAVAILABLE, 2)
    await client.call('GetUser', {})
    expect(calls).toEqual({ GetUser: 3 })
  })

  it('is never tried again when the method is not idempotent', async () => {
    const { calls, client } = await failingServer(status.UNAVAILABLE)
    for (const method of ['CreateApiKey', 'RotateApiKey', 'DeleteUser', 'DeleteApiKey'] as const) {
      await expect(client.call(method, {})).rejects.toMatchObject({ code: 'unavailable' })
    }
    expect(calls).toEqual({ CreateApiKey: 1, RotateApiKey: 1, DeleteUser: 1, DeleteApiKey: 1 })
  })

  it('in any other way is never tried again', async () => {
    for (const code of [status.INTERNAL, status.RESOURCE_EXHAUSTED, status.ABORTED, status.UNKNOWN]) {
      const { calls, client } = await failingServer(code)
      await expect(client.call('GetUser', {})).rejects.toMatchObject({ code: 'internal' })
      expect(calls).toEqual({ GetUser: 1 })
    }
  })
})

describe('a server', () => {
  it('refuses a call whose principal no process of the platform signed, says so once, and goes on serving', async () => {
    const handlers = Object.fromEntries(Object.keys(definition).map((name) => [name, async () => ({})]))
    const logger = createLogger({ service: 'test', level: 'silent' })
    const logged: string[] = []
    const refused: string[] = []
    const services = [{ definition, handlers } as ServedService]
    const server = await startGrpcServer({
      host: '127.0.0.1',
      port: 0,
      services,
      readiness: {},
      principals: developmentPrincipals('test'),
      logger: Object.assign(logger, { warn: ({ reason }: { reason: string }) => logged.push(reason) }),
      onRefused: (reason) => refused.push(reason),
    })
    cleanUps.push(() => server.stop(0))
    const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure())
    cleanUps.push(() => client.close())
    const method = definition.GetUser
    if (!method) throw new Error('the service has no GetUser')
    const call = (metadata: Metadata) =>
      new Promise<number>((resolve) => {
        client.makeUnaryRequest(
          method.path,
          method.requestSerialize,
          method.responseDeserialize,
          {},
          metadata,
          { deadline: Date.now() + 5_000 },
          (error) => resolve(error?.code ?? status.OK),
        )
      })
    const metadataWith = (principal: string) => {
      const metadata = new Metadata()
      metadata.set('x-principal', principal)
      return metadata
    }
    const stranger = createPrincipals({ service: 'gateway', keys: ['a key that nobody here knows, of any length'] })
    const unsigned = JSON.stringify({ kind: 'session', userId: 'u' })
    for (let time = 0; time < 3; time++) {
      expect(await call(new Metadata())).toBe(status.UNAUTHENTICATED)
      expect(await call(metadataWith(unsigned))).toBe(status.UNAUTHENTICATED)
      expect(await call(metadataWith(stranger.sign(undefined)))).toBe(status.UNAUTHENTICATED)
    }
    expect(refused).toEqual(Array(3).fill(['missing', 'malformed', 'unknown-key']).flat())
    expect(logged).toEqual(['missing', 'malformed', 'unknown-key'])
    expect(await call(metadataWith(developmentPrincipals('gateway').sign(undefined)))).toBe(status.OK)
  })
})
