import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from './ports.ts'
import { makeRunnable, startPostgres } from './postgres.ts'

const module = fileURLToPath(new URL('./postgres.ts', import.meta.url))

it('a PostgreSQL starts where one was killed while it made its cluster', { timeout: 120_000 }, async () => {
  const parent = mkdtempSync(join(tmpdir(), 'resume-cluster-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  chmodSync(parent, 0o755)
  const options = {
    dir: join(parent, 'postgres'),
    logFile: join(parent, 'log'),
    port: await freePort(),
    durable: false,
  }

  const script = `
    import { startPostgres } from ${JSON.stringify(module)}
    await startPostgres(${JSON.stringify(options)})`
  const killed = spawn(process.execPath, ['--no-warnings', '--input-type=module', '--eval', script], {
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise((resolve) => killed.once('exit', resolve))
  const begun = () => readdirSync(parent).some((name) => existsSync(join(parent, name, 'PG_VERSION')))
  await expect.poll(begun, { interval: 5, timeout: 60_000 }).toBe(true)
  /** Its whole group: a power cut spares no child. */
  process.kill(-(killed.pid ?? 0), 'SIGKILL')
  await ended

  const server = await startPostgres(options)
  onTestFinished(() => server.stop())
  const client = new Client({ connectionString: `${server.url}/postgres` })
  await client.connect()
  expect((await client.query('SELECT count(*)::int AS count FROM pg_database')).rows).toEqual([{ count: 3 }])
  await client.end()
})

it.each([
  [0o555, 0o555],
  [0o755, 0o755],
  [0o644, 0o755],
  [0o700, 0o755],
])(
  'a program that not everybody may run is opened to all, and others are left alone, as in a checkout of somebody else (%#)',
  (mode, expected) => {
    const dir = mkdtempSync(join(tmpdir(), 'resume-program-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    const program = join(dir, 'program')
    writeFileSync(program, '')
    chmodSync(program, mode)
    makeRunnable(program)
    expect(statSync(program).mode & 0o777).toBe(expected)
  },
)
