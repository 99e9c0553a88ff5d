import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Deployable, databaseVariable, deployables } from '@resume/local-stack/platform/deployables'
import { root } from '../generate/deployables.ts'
import { withTemporaryPostgres } from '../scaffold/temporary-postgres.ts'

/**
 * `npm run check`: everything that can be said about the sources without running the platform. With `--without-tests` it leaves out
 * the tests among that, for who runs all of them next; with words, such as `npm run check -- types laws`, it takes only the steps
 * whose names have one of them.
 */
interface Step {
  name: string
  command: string[]
  cwd?: string
  env?: Record<string, string>
  /** The deployable whose database it needs, which an empty server stands in for. */
  database?: Deployable
  /** What to do when it fails, where its own output does not say so. */
  advice?: string
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
  {
    name: 'format and lint',
    command: ['biome', 'ci', '--diagnostic-level=error', ...colors, '.'],
    advice: '`npx biome check --write .` mends the format and the order of imports.',
  },
  {
    name: 'types',
    command: ['tsc', '-p', 'tsconfig.json'],
    advice: 'After a change of a proto or a schema.prisma, `npm run generate` writes the types.',
  },
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
    advice: 'The description is made of the rows in gateway/src/routes: change those, then `npm run generate`.',
  },
  {
    name: 'repository laws',
    command: [...node, 'tools/laws/run.ts'],
    advice: 'What each law is for stands above it in tools/laws.',
  },
]

if (!process.argv.includes('--without-tests')) steps.push(tests)

const migrations: Step[] = deployables
  .filter(({ hasDatabase }) => hasDatabase)
  .map((deployable) => ({
    name: `migrations of ${deployable.name} make its schema`,
    command: ['npm', 'run', '-s', 'migrate:check', '-w', deployable.folder],
    database: deployable,
    advice: `\`npm run new:migration -- ${deployable.name} what_changes\` writes the missing one.`,
  }))

const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isAskedFor = ({ name }: Step) => words.length === 0 || words.some((word) => name.includes(word))

/** Steps that run at the same time: most of them are bound by one core. */
const lanes = 2

const failed: string[] = []
const all = [...steps, ...migrations]
const chosen = all.filter(isAskedFor)

if (chosen.length === 0) {
  process.stdout.write(`No step is called ${words.join(' or ')}. There are:\n`)
  for (const { name } of all) process.stdout.write(`  ${name}\n`)
  failed.push(...words)
} else if (chosen.some(({ database }) => database)) {
  await withTemporaryPostgres(runChosen)
} else {
  await runChosen('')
}
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join('; ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)

/** @param serverUrl of a server with no databases; empty when no step needs one */
async function runChosen(serverUrl: string): Promise<void> {
  const waiting = [...chosen]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const begun = performance.now()
      const { code, output } = await run(step, serverUrl)
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)\n`)
      if (code === 0) continue
      process.stdout.write([output.trimEnd(), step.advice, ''].filter((line) => line !== undefined).join('\n'))
      failed.push(step.name)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
}

function run(
  { command: [program = '', ...args], cwd = '.', env, database }: Step,
  serverUrl: string,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: join(root, cwd),
      env: {
        ...process.env,
        ...colorless,
        ...env,
        ...(database && { [databaseVariable(database)]: `${serverUrl}/${database.name}` }),
      },
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
