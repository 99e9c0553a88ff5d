import { setTimeout } from 'node:timers/promises'
import { Server, ServerCredentials, type ServiceDefinition } from '@grpc/grpc-js'
import { identityService } from '@resume/proto/services'
import { afterEach, describe, expect, it } from 'vitest'
import { createGrpcClient } from './client.ts'

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0).reverse()) cleanUp()
})

/** A server that answers all calls with nothing. */
async function listen(port: number): Promise<{ port: number; stop(): void }> {
  const server = new Server()
  const definition = identityService.definition as unknown as ServiceDefinition
  const answer = (_call: unknown, done: (error: null, response: object) => void) => done(null, {})
  server.addService(definition, Object.fromEntries(Object.keys(definition).map((name) => [name, answer])))
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, found) =>
      error ? reject(error) : resolve(found),
    )
  })
  cleanUps.push(() => server.forceShutdown())
  return { port: bound, stop: () => server.forceShutdown() }
}

describe('a call that finds no connection', () => {
  it('waits for its service to come back, even if it must not be made twice', async () => {
    const { port, stop } = await listen(0)
    const client = createGrpcClient(identityService, { target: `127.0.0.1:${port}` })
    cleanUps.push(client.close)
    await client.call('CreateApiKey', {})
    stop()
    const early = client.call('CreateApiKey', {})
    const failed = early.then(
      () => false,
      () => true,
    )
    /** Long enough for the system to refuse a connection. */
    expect(await Promise.race([failed, setTimeout(200, 'waits')])).toBe('waits')
    await listen(port)
    await early
  })

  it('fails once the service has been away for long, and so does the next one, until the service is back', async () => {
    const { port, stop } = await listen(0)
    const client = createGrpcClient(identityService, { target: `127.0.0.1:${port}` })
    cleanUps.push(client.close)
    await client.call('CreateApiKey', {})
    stop()
    const away = { code: 'unavailable' }
    /** What is under way when a service is killed fails, and only afterwards is nobody there. */
    await expect.poll(() => client.call('CreateApiKey', {}).catch((error) => error)).toMatchObject(away)
    await expect(client.call('CreateApiKey', {})).rejects.toMatchObject(away)
    await listen(port)
    const answered = () =>
      client.call('CreateApiKey', {}).then(
        () => true,
        () => false,
      )
    await expect.poll(answered).toBe(true)
  })
})
