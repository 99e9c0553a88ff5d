import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '../client/client.ts'
import { services, twoAddresses } from '../platform/two-addresses.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Load, startLoad } from './load.ts'
import { runPlatform } from './running-platform.ts'

const { environment, second } = await twoAddresses()
/** Longer than a busy machine takes to tell the balancer that a gateway stops. */
const shutdownDelay = '4000'
const running = runPlatform({ SHUTDOWN_DELAY_MS: shutdownDelay, ...environment })

/** One process of everything, and another one. */
const halves: { stop(): Promise<void>; restart(): Promise<void> }[][] = []
let balancer: Balancer

beforeAll(async () => {
  const { platform, part } = running
  const replicas = await Promise.all([...services, 'gateway'].map((name) => platform.startReplica(name, second)))
  halves.push(
    [...services, 'gateway'].map(part),
    replicas.map((replica) => replica.process),
  )
  const gateway = replicas.at(-1)
  balancer = await startBalancer([Number(new URL(platform.url).port), gateway?.port ?? 0])
})
afterAll(() => balancer?.close())

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
    for (const half of halves) {
      /** As operators do, only once the balancer has found those that were restarted before. */
      await expect.poll(balancer.ready).toBe(2)
      await Promise.all(loads.map((load) => goOn(load, 3)))
      await Promise.all(half.map((each) => each.stop().then(() => each.restart())))
    }
    await Promise.all(loads.map((load) => goOn(load, 3)))
    await Promise.all(loads.map((load) => load.stop()))
    const wrong = loads.flatMap(({ answers }) => answers.filter(({ status }) => status >= 300))
    expect([...new Set(wrong.map(({ status, text }) => `${status} ${text}`))]).toEqual([])
    expect(loads.flatMap((load) => load.failures)).toEqual([])
  })
})
