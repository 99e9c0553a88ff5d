import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@resume/local-stack/platform/deployables'
import { freePort } from '@resume/local-stack/servers/ports'
import { startPostgres } from '@resume/local-stack/servers/postgres'
import { filesOf, manifestEntry, type NewService, newService } from './templates.ts'

/**
 * `npm run new:service NAME`: writes a service that starts, migrates and answers its health check; what comes then is in
 * docs/adding-a-service.md. With `--no-install` the new workspace is not linked: for where that is done already.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'no-install': { type: 'boolean', default: false } },
})
const [name = ''] = positionals
try {
  await writeService(newService(name))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
process.exit()

async function writeService(service: NewService): Promise<void> {
  if (!/^[a-z][a-z0-9]*$/.test(name)) throw new Error('usage: npm run new:service NAME, one word in lower case')
  if (existsSync(join(root, 'services', name))) throw new Error(`services/${name} is there already`)
  for (const [path, content] of Object.entries(filesOf(service, pinnedVersions()))) write(path, content)
  insert('deploy/deployables.ts', manifestEntry(service), "  {\n    name: 'gateway',")
  if (!values['no-install']) run('npm', 'install', '--no-audit', '--no-fund')
  run('npm', 'run', '-s', 'generate:clients')
  await withPostgres(service, (url) =>
    run(
      'env',
      `${service.databaseVariable}=${url}`,
      'npm',
      'run',
      '-s',
      'migrate:new',
      '-w',
      `services/${name}`,
      '--',
      'init',
    ),
  )
  run('npm', 'run', '-s', 'generate:documents')
  run('biome', 'check', '--write', '--log-level=error', `services/${name}`, 'deploy')
  process.stdout.write(`services/${name} is there: npm test -w services/${name}, then docs/adding-a-service.md\n`)
}

/** The exact version of every package that a workspace names; there is one of each. */
function pinnedVersions(): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(read('services/identity/package.json'))
  return { ...dependencies, ...devDependencies }
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

/** Puts lines before the first place where a text stands. @throws Error when it stands nowhere */
function insert(path: string, lines: string, before: string): void {
  const text = read(path)
  const at = text.indexOf(before)
  if (at < 0) throw new Error(`${path} holds no ${before}`)
  write(path, text.slice(0, at) + lines + text.slice(at))
}

/** Runs a program at the root. @throws Error with what it printed, when it fails */
function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? `${stdout}${stderr}`}`)
}

/** The first migration is made on an empty PostgreSQL, which is gone afterwards. */
async function withPostgres(service: NewService, work: (url: string) => void): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'resume-new-service-'))
  const postgres = await startPostgres({
    dir: join(dir, 'postgres'),
    port: await freePort(),
    logFile: join(dir, 'postgres.log'),
    durable: false,
  })
  try {
    work(`${postgres.url}/${service.name}`)
  } finally {
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
