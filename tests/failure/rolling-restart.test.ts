import type { Replica } from '@resume/local-stack/platform/start-platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '../client/client.ts'
import { services, twoAddresses } from '../platform/two-addresses.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Load, startLoad } from './load.ts'
import { withItsLog } from './logged.ts'
import { runPlatform } from './running-platform.ts'

const { environment, second } = await twoAddresses()
/** A gateway that stops goes on answering until it is told again: once the balancer knows. */
const running = runPlatform({ SHUTDOWN_DELAY_MS: '10000', ...environment })

type Part = ReturnType<typeof running.part>
/** One process of everything, and another one. */
const halves: { gateway: Part; port: number; others: Part[] }[] = []
let balancer: Balancer

beforeAll(async () => {
  const { platform, part } = running
  const replicas = await Promise.all([...services, 'gateway'].map((name) => platform.startReplica(name, second)))
  const gateway = replicas.pop() as Replica
  halves.push(
    { gateway: part('gateway'), port: Number(new URL(platform.url).port), others: services.map(part) },
    { gateway: gateway.process, port: gateway.port, others: replicas.map((replica) => replica.process) },
  )
  balancer = await startBalancer(halves.map(({ port }) => port))
})
afterAll(async () => {
  await balancer?.close()
  /** One that is stopped goes on for the balancer's sake, each kind after the other. */
  await Promise.all(halves.flatMap(({ gateway, others }) => [gateway, ...others]).map((each) => each.kill()))
})

describe('two processes of everything behind a load balancer', () => {
  it('answer every request while each of them is restarted', async () => {
    const { session } = await running.aUser()
    const { call } = clientOf(balancer.url, session.headers)
    const { id, ...created } = (await call('POST', '/documents', { body: { type: 'RESUME' } })).body.data
    const resume =
      'Ada Example\nada@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built things'
    let nth = 0
    let { revision } = created
    const work = [
      () => call('GET', '/users/me'),
      () => call('GET', `/documents/${id}`),
      () => call('GET', '/billing/me'),
      () => call('GET', '/changelog'),
      () => call('GET', '/portfolios/me'),
      () => clientOf(balancer.url).call('POST', '/ats/check', { body: { resume } }),
      () => call('PUT', '/users/me/name', { body: { name: `Ada ${nth++}` } }),
      /** Never twice, and never lost: each needs the revision that the one before made. */
      async () => {
        const answer = await call('PATCH', `/documents/${id}`, { body: { revision, content: { text: `${revision}` } } })
        if (answer.status === 200) revision = answer.body.data.revision
        return answer
      },
    ]
    const loads = work.map((each) => startLoad(1, each))
    const goOn = async (load: Load, count: number) =>
      expect.poll(() => load.answers.length, { timeout: 20_000 }).toBeGreaterThan(load.answers.length + count)
    const restart = (each: Part) => each.stop().then(() => each.restart())
    for (const { gateway, port, others } of halves) {
      /** As operators do, only once the balancer has found those that were restarted before. */
      await expect.poll(balancer.ready).toHaveLength(2)
      await Promise.all(loads.map((load) => goOn(load, 3)))
      const restarted = others.map(restart)
      process.kill(gateway.pid() as number, 'SIGTERM')
      await expect.poll(balancer.ready).not.toContain(port)
      /** A connection that nobody has accepted yet ends with the process. */
      await expect.poll(() => balancer.open(port)).toBe(0)
      await Promise.all([...restarted, restart(gateway)])
    }
    await Promise.all(loads.map((load) => goOn(load, 3)))
    await Promise.all(loads.map((load) => load.stop()))
    const wrong = loads.flatMap(({ answers }) => answers.filter(({ status }) => status >= 300))
    expect(wrong.map((answer) => withItsLog(running.platform, answer))).toEqual([])
    expect(loads.flatMap((load) => load.failures)).toEqual([])
  })
})
