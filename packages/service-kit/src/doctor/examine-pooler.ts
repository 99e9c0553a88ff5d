import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { type Finding, fail, ok, patienceMs, placeOf, reasonOf, warn } from './finding.ts'

/**
 * Examines a pooler in front of a database: whether it answers, keeps prepared statements where they are used, gives sessions in UTC,
 * and whether statements end by themselves when nobody waits for them any more.
 */
export async function examinePooler(url: string, preparesStatements: boolean): Promise<Finding[]> {
  const clients = [clientOf(url), clientOf(url)] as const
  try {
    for (const client of clients) await client.connect()
  } catch (error) {
    return [fail('pooler', `not reachable at ${placeOf(url)}: ${reasonOf(error)}`)]
  }
  try {
    const { rows } = await clients[0].query<{ limit: string; zone: string }>(
      `SELECT current_setting('statement_timeout') AS limit, current_setting('TimeZone') AS zone`,
    )
    const { limit = '', zone = '' } = rows[0] ?? {}
    if (preparesStatements && !(await keepsStatements(clients))) {
      return [
        fail('pooler', 'does not keep prepared statements: set DATABASE_PREPARED_STATEMENTS=false (docs/scaling.md)'),
      ]
    }
    if (!/^(Etc\/)?(UTC|UCT|Zulu|Universal)$/.test(zone)) {
      return [fail('pooler', `its sessions are in the time zone ${zone}: set UTC as docs/scaling.md says`)]
    }
    if (limit === '0') {
      return [warn('pooler', 'statements have no time limit: set statement_timeout as docs/scaling.md says')]
    }
    return [ok('pooler', `at ${placeOf(url)}`)]
  } catch (error) {
    return [fail('pooler', `refuses what is asked of it: ${reasonOf(error)}`)]
  } finally {
    for (const client of clients) await client.end().catch(() => {})
  }
}

function clientOf(url: string): Client {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => {})
  return client
}

/**
 * Whether two callers may give one name to two statements, and find their own again: a pooler that knows nothing of prepared
 * statements passes both on to the connection that it used last.
 */
async function keepsStatements(clients: readonly Client[]): Promise<boolean> {
  const name = randomUUID()
  try {
    for (let round = 0; round < 3; round++) {
      for (const [nth, client] of clients.entries()) {
        const { rows } = await client.query({ name, text: `SELECT ${nth} AS nth` })
        if (rows[0]?.nth !== nth) return false
      }
    }
    return true
  } catch {
    return false
  }
}
