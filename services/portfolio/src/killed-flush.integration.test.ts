import { portfolioViewKeys, viewField } from '@resume/proto/portfolio-views'
import { newId } from '@resume/service-kit/ids'
import { ownRedis } from '@resume/test-kit/own-servers'
import { openStatementGate, type StatementGate } from '@resume/test-kit/statement-gate'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type RunningPortfolio, runPortfolio } from '../test-data/running-portfolio.ts'

let gate: StatementGate
let portfolio: RunningPortfolio
let server: Awaited<ReturnType<typeof ownRedis>>
let redis: Redis
const userId = newId()
const [day, host] = [new Date().toISOString().slice(0, 10), 'news.example.org']
let sent = 0

beforeAll(async () => {
  gate = await openStatementGate(inject('postgresUrl'))
  server = await ownRedis()
  redis = new Redis(server.url)
  portfolio = await runPortfolio({ REDIS_URL: server.url, VIEW_FLUSH_INTERVAL_MS: '50' }, gate.through)
  await portfolio.database.owner.create({ data: { userId } })
})
afterAll(async () => {
  await portfolio.stop()
  redis.disconnect()
  await server.stop()
  await gate.close()
})

async function view(count: number): Promise<void> {
  const { pending } = portfolioViewKeys
  const fields = [viewField(userId, day), viewField(userId, day, host)]
  await redis.multi(fields.map((field) => ['hincrby', pending, field, count])).exec()
  sent += count
}
async function counted(): Promise<number[]> {
  const [total, byDay, byHost] = await Promise.all([
    portfolio.database.viewTotal.findUnique({ where: { userId } }),
    portfolio.database.dailyViews.findMany({ where: { userId } }),
    portfolio.database.referrerViews.findMany({ where: { userId } }),
  ])
  return [Number(total?.views ?? 0), byDay[0]?.views ?? 0, byHost[0]?.views ?? 0]
}

it.each([
  ['after it has taken the views and before it has added them', /INTO flushed_view_batches/, 'before'],
  ['after it has added the views and before it knows', /INTO flushed_view_batches/, 'after'],
  [
    'after it knows that it has added the views and before it forgets them',
    /^SELECT 1 FROM flushed_view_batches/,
    'after',
  ],
] as const)(
  'a process that is killed %s loses no view and counts none twice',
  async (_what, statement, when) => {
    const stopped = gate.stopAt(({ sql }) => statement.test(sql), when)
    await view(7)
    await stopped
    expect(await redis.exists(portfolioViewKeys.batch)).toBe(1)
    await view(5)
    await portfolio.crash()
    await view(3)
    /** As if the time of the killed process's lease had passed. */
    await portfolio.database.jobLease.updateMany({ data: { expiresAt: new Date(0) } })
    await portfolio.restart()
    await expect
      .poll(() => redis.exists(portfolioViewKeys.pending, portfolioViewKeys.batch), { timeout: 40_000 })
      .toBe(0)
    expect(await counted()).toEqual([sent, sent, sent])
  },
  60_000,
)
