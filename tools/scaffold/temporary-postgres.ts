import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@resume/local-stack/servers/ports'
import { startPostgres } from '@resume/local-stack/servers/postgres'

/**
 * Starts an empty PostgreSQL for a piece of work, and removes it afterwards with everything in it.
 * @param work gets the server's URL, to which the name of a database is added, such as `${url}/billing`
 */
export async function withTemporaryPostgres<Result>(work: (url: string) => Result | Promise<Result>): Promise<Result> {
  const dir = mkdtempSync(join(tmpdir(), 'resume-postgres-'))
  try {
    const postgres = await startPostgres({
      dir: join(dir, 'postgres'),
      port: await freePort(),
      logFile: join(dir, 'postgres.log'),
      durable: false,
    })
    try {
      return await work(postgres.url)
    } finally {
      await postgres.stop()
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
