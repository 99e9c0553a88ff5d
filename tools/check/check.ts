import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseVariable, deployables } from '@resume/local-stack/platform/deployables'
import { freePort } from '@resume/local-stack/servers/ports'
import { startPostgres } from '@resume/local-stack/servers/postgres'
import { root } from '../generate/deployables.ts'

/**
 * `npm run check`: everything that can be said about the sources without running the platform. With `--without-tests` it leaves out
 * the tests among that, for who runs all of them next.
 */
interface Step {
  name: string
  command: string[]
  cwd?: string
  env?: Record<string, string>
}

/** Colors are for terminals: in a file or a CI log they make the report unreadable. */
const colors = process.stdout.isTTY ? [] : ['--colors=off']
const colorless = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }
const node = [process.execPath, '--disable-warning=ExperimentalWarning']
const tests: Step = {
  name: 'deployments match the manifest, routes the contract, examples their schemas',
  command: [
    ...['vitest', 'run', '--project', 'unit*', '--reporter=dot'],
    ...['tools/deployments', 'deploy', 'gateway/src/description/examples', 'gateway/src/access/contract'],
  ],
}
const steps: Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--diagnostic-level=error', ...colors, '.'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'proto lint', command: ['buf', 'lint'], cwd: 'proto' },
  {
    name: 'proto compatible with the released one',
    command: ['buf', 'breaking', '--against', 'released.binpb'],
    cwd: 'proto',
  },
  { name: 'generated types current', command: [...node, 'tools/generate-types.ts', '--check'], cwd: 'proto' },
  { name: 'generated documents current', command: [...node, 'tools/generate/documents.ts', '--check'] },
  {
    name: 'description of the API lint',
    command: ['redocly', 'lint', '--max-problems=20', 'docs/generated/openapi.json'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  { name: 'repository laws', command: [...node, 'tools/laws/run.ts'] },
]

if (!process.argv.includes('--without-tests')) steps.push(tests)

const dir = mkdtempSync(join(tmpdir(), 'resume-check-'))
const port = await freePort()
const postgres = await startPostgres({
  dir: join(dir, 'postgres'),
  port,
  logFile: join(dir, 'postgres.log'),
  durable: false,
})
for (const deployable of deployables.filter(({ hasDatabase }) => hasDatabase)) {
  const { name, folder } = deployable
  steps.push({
    name: `migrations of ${name} make its schema`,
    command: ['npm', 'run', '-s', 'migrate:check', '-w', folder],
    env: { [databaseVariable(deployable)]: `${postgres.url}/${name}` },
  })
}

/** Steps that run at the same time: most of them are bound by one core. */
const lanes = 2

const failed: string[] = []
const waiting = [...steps]
const work = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const begun = performance.now()
    const { code, output } = await run(step)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const complaint = code === 0 ? '' : `${output.trimEnd()}\n`
    process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)\n${complaint}`)
    if (code !== 0) failed.push(step.name)
  }
}
await Promise.all(Array.from({ length: lanes }, work))
await postgres.stop()
rmSync(dir, { recursive: true, force: true })
process.exit(failed.length === 0 ? 0 : 1)

function run({
  command: [program = '', ...args],
  cwd = '.',
  env,
}: Step): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: join(root, cwd),
      env: { ...process.env, ...colorless, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
