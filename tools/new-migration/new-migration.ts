import { databaseVariable, deployables, directDatabaseVariable, root } from '@resume/local-stack/platform/deployables'
import { migrationsLockBriefly } from '../laws/migrations-lock-briefly.ts'
import { openRepository } from '../laws/open-repository.ts'
import { runAtRoot } from '../scaffold/run-at-root.ts'
import { withTemporaryPostgres } from '../scaffold/temporary-postgres.ts'

/**
 * `npm run new:migration -- SERVICE what_changes`: writes the migration that leads from a service's migrations to its
 * `prisma/schema.prisma`, and the client with its types. It needs no database: it starts a PostgreSQL for that time. What the law
 * about locks finds in the migration is told at once; it ends with 1 then.
 */
const [service = '', name = '', ...rest] = process.argv.slice(2)
try {
  process.exitCode = (await writeMigration()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
process.exit()

/** @returns whether the migration keeps the law */
async function writeMigration(): Promise<boolean> {
  const withTables = deployables.filter(({ hasDatabase }) => hasDatabase)
  if (name === '' || rest.length > 0) {
    throw new Error('usage: npm run new:migration -- SERVICE what_changes, such as portfolio assets_have_a_title')
  }
  const deployable = withTables.find((each) => each.name === service)
  if (!deployable) throw new Error(`${service} has no database: ${withTables.map((each) => each.name).join(', ')}`)
  if (!/^[a-z0-9_]+$/.test(name)) throw new Error(`${name} must be small letters, digits and underscores`)

  const said = await withTemporaryPostgres((url) =>
    runAtRoot('npm', ['run', '-s', 'migrate:new', '-w', deployable.folder, '--', name], {
      [databaseVariable(deployable)]: `${url}/${service}`,
      /** One in the shell would go first. */
      [directDatabaseVariable(deployable)]: '',
    }),
  )
  runAtRoot('npm', ['run', '-s', 'generate:clients'])
  const migration = `${deployable.folder}/${said.trim().replace(/^wrote /, '')}/migration.sql`
  const breaches = await migrationsLockBriefly.findBreaches(openRepository(root))
  const own = breaches.filter((breach) => breach.startsWith(`${migration}:`))
  process.stdout.write(`wrote ${migration}\n`)
  for (const breach of own) process.stderr.write(`${breach}\n`)
  process.stdout.write('Read it, and change it where the change is not what you meant; then npm run generate.\n')
  return own.length === 0
}
