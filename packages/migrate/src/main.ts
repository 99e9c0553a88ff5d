import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '@resume/service-kit/config/read-config'
import { databaseUrl } from '@resume/service-kit/config/variables'
import { deployMigrations } from './deploy-migrations.ts'
import { diffSchema } from './diff-schema.ts'
import { lockfileContent } from './migration-files.ts'
import { type MigrationStatus, migrationStatus } from './migration-status.ts'
import { resolveMigration } from './resolve-migration.ts'

const usage = `usage: migrate deploy  --dir PRISMA_DIR --url-variable NAME [--newer-is-fine]
       migrate status  --dir PRISMA_DIR --url-variable NAME
       migrate resolve --dir PRISMA_DIR --url-variable NAME --applied|--rolled-back MIGRATION
       migrate new     --dir PRISMA_DIR --url-variable NAME MIGRATION
       migrate check   --dir PRISMA_DIR --url-variable NAME`

/**
 * Command line: applies migrations, tells where each is, resolves a failed one, writes a new one, or checks that schema
 * and migrations agree. Ends with 1 when it could not, and `status` when the database is not at the newest migration.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string' },
      'url-variable': { type: 'string' },
      applied: { type: 'string' },
      'rolled-back': { type: 'string' },
      'newer-is-fine': { type: 'boolean' },
    },
  })
  const [command, name] = positionals
  const dir = values.dir
  const variable = values['url-variable']
  if (!dir || !variable) throw new Error(usage)
  /** Migrations need a session, which a pooler in transaction mode does not keep. */
  const direct = variable.replace(/_URL$/, '_DIRECT_URL')
  const given = process.env[direct]?.trim() ? direct : variable
  const { [given]: url = '' } = readConfig(process.env, { [given]: databaseUrl() })

  if (command === 'deploy') {
    const applied = await deployMigrations(dir, url, values['newer-is-fine'])
    for (const migration of applied) process.stdout.write(`applied ${migration}\n`)
    if (applied.length === 0) process.stdout.write('nothing to apply\n')
  } else if (command === 'status') {
    const migrations = await migrationStatus(dir, url)
    for (const migration of migrations) process.stdout.write(`${line(migration)}\n`)
    if (migrations.some(({ state }) => state !== 'applied')) process.exitCode = 1
  } else if (command === 'resolve' && !values.applied !== !values['rolled-back']) {
    const resolved = values.applied ?? values['rolled-back'] ?? ''
    const resolution = values.applied ? 'applied' : 'rolled-back'
    await resolveMigration(dir, url, resolved, resolution)
    process.stdout.write(`resolved ${resolved} as ${resolution}\n`)
  } else if (command === 'check') {
    const script = await diffSchema(dir, url)
    if (script) throw new Error(`${dir}: schema and migrations differ\n${script}`)
  } else if (command === 'new' && name && /^[a-z0-9_]+$/.test(name)) {
    const script = await diffSchema(dir, url)
    if (!script) throw new Error(`${dir}/schema.prisma says nothing that the migrations do not: change it first`)
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const folder = join(dir, 'migrations', `${stamp}_${name}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'migration.sql'), script)
    writeFileSync(join(dir, 'migrations', 'migration_lock.toml'), lockfileContent)
    process.stdout.write(`wrote ${folder}\n`)
  } else {
    throw new Error(usage)
  }
}

/** A migration in one line; below it, why it failed. */
function line({ name, state, startedAt, log }: MigrationStatus): string {
  const reason = log?.trim().replaceAll(/^/gm, '         ')
  return [`${state.padEnd(8)} ${name}${startedAt ? `  ${startedAt.toISOString()}` : ''}`, reason].join('\n').trimEnd()
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
