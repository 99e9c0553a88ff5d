import { portfolioService } from '@resume/proto/services'
import { createPrincipals } from '@resume/service-kit/context/principals'
import { createGrpcClient } from '@resume/service-kit/grpc/client'
import { Client } from 'pg'
import { filled, fillSql } from './fill-tables.ts'

/** Where the portfolio service and its tables are, and what is published there. */
export interface Place {
  databaseUrl: string
  target: string
  principalKey: string
  subdomain: string
}

const rounds = 300
/** A user of whom there are as many views before the tables are filled as of everybody after it. */
const viewsOfOne = `
  INSERT INTO daily_views (user_id, day, views)
  SELECT user_id, current_date - day, ${filled.viewsADay}
  FROM publications, generate_series(1, ${filled.days}) AS day WHERE subdomain = $1`

/** Writes how long reads of the service take, past every cache, with nearly empty tables and with full ones, and their plans. */
export async function measureTables({ databaseUrl, target, principalKey, subdomain }: Place): Promise<void> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  const principals = createPrincipals({ service: 'bench', keys: [principalKey] })
  const client = createGrpcClient(portfolioService, { target, timeoutMs: 15_000, principals })
  try {
    const { rows } = await database.query('SELECT user_id FROM publications WHERE subdomain = $1', [subdomain])
    const onBehalfOf: string = rows[0].user_id
    await database.query(viewsOfOne, [subdomain])
    const reads: Record<string, () => Promise<unknown>> = {
      'the list': () => client.call('ListPublicPortfolios', { limit: 50, offset: 0 }),
      'one portfolio': () => client.call('GetPublicPortfolio', { subdomain }),
      analytics: () => client.call('GetAnalytics', {}, { onBehalfOf }),
    }
    /** A list of 50 is to be compared with a list of 50. */
    await database.query(fillSql[0]?.replace(String(filled.publications), '50') ?? '')
    await database.query(fillSql[2]?.replaceAll("'made-'", "'first-'") ?? '')
    await database.query('DROP TABLE made')
    const before = await timesOf(reads)
    for (const sql of fillSql) await database.query(sql)
    const after = await timesOf(reads)
    const total = filled.publications * filled.days * filled.viewsADay
    process.stdout.write(
      `\nMilliseconds, past the cache: with 51 publications, and with ${filled.publications.toLocaleString('en-US')} and ${total.toLocaleString('en-US')} views\n`,
    )
    for (const name of Object.keys(reads)) {
      const [empty = 0, full = 0] = [before[name], after[name]]
      const times = `${empty.toFixed(2).padStart(8)}${full.toFixed(2).padStart(8)}`
      process.stdout.write(`  ${name.padEnd(16)}${times}   ratio ${(full / empty).toFixed(2)}   goal: at most 2\n`)
    }
    for (const [name, sql] of Object.entries(plansOf(subdomain, onBehalfOf))) {
      const plan = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, COSTS OFF, BUFFERS OFF) ${sql}`)
      process.stdout.write(`\n${name}\n${plan.rows.map((row) => `  ${row['QUERY PLAN']}`).join('\n')}\n`)
    }
  } finally {
    client.close()
    await database.end()
  }
}

/** The median of each read, in milliseconds. */
async function timesOf(reads: Record<string, () => Promise<unknown>>): Promise<Record<string, number>> {
  const medians: Record<string, number> = {}
  for (const [name, read] of Object.entries(reads)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      await read()
      times.push(performance.now() - begun)
    }
    medians[name] = times.sort((a, b) => a - b)[rounds / 2] ?? 0
  }
  return medians
}

/** The statements of the reads. */
function plansOf(subdomain: string, userId: string): Record<string, string> {
  const page = (order: string, offset: number) => `
    SELECT subdomain, name FROM (
      SELECT id FROM publications WHERE is_public ORDER BY updated_at ${order}, id ${order} LIMIT 50 OFFSET ${offset}
    ) AS page JOIN publications USING (id) ORDER BY updated_at DESC, id DESC`
  return {
    'the list': page('DESC', 0),
    'the page in the middle of the list, the slowest': page('DESC', Math.floor(filled.publications / 2)),
    'the last page of the list': page('ASC', 0),
    'one portfolio': `SELECT id, snapshot FROM publications WHERE subdomain = '${subdomain}' AND is_public`,
    'views by day': `SELECT day::text AS date, views AS count FROM daily_views
      WHERE user_id = '${userId}' AND day >= current_date - 29`,
    'views by site': `SELECT host, sum(views)::int AS count FROM referrer_views
      WHERE user_id = '${userId}' AND day >= current_date - 29 GROUP BY host ORDER BY count DESC, host LIMIT 10`,
  }
}
