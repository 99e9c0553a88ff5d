import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deployMigrations } from '@resume/migrate/deploy-migrations'
import { Client } from 'pg'
import { inject } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Advisory lock of everybody who works on templates; the files of a run are tested in parallel. */
const templateLock = 1

/**
 * A new, migrated database on the run's PostgreSQL, copied from a template that is migrated once per run.
 * @param service folder of the service, such as `services/identity`
 * @returns its URL
 */
export async function freshDatabase(service: string): Promise<string> {
  const server = inject('postgresUrl')
  const template = `template_${service.replace(/\W/g, '_')}`
  const name = newName()
  await withDatabase(`${server}/postgres`, async (client) => {
    if (!(await isMade(client, template))) await makeTemplate(client, template, join(root, service, 'prisma'))
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  })
  return `${server}/${name}`
}

async function isMade(client: Client, template: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1 AND datistemplate', [template])
  return rowCount === 1
}

/** Migrates a template, unless somebody else has done so meanwhile; nobody connects to it afterwards. */
async function makeTemplate(client: Client, template: string, prismaDir: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [templateLock])
  try {
    if (await isMade(client, template)) return
    await deployMigrations(prismaDir, `${inject('postgresUrl')}/${template}`)
    await client.query(`ALTER DATABASE ${template} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`)
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [template])
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [templateLock])
  }
}

/**
 * A new database on the run's PostgreSQL that no service owns.
 * @param sql what makes its tables
 * @returns its URL
 */
export async function databaseWith(sql: string): Promise<string> {
  const server = inject('postgresUrl')
  const name = newName()
  await withDatabase(`${server}/postgres`, (client) => client.query(`CREATE DATABASE ${name}`))
  await withDatabase(`${server}/${name}`, (client) => client.query(sql))
  return `${server}/${name}`
}

/** The URL of a database on the run's PostgreSQL that nobody has created yet. */
export function newDatabaseUrl(): string {
  return `${inject('postgresUrl')}/${newName()}`
}

function newName(): string {
  return `test_${randomBytes(8).toString('hex')}`
}

async function withDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
