import { identityService } from '@resume/proto/services'
import { startNameServer } from '@resume/test-kit/name-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { developmentPrincipals } from '../context/principals.ts'
import { createLogger } from '../logging/logger.ts'
import { createGrpcClient } from './client.ts'
import { type GrpcServer, type ServedService, startGrpcServer } from './server.ts'

/** gRPC then asks the name server in a target's authority, and not this machine's; it reads this when it is loaded. */
vi.hoisted(() => {
  process.env.GRPC_NODE_USE_ALTERNATIVE_RESOLVER = 'true'
})

const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Replicas on one port of several addresses of this machine, and how many calls each has answered. */
function createReplicas() {
  let port = 0
  const answered = new Map<string, number>()
  const start = async (host: string): Promise<GrpcServer> => {
    const { definition } = identityService
    const handlers = Object.fromEntries(
      Object.keys(definition as object).map((name) => [
        name,
        async () => {
          answered.set(host, (answered.get(host) ?? 0) + 1)
          return {}
        },
      ]),
    )
    const server = await startGrpcServer({
      ...{ host, port, readiness: {}, principals: developmentPrincipals('test') },
      services: [{ definition, handlers } as unknown as ServedService],
      logger: createLogger({ service: 'test', level: 'silent' }),
    })
    port = server.port
    cleanUps.push(() => server.stop(0))
    return server
  }
  return { start, answered, port: () => port }
}

/** A client of a name, behind which a name server tells the replicas. */
async function connect(port: number, addresses: string[]) {
  const names = await startNameServer(addresses)
  const target = `dns://${names.address}/identity.example.com:${port}`
  const client = createGrpcClient(identityService, { target, timeoutMs: 5_000 })
  cleanUps.push(names.close, client.close)
  return { names, client }
}

describe('a client of a name with several addresses', () => {
  it('spreads its calls over all of them', async () => {
    const { start, answered, port } = createReplicas()
    const hosts = ['127.0.0.2', '127.0.0.3', '127.0.0.4']
    for (const host of hosts) await start(host)
    const { client } = await connect(port(), hosts)
    await expect
      .poll(async () => {
        await client.call('GetUser', {})
        return answered.size
      })
      .toBe(hosts.length)
    answered.clear()
    for (let time = 0; time < 30; time++) await client.call('GetUser', {})
    expect([...answered.values()]).toEqual([10, 10, 10])
  })

  it('goes over to the replicas that replace them, without one failed call', async () => {
    const { start, answered, port } = createReplicas()
    const first = await start('127.0.0.2')
    const second = await start('127.0.0.3')
    const { names, client } = await connect(port(), ['127.0.0.2', '127.0.0.3'])
    let isOver = false
    const load = (async () => {
      while (!isOver) await Promise.all([client.call('GetUser', {}), client.call('CreateApiKey', {})])
    })()
    /** As in a rollout: the new one is there, the name leads to it, the old one goes. */
    const replace = async (old: GrpcServer, host: string, left: string[]) => {
      await start(host)
      names.lead(left)
      answered.clear()
      await old.stop(1_000)
      await expect.poll(() => answered.get(host) ?? 0).toBeGreaterThan(10)
    }
    await replace(first, '127.0.0.4', ['127.0.0.3', '127.0.0.4'])
    await replace(second, '127.0.0.5', ['127.0.0.4', '127.0.0.5'])
    isOver = true
    await load
  })
})

describe('a client of replicas that are restarted one right after the other', () => {
  /** No pause between two restarts: the client may not have noticed yet that the first is back when the second goes. */
  it('has every call answered, whatever it does', async () => {
    const { start, port } = createReplicas()
    const hosts = ['127.0.0.2', '127.0.0.3']
    const servers = new Map<string, GrpcServer>()
    for (const host of hosts) servers.set(host, await start(host))
    const target = `ipv4:${hosts.map((host) => `${host}:${port()}`).join(',')}`
    const client = createGrpcClient(identityService, { target, timeoutMs: 10_000 })
    cleanUps.push(client.close)
    let isOver = false
    let answers = 0
    const call = async () => {
      while (!isOver) {
        await client.call('CreateApiKey', {})
        answers += 1
      }
    }
    const load = Promise.all(Array.from({ length: 8 }, call))
    const restarts = (async () => {
      for (let round = 0; round < 10; round++) {
        for (const host of hosts) {
          await servers.get(host)?.stop(5_000)
          servers.set(host, await start(host))
        }
        const before = answers
        await expect.poll(() => answers).toBeGreaterThan(before)
      }
      isOver = true
    })()
    await Promise.all([load, restarts]).finally(() => {
      isOver = true
    })
  })
})
