import { parseArgs } from 'node:util'
import { runAtRoot } from '../scaffold/run-at-root.ts'
import { applyAll } from '../scaffold/source-files.ts'
import { editsOf } from './edits.ts'
import { newRoute } from './route-names.ts'

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
  runAtRoot('npm', ['run', '-s', 'generate:protos'])
  const formatted = edits.map(({ path }) => path).filter((path) => path.endsWith('.ts'))
  runAtRoot('biome', ['check', '--write', '--log-level=error', ...formatted])
  runAtRoot('npm', ['run', '-s', 'generate:documents'])
  if (!values['no-examples'] && advice.length === 0) {
    runAtRoot('npm', ['run', '-s', 'generate:examples'])
    runAtRoot('npm', ['run', '-s', 'generate:documents'])
  }
  for (const line of advice) process.stdout.write(`${line}\n`)
  process.stdout.write(
    `${route.method} ${route.path} is there and answers who asked. docs/adding-a-route.md says what to change; begin with services/${route.service}/src/use-cases/${route.file}.ts\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
