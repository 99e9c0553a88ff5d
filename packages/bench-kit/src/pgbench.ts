import { execFile } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '@resume/local-stack/servers/find-program'

/** Where Debian keeps PostgreSQL's programs that are not on the search path. */
const debianFolder = '/usr/lib/postgresql'

/** pgbench, of whatever version; undefined when this machine has none. The embedded PostgreSQL does not bring it. */
export function findPgbench(): string | undefined {
  const onPath = findProgram('pgbench')
  if (onPath) return onPath
  try {
    const [version] = readdirSync(debianFolder).sort().reverse()
    return version && join(debianFolder, version, 'bin', 'pgbench')
  } catch {
    return undefined
  }
}

/**
 * Runs a script with pgbench, statements prepared.
 * @param options.wallets the script's variable `wallets`
 * @returns transactions a second
 * @throws Error with what pgbench said when a transaction failed
 */
export async function runPgbench(
  script: string,
  options: { program: string; dir: string; url: string; clients: number; seconds: number; wallets: number },
): Promise<number> {
  const { program, dir, url, clients, seconds, wallets } = options
  const file = join(dir, 'pgbench.sql')
  writeFileSync(file, script)
  const args = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)]
  /** As billing's own connections. */
  const env = { ...process.env, PGOPTIONS: '-c plan_cache_mode=force_generic_plan' }
  const run = promisify(execFile)(program, [...args, '-D', `wallets=${wallets}`, '-f', file, url], { env })
  const { stdout } = await run.catch(({ stderr }: { stderr: string }) => {
    throw new Error(`pgbench: ${stderr.slice(0, 1_000)}`)
  })
  return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
}
