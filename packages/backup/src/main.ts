import { parseArgs } from 'node:util'
import { findBackup, listBackups, tombstonesIn } from './backups.ts'
import type { Manifest } from './manifest.ts'
import { messageOf, Refusal } from './refusal.ts'
import { readSettings } from './settings.ts'

const usage = `usage: npm run backup -- DIR [--keep COUNT] [--env DIR]       makes a backup in a folder of backups
       npm run backup -- DIR --verify [NAME]                   reads one to its last byte; the newest by default
       npm run backup -- DIR --list                            names those that are there
       npm run restore -- DIR [NAME] [--replace] [--env DIR]   restores one; the newest by default
       npm run tombstones -- DIR [--env DIR]                   writes down what ends, until it is stopped

BACKUP_KEY_FILE names a file with the key that seals backups (openssl rand -base64 32). --env names a folder with the variables
of each deployable, NAME.env. docs/backup.md`

class UsageError extends Error {}

/** The command line. Ends with 1 when it could not do what it was told, with 2 when it was called wrongly. */
const say = (text: string) => process.stdout.write(`${text}\n`)
try {
  const [command = '', ...args] = process.argv.slice(2)
  const options = {
    keep: { type: 'string' },
    verify: { type: 'boolean' },
    list: { type: 'boolean' },
    replace: { type: 'boolean' },
    tombstones: { type: 'string' },
    env: { type: 'string' },
  } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [dir, name, ...rest] = positionals
  if (!dir || rest.length > 0) throw new UsageError('name one folder of backups')
  if (command === 'backup' && values.list) for (const each of await listBackups(dir)) say(each)
  else if (command === 'backup' && values.verify) await verify(dir, name, values.env)
  else if (command === 'backup' && name === undefined) await backup(dir, values.keep, values.env)
  else if (command === 'restore') await restore(dir, name, values)
  else if (command === 'tombstones' && name === undefined) await follow(dir, values.env)
  else throw new UsageError(`${name ?? command} is not expected here`)
} catch (error) {
  const isUsage =
    error instanceof UsageError || (error instanceof Error && 'code' in error && /^ERR_PARSE/.test(String(error.code)))
  const { code } = error as { code?: unknown }
  const isKnown = isUsage || error instanceof Refusal || typeof code === 'string'
  process.stderr.write(`${isKnown ? messageOf(error) : (error as Error).stack}\n${isUsage ? `\n${usage}\n` : ''}`)
  process.exitCode = isUsage ? 2 : 1
}
/** Connections that clients keep for later would keep the process for some seconds. */
process.exit()

async function backup(dir: string, keep: string | undefined, env: string | undefined): Promise<void> {
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) throw new UsageError('--keep takes a number of backups')
  const settings = readSettings(env)
  if (!settings.key) process.stderr.write('the backup is not sealed: set BACKUP_KEY_FILE to encrypt it\n')
  const { makeBackup } = await import('./make-backup.ts')
  const made = await makeBackup(settings, dir, { keep: keep === undefined ? undefined : Number(keep) })
  say(`${made.name}: ${contents(made.manifest)}`)
  for (const name of made.removed) say(`removed ${name}`)
}

async function verify(dir: string, name: string | undefined, env: string | undefined): Promise<void> {
  const folder = await findBackup(dir, name)
  const { verifyBackup } = await import('./verify-backup.ts')
  say(`${folder} is whole: ${contents(await verifyBackup(folder, readSettings(env).key))}`)
}

async function restore(
  dir: string,
  name: string | undefined,
  { replace = false, tombstones, env }: { replace?: boolean; tombstones?: string; env?: string },
): Promise<void> {
  const { restoreBackup } = await import('./restore-backup.ts')
  await restoreBackup(readSettings(env), dir, { name, replace, tombstones, onProgress: say })
  say('restored: start the services, and the gateway last')
}

async function follow(dir: string, env: string | undefined): Promise<void> {
  const { natsUrl } = readSettings(env)
  const { openNats } = await import('./stored-events.ts')
  const { keepFollowing } = await import('./tombstones.ts')
  /** Whenever it ends: what was not acknowledged by then is told again. */
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0))
  const { connection } = await openNats(natsUrl)
  say(`writing down what ends to ${tombstonesIn(dir)}`)
  await keepFollowing(connection, tombstonesIn(dir))
}

function contents({ databases, streams, objects }: Manifest): string {
  const tables = Object.values(databases).flatMap((each) => Object.values(each.tables))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const events = Object.values(streams).reduce((sum, { messages }) => sum + messages, 0)
  return `${Object.keys(databases).length} databases, ${rows} rows, ${objects?.count ?? 0} objects, ${events} events`
}
