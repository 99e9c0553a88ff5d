import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireProgram } from '@resume/local-stack/servers/find-program'
import { canConnect, freePort } from '@resume/local-stack/servers/ports'
import { unprivilegedOwner } from '@resume/local-stack/servers/postgres'
import { type ServerProcess, startProcess } from '@resume/local-stack/servers/server-process'

/** A PgBouncer in transaction mode. */
export interface RunningPgbouncer extends ServerProcess {
  /** Without a database's name. */
  url: string
  /** Whether it keeps prepared statements: since 1.21. */
  keepsStatements: boolean
}

/** Connections to PostgreSQL for each database: so few that callers take turns on each of them. */
const poolSize = 3

/** Starts Debian's PgBouncer in front of databases on a port of this machine, where a PostgreSQL need not run yet. */
export async function startPgbouncer(databases: readonly string[], postgresPort: number): Promise<RunningPgbouncer> {
  const command = requireProgram('pgbouncer')
  const [, minor = '0'] = /1\.(\d+)/.exec(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout) ?? []
  const keepsStatements = Number(minor) >= 21
  const port = await freePort()
  const dir = mkdtempSync(join(tmpdir(), 'resume-pgbouncer-'))
  const owner = unprivilegedOwner()
  if (owner) chownSync(dir, owner.uid, owner.gid)
  chmodSync(dir, 0o755)
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    max_client_conn: 1_000,
    ...(keepsStatements && { max_prepared_statements: 500 }),
  }
  const place = `host=127.0.0.1 port=${postgresPort} user=postgres connect_query='SET statement_timeout = 10000'`
  const lines = [
    '[databases]',
    ...databases.map((name) => `${name} = dbname=${name} ${place}`),
    '[pgbouncer]',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
  ]
  writeFileSync(join(dir, 'pgbouncer.ini'), `${lines.join('\n')}\n`)
  const server = await startProcess({
    name: 'pgbouncer',
    command,
    args: [join(dir, 'pgbouncer.ini')],
    cwd: '/',
    ...owner,
    logFile: join(dir, 'log'),
    /** At once; by others, newer versions wait for their callers. */
    stopSignal: 'SIGQUIT',
    ready: () => canConnect(port),
  })
  return {
    ...server,
    url: `postgresql://postgres@127.0.0.1:${port}`,
    keepsStatements,
    stop: async () => {
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
