import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@resume/local-stack/platform/deployables'
import { runAtRoot } from '../scaffold/run-at-root.ts'
import { applyAll, inserted, read } from '../scaffold/source-files.ts'
import { withTemporaryPostgres } from '../scaffold/temporary-postgres.ts'
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
  const manifest = 'deploy/deployables.ts'
  const beforeGateway = { before: /^ {2}\{\n {4}name: 'gateway',/m }
  applyAll([
    ...Object.entries(filesOf(service, pinnedVersions())).map(([path, content]) => ({ path, content })),
    { path: manifest, content: inserted(read(manifest), manifestEntry(service), beforeGateway, manifest) },
  ])
  if (!values['no-install']) runAtRoot('npm', ['install', '--no-audit', '--no-fund'])
  runAtRoot('npm', ['run', '-s', 'generate:clients'])
  await withTemporaryPostgres((url) =>
    runAtRoot('npm', ['run', '-s', 'migrate:new', '-w', `services/${name}`, '--', 'init'], {
      [service.databaseVariable]: `${url}/${name}`,
    }),
  )
  runAtRoot('npm', ['run', '-s', 'generate:documents'])
  runAtRoot('biome', ['check', '--write', '--log-level=error', `services/${name}`, 'deploy'])
  process.stdout.write(`services/${name} is there: npm test -w services/${name}, then docs/adding-a-service.md\n`)
}

/** The exact version of every package that a workspace names; there is one of each. */
function pinnedVersions(): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(read('services/identity/package.json'))
  return { ...dependencies, ...devDependencies }
}
