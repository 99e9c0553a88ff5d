import { portfolioViewKeys, viewField } from '@resume/proto/portfolio-views'
import { eventField, statisticsKeys } from '@resume/proto/statistics'
import { createLeaseCache } from '@resume/service-kit/cache/lease-cache'
import { createCountBuffer } from '@resume/service-kit/counting/count-buffer'
import { newId } from '@resume/service-kit/ids'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis, type RedisConnection } from '@resume/service-kit/redis/connect'
import { type OwnCluster, ownCluster } from '@resume/test-kit/own-cluster'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Attempt, createIdempotency } from './idempotency/idempotency.ts'
import { keptBytesOfCaller } from './idempotency/scripts.ts'
import { createStatisticsCounter } from './statistics/statistics-counter.ts'
import { createViewCounter } from './views/view-counter.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
let cluster: OwnCluster
/** Two gateways. */
let connections: [RedisConnection, RedisConnection]

beforeAll(async () => {
  cluster = await ownCluster()
  const connect = async () => {
    const connection = connectRedis({ url: cluster.url, logger, commandTimeoutMs: 5_000 })
    await connection.attempted()
    return connection
  }
  connections = [await connect(), await connect()]
})
afterAll(async () => {
  for (const connection of connections ?? []) connection.close()
  await cluster?.stop()
})

describe('on a cluster', () => {
  it('of requests with one key at once, one is done, and answers of a caller make way for each other', async () => {
    const [one, two] = connections.map((connection) => createIdempotency(connection, 'a secret of tests', logger))
    const caller = newId()
    const request = (key: string) => ({ caller, method: 'POST', path: '/documents', key, body: {} })
    const begin = async (key: string, nth: number) => (nth % 2 ? one : two)?.(request(key))
    const begun = await Promise.allSettled(Array.from({ length: 20 }, (_, nth) => begin('same', nth)))
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const bytes = keptBytesOfCaller / 4
    for (let nth = 0; nth < 6; nth++) {
      const attempt = (await begin(`key ${nth}`, nth)) as Extract<Attempt, { complete: unknown }>
      await attempt.complete({ status: 201, body: 'x'.repeat(bytes - 1_000) })
    }
    await expect(begin('key 0', 1)).rejects.toMatchObject({ id: 'idempotency_result_dropped' })
    expect(await begin('key 5', 0)).toMatchObject({ replay: { status: 201 } })
  })

  it('views of many portfolios are counted once for a visitor and day, at whichever gateway', async () => {
    const [counter, other] = connections.map((connection) =>
      createViewCounter(connection, createLeaseCache(connection, logger), {
        hosts: new Set(),
        portfolioDomain: undefined,
      }),
    )
    const owners = Array.from({ length: 5 }, () => newId())
    const count = (nth: number, owner: string) =>
      (nth % 2 ? counter : other)?.count(
        {
          subdomain: `of-${owner}`,
          userId: undefined,
          address: `10.0.0.${nth % 20}`,
          userAgent: 'A browser',
          referrer: '',
        },
        async () => owner,
      )
    await Promise.all(owners.flatMap((owner) => Array.from({ length: 40 }, (_, nth) => count(nth, owner))))
    const batch = await createCountBuffer(connections[0], portfolioViewKeys).take(newId())
    const day = new Date().toISOString().slice(0, 10)
    expect(batch?.counts).toEqual(new Map(owners.map((owner) => [viewField(owner, day), '20'])))
  })

  it('statistics events are counted at all gateways together', async () => {
    const at = new Date()
    const event = { name: 'page-viewed', properties: { path: '/' }, at }
    await Promise.all(
      connections.flatMap((connection) => [1, 2, 3].map(() => createStatisticsCounter(connection).count([event]))),
    )
    const batch = await createCountBuffer(connections[1], statisticsKeys).take(newId())
    const counted = { day: at.toISOString().slice(0, 10), name: event.name }
    expect(batch?.counts.get(eventField(counted))).toBe('6')
    expect(batch?.counts.get(eventField({ ...counted, property: { name: 'path', value: '/' } }))).toBe('6')
  })
})
