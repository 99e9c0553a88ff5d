import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { root } from '@resume/local-stack/platform/deployables'
import { editsOf } from './edits.ts'
import { newRoute } from './route-names.ts'
import { applyAll } from './source-files.ts'

/**
 * `npm run new:route -- SERVICE METHOD PATH OPERATION`: writes a route that answers who asked, from its row to its tests; what
 * comes then is in docs/adding-a-route.md. With `--no-examples` no answers are recorded, which takes a platform.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'no-examples': { type: 'boolean', default: false } },
})
try {
  const route = newRoute(positionals)
  const { edits, advice } = editsOf(route)
  applyAll(edits)
  run('npm', 'run', '-s', 'generate:protos')
  run('biome', 'check', '--write', '--log-level=error', ...edits.map(({ path }) => path).filter(isFormatted))
  run('npm', 'run', '-s', 'generate:documents')
  if (!values['no-examples'] && advice.length === 0) {
    run('npm', 'run', '-s', 'generate:examples')
    run('npm', 'run', '-s', 'generate:documents')
  }
  for (const line of advice) process.stdout.write(`${line}\n`)
  process.stdout.write(
    `${route.method} ${route.path} is there. Give it a meaning in services/${route.service}/src/use-cases/${route.file}.ts; then docs/adding-a-route.md\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function isFormatted(path: string): boolean {
  return path.endsWith('.ts')
}

/** Runs a program at the root. @throws Error with what it printed, when it fails */
function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? `${stdout}${stderr}`}`)
}
