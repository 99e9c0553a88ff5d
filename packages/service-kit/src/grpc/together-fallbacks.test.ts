import {
  Server,
  ServerCredentials,
  type ServerWritableStream,
  type ServiceDefinition,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js'
import type { MakeCallsRequestOutput } from '@resume/proto/generated/resume/calls/v1/MakeCallsRequest'
import { callsService, identityService } from '@resume/proto/services'
import { afterEach, describe, expect, it } from 'vitest'
import { createGrpcClient } from './client.ts'

const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const definitionOf = (spec: { definition: object }) => spec.definition as ServiceDefinition
const getUser = definitionOf(identityService).GetUser
const answer = (call: number, id: string) => ({ call, response: getUser?.responseSerialize({ user: { id } }) })

/**
 * A client of a server that is not ours. It answers every call that comes alone with the user `alone`.
 * @param together answers calls that come together; a server without it does not know them
 */
async function clientOf(together?: (call: ServerWritableStream<MakeCallsRequestOutput, object>) => void) {
  const server = new Server()
  const calls = { alone: 0, together: 0 }
  const alone = (_call: unknown, done: (error: null, response: object) => void) => {
    calls.alone += 1
    done(null, { user: { id: 'alone' } })
  }
  const implementation: UntypedServiceImplementation = {}
  for (const name of Object.keys(definitionOf(identityService))) implementation[name] = alone
  server.addService(definitionOf(identityService), implementation)
  if (together) {
    const makeCalls = (call: ServerWritableStream<MakeCallsRequestOutput, object>) => {
      calls.together += 1
      together(call)
    }
    server.addService(definitionOf(callsService), { MakeCalls: makeCalls } as UntypedServiceImplementation)
  }
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    )
  })
  cleanUps.push(() => server.forceShutdown())
  const client = createGrpcClient(identityService, { target: `127.0.0.1:${port}`, timeoutMs: 5_000 })
  cleanUps.push(client.close)
  const read = async (times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => client.call('GetUser', {})))
    return answers.map(({ user }) => user?.id)
  }
  return { calls, client, read }
}

describe('calls that leave together', () => {
  it('are made alone where a service does not know such calls, and for a while nobody asks it again', async () => {
    const { calls, read } = await clientOf((call) => call.emit('error', { code: status.UNIMPLEMENTED, details: '' }))
    for (let round = 0; round < 3; round++) expect(await read(4)).toEqual(Array(4).fill('alone'))
    expect(calls).toEqual({ alone: 12, together: 1 })
  })

  it('are made alone by a server that has no such service at all', async () => {
    const { calls, read } = await clientOf()
    expect(await read(10)).toEqual(Array(10).fill('alone'))
    expect(calls.alone).toBe(10)
  })

  it('are made again alone when the connection breaks before they are answered', async () => {
    const { calls, read } = await clientOf((call) => {
      call.write({ answers: [answer(0, 'first'), answer(2, 'third')] })
      setTimeout(() => call.emit('error', { code: status.UNAVAILABLE, details: 'gone' }), 50)
    })
    expect(await read(4)).toEqual(['first', 'alone', 'third', 'alone'])
    expect(calls).toEqual({ alone: 2, together: 1 })
  })

  it('are made again alone when a service forgets some, or answers what nobody asked', async () => {
    const { calls, read } = await clientOf((call) => {
      call.write({ answers: [answer(1, 'second'), answer(1, 'second again'), answer(99, 'nobody')] })
      call.end()
    })
    expect(await read(3)).toEqual(['alone', 'second', 'alone'])
    expect(calls).toEqual({ alone: 2, together: 1 })
  })

  it('fail when a service answers what cannot be decoded', async () => {
    const { read } = await clientOf((call) => {
      call.write({ answers: [0, 1].map((place) => ({ call: place, response: Buffer.from([0xff, 0xff]) })) })
      call.end()
    })
    await expect(read(2)).rejects.toMatchObject({ code: 'internal' })
  })

  it.each([1, 3])('fail as unavailable when their client is closed before they leave: %i', async (times) => {
    const { calls, client, read } = await clientOf((call) => call.end())
    await client.call('DeleteUser', {})
    const reads = read(times)
    client.close()
    await expect(reads).rejects.toMatchObject({ code: 'unavailable' })
    expect(calls.together).toBe(0)
  })

  it('go without one whose request cannot be encoded', async () => {
    const { client, read } = await clientOf((call) => {
      call.write({ answers: [answer(0, 'first'), answer(1, 'second')] })
      call.end()
    })
    const unreadable = {
      get userId(): string {
        throw new Error('cannot be read')
      },
    }
    const broken = client.call('FindApiKeys', unreadable)
    const [failure, answers] = await Promise.all([broken.catch((error: unknown) => error), read(2)])
    expect(failure).toMatchObject({ code: 'internal' })
    expect(answers).toEqual(['first', 'second'])
  })

  it('do not take along what must not be made twice', async () => {
    const { calls, client } = await clientOf((call) => call.end())
    await Promise.all([client.call('DeleteUser', {}), client.call('CreateApiKey', {}), client.call('GetUser', {})])
    expect(calls).toEqual({ alone: 3, together: 0 })
  })
})
