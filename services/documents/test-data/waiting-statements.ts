import type { Database } from '../src/adapters/database.ts'

/** The sessions whose statements wait for a lock. @param text what the statements hold; any when absent */
export async function waitingStatements(database: Database, text = ''): Promise<number[]> {
  const rows = await database.$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND strpos(query, ${text}) > 0`
  return rows.map(({ pid }) => pid)
}
