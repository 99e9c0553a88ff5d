import { portfolioViewKeys, viewField } from '@resume/proto/portfolio-views'
import { countsOfBatch, createCountBuffer } from '@resume/service-kit/counting/count-buffer'
import { openJobPool } from '@resume/service-kit/database/pools'
import { newId } from '@resume/service-kit/ids'
import { takeLease } from '@resume/service-kit/jobs/lease'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis, type RedisConnection } from '@resume/service-kit/redis/connect'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { ownRedis } from '@resume/test-kit/own-servers'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runPortfolio } from '../test-data/running-portfolio.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { flushViewsJob } from './publication-jobs.ts'

const silent = createLogger({ service: 'test', level: 'silent' })
const day = '2026-03-01'

let database: PrismaClient
let pool: ReturnType<typeof openJobPool>
let redis: Awaited<ReturnType<typeof ownRedis>>
let connection: RedisConnection
beforeEach(async () => {
  const databaseUrl = await freshDatabase('services/portfolio')
  database = openTestDatabase(PrismaClient, databaseUrl)
  pool = openJobPool(databaseUrl, silent)
  redis = await ownRedis()
  connection = connectRedis({ url: redis.url, logger: silent, commandTimeoutMs: 5_000 })
  await expect.poll(() => connection.isUp()).toBe(true)
})
afterEach(async () => {
  connection.close()
  await redis.stop()
  await pool.end()
  await database.$disconnect()
})

it('views are neither lost nor counted twice when a flush is cut off, and none is kept of who was erased', async () => {
  const [userId, erased] = [newId(), newId()]
  await database.owner.createMany({ data: [{ userId }, { userId: erased, erasedAt: new Date() }] })
  const view = async (count: number) => {
    await connection.redis.hincrby(portfolioViewKeys.pending, viewField(userId, day), count)
    await connection.redis.hincrby(portfolioViewKeys.pending, viewField(userId, day, 'news.example.org'), count)
    await connection.redis.hincrby(portfolioViewKeys.pending, viewField(erased, day), count)
  }
  const views = createCountBuffer(connection, portfolioViewKeys)
  const job = flushViewsJob(views, 1_000)
  const lease = await takeLease(pool, job.name, 'me', 60_000)
  if (!lease) throw new Error('no lease')
  const counted = async () => {
    const [total, days, hosts] = await Promise.all([
      database.viewTotal.findUnique({ where: { userId } }),
      database.dailyViews.findMany({ where: { userId } }),
      database.referrerViews.findMany({ where: { userId } }),
    ])
    return [Number(total?.views ?? 0), days[0]?.views ?? 0, hosts[0]?.views ?? 0]
  }
  await view(7)
  const unfinished = { ...views, finish: () => Promise.reject(new Error('cut off')) }
  await expect(flushViewsJob(unfinished, 1_000).run(lease, pool)).rejects.toThrow('cut off')
  expect(await counted()).toEqual([7, 7, 7])
  await view(5)
  await job.run(lease, pool)
  expect(await counted()).toEqual([7, 7, 7])
  await job.run(lease, pool)
  expect(await counted()).toEqual([12, 12, 12])
  await view(3)
  const lost = { ...lease, token: String(BigInt(lease.token) - 1n) }
  await expect(job.run(lost, pool)).rejects.toThrow('lease')
  expect(await counted()).toEqual([12, 12, 12])
  await job.run(lease, pool)
  expect(await counted()).toEqual([15, 15, 15])
  expect(await database.dailyViews.count({ where: { userId: erased } })).toBe(0)
  expect(await database.viewTotal.count({ where: { userId: erased } })).toBe(0)
})

it('views that are too many for one batch are counted in several, each once, also when a flush is cut off', async () => {
  const userIds = Array.from({ length: countsOfBatch + 500 }, () => newId())
  await database.owner.createMany({ data: userIds.map((userId) => ({ userId })) })
  const viewed = Object.fromEntries(userIds.map((userId) => [viewField(userId, day), 3]))
  await connection.redis.hset(portfolioViewKeys.pending, viewed)
  const views = createCountBuffer(connection, portfolioViewKeys)
  const sizes: number[] = []
  const watched = {
    ...views,
    take: async (id: string) => {
      const batch = await views.take(id)
      sizes.push(batch?.counts.size ?? 0)
      return batch
    },
  }
  const job = flushViewsJob(watched, 1_000)
  const lease = await takeLease(pool, job.name, 'me', 60_000)
  if (!lease) throw new Error('no lease')
  const cutOff = { ...watched, finish: () => Promise.reject(new Error('cut off')) }
  await expect(flushViewsJob(cutOff, 1_000).run(lease, pool)).rejects.toThrow('cut off')
  await job.run(lease, pool)
  expect(sizes).toEqual([countsOfBatch, countsOfBatch, 500])
  const counted = await database.dailyViews.groupBy({ by: 'views', _count: true })
  expect(counted).toEqual([{ views: 3, _count: userIds.length }])
  await job.run(lease, pool)
  expect(await connection.redis.exists(portfolioViewKeys.pending, portfolioViewKeys.batch)).toBe(0)
}, 60_000)

it('views are all counted, each once, by a process that is killed again and again while it flushes', async () => {
  const ours = await ownRedis()
  const portfolio = await runPortfolio({ REDIS_URL: ours.url, VIEW_FLUSH_INTERVAL_MS: '50' })
  const connection = connectRedis({ url: ours.url, logger: silent })
  try {
    await expect.poll(() => connection.isUp()).toBe(true)
    const userIds = Array.from({ length: 50 }, () => newId())
    await portfolio.database.owner.createMany({ data: userIds.map((userId) => ({ userId })) })
    let sent = 0
    for (let round = 0; round < 2; round++) {
      let isDone = false
      const sending = (async () => {
        while (!isDone) {
          const userId = userIds[sent % userIds.length] ?? ''
          await connection.redis.hincrby(portfolioViewKeys.pending, viewField(userId, day), 1)
          sent++
        }
      })()
      const target = sent + 300
      await expect.poll(() => sent, { timeout: 10_000, interval: 5 }).toBeGreaterThan(target)
      await portfolio.crash()
      isDone = true
      await sending
      await portfolio.restart()
      /** As if the time of the killed process's lease had passed. */
      await portfolio.database.jobLease.updateMany({ data: { expiresAt: new Date(0) } })
    }
    const total = async () =>
      Number((await portfolio.database.viewTotal.aggregate({ _sum: { views: true } }))._sum.views)
    await expect.poll(total, { timeout: 30_000 }).toBe(sent)
  } finally {
    connection.close()
    await portfolio.stop()
    await ours.stop()
  }
}, 60_000)
