import { startRepositoryDouble } from '@resume/codehost-double/repository'
import { openDatabase } from '@resume/service-kit/database/open-database'
import { openJobPool, openQuickPool } from '@resume/service-kit/database/pools'
import { createLogger } from '@resume/service-kit/logging/logger'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { startTestPlatform } from '@resume/test-kit/test-platform'
import type { Pool } from 'pg'
import { createCodehostSnapshot } from '../src/adapters/codehost-snapshots.ts'
import { createCodehostSync } from '../src/adapters/codehost-sync.ts'
import type { Transaction } from '../src/adapters/database.ts'
import { PrismaClient } from '../src/generated/prisma/client.ts'

const second = 1_000

/** Syncs many issues and pull requests, then without a change, and lists out of few and of many. */
export async function measureCodehost(
  items = Number(process.env.BENCH_ITEMS ?? 20_000),
  many = Number(process.env.BENCH_LISTED ?? 100_000),
): Promise<void> {
  const [platform, host] = await Promise.all([
    startTestPlatform({ NODE_ENV: 'test', LOG_LEVEL: 'warn' }),
    startRepositoryDouble(),
  ])
  const logger = createLogger({ service: 'bench', level: 'silent' })
  const databaseUrl = `${platform.postgresUrl}/content`
  const database = openDatabase(PrismaClient, databaseUrl, logger)
  const pools = [openJobPool(databaseUrl, logger), openQuickPool(databaseUrl, logger, { connections: 2 })] as const
  const sync = createCodehostSync({
    ...{ database, pool: pools[1], apiUrl: host.url, token: undefined, repo: host.repo, leaseMs: 600 * second },
    ...{ timeoutMs: 20 * second, signal: new AbortController().signal },
    commit: createCommit<Transaction, never>((work) => database.$transaction(work, { timeout: 60 * second }), {
      now: async () => {},
    }),
  })
  const run = async (full: boolean) => {
    host.seen.length = 0
    const begun = performance.now()
    const { created, updated, removed } = await (await sync.start(full)).ended
    const seconds = (performance.now() - begun) / second
    return { text: `${created} new, ${updated} changed, ${removed} gone`, seconds, requests: host.seen.length }
  }
  try {
    const now = Date.now()
    for (let number = items; number > 0; number--) {
      const labels = number % 3 === 0 ? ['in progress', 'bug'] : ['bug']
      const state = number % 2 === 0 ? ('closed' as const) : ('open' as const)
      host.put(number, {
        labels,
        state,
        isPullRequest: number % 4 === 0,
        updatedAt: new Date(now - (items - number + 60) * 10 * second),
      })
    }
    host.remaining = Number.MAX_SAFE_INTEGER
    const theirs = await walk(host.url, host.repo)
    process.stdout.write(`\nCode host: ${items.toLocaleString('en-US')} issues and pull requests, pages of 100\n`)
    process.stdout.write(`  the pages alone: ${theirs.seconds.toFixed(1)} s, ${theirs.pages} requests\n`)
    for (const name of ['first sync', 'full sync without a change']) {
      const { text, seconds, requests } = await run(true)
      const ours = seconds - theirs.seconds
      process.stdout.write(
        `  ${name}: ${seconds.toFixed(1)} s, ${requests} requests, ${text}; besides the pages ${ours.toFixed(1)} s   goal: under 60\n`,
      )
    }
    for (const name of ['incremental sync without a change', 'the next one']) {
      const { text, seconds, requests } = await run(false)
      process.stdout.write(`  ${name}: ${seconds.toFixed(2)} s, ${requests} requests, ${text}   goal: at most 3\n`)
    }
    await lists(createCodehostSnapshot(database), pools[0], many)
  } finally {
    await database.$disconnect()
    await Promise.all(pools.map((pool) => pool.end()))
    await host.stop()
    await platform.stop()
  }
}

/** Reads all pages as the sync does, and does nothing with them. */
async function walk(url: string, repo: string): Promise<{ pages: number; seconds: number }> {
  const begun = performance.now()
  let pages = 0
  let next: string | undefined = `${url}/repos/${repo}/issues?state=all&sort=updated&direction=desc&per_page=100`
  while (next !== undefined) {
    const response: Response = await fetch(next, { headers: { 'user-agent': 'bench' } })
    await response.arrayBuffer()
    pages++
    next = /<([^<>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return { pages, seconds: (performance.now() - begun) / second }
}

const questions = {
  'all, first page': { query: {}, offset: 0 },
  'todo, first page': { query: { status: 'todo' as const }, offset: 0 },
  'pull requests in progress': { query: { kind: 'pull-request' as const, status: 'in-progress' as const }, offset: 0 },
}

/** Times the lists out of 100 and out of many items, and prints how PostgreSQL finds the latter. */
async function lists(snapshot: ReturnType<typeof createCodehostSnapshot>, pool: Pool, many: number): Promise<void> {
  const times: Record<string, number[]> = {}
  for (const count of [100, many]) {
    await fill(pool, count)
    for (const [name, { query, offset }] of Object.entries(questions)) {
      const list = () => snapshot.list({ kind: undefined, status: undefined, ...query }, { limit: 20, offset })
      times[name] = [...(times[name] ?? []), await timed(list)]
    }
  }
  process.stdout.write(`\nLists of 20 out of 100, and out of ${many.toLocaleString('en-US')}\n`)
  for (const [name, [few = 0, all = 0]] of Object.entries(times)) {
    const ratio = (all / few).toFixed(2)
    process.stdout.write(`  ${name}: ${few.toFixed(2)} ms and ${all.toFixed(2)} ms: ${ratio}   goal: at most 2.00\n`)
  }
  for (const where of ['true', "status = 'todo'", "kind = 'pull-request' AND status = 'in-progress'"]) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, COSTS OFF) SELECT * FROM codehost_items WHERE ${where} ORDER BY updated_at DESC, number DESC LIMIT 20`,
    )
    process.stdout.write(`\n${rows.map((row) => `  ${row['QUERY PLAN']}`).join('\n')}\n`)
  }
}

async function fill(pool: Pool, count: number): Promise<void> {
  await pool.query('TRUNCATE codehost_items')
  await pool.query(
    `INSERT INTO codehost_items (number, id, title, status, kind, url, labels, created_at, updated_at)
     SELECT n, n::text, 'Item ' || n, (ARRAY['todo', 'in-progress', 'done'])[1 + n % 3],
       (ARRAY['issue', 'pull-request'])[1 + n % 2], 'https://codehost.example/' || n, '{bug}',
       now() - n * interval '1 min', now() - n * interval '1 min'
     FROM generate_series(1, $1) AS n`,
    [count],
  )
  await pool.query('ANALYZE codehost_items')
}

/** Milliseconds that something takes on average, after it has been done a few times. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const times = 400
  for (let round = 0; round < 50; round++) await work()
  const begun = performance.now()
  for (let round = 0; round < times; round++) await work()
  return (performance.now() - begun) / times
}
