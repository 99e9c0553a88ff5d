import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from './refusal.ts'

/** Names of whole backups are the moments that they lead back to, and sort by them. */
const wholeName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/
/** What is left over of one that did not end, after so long, in milliseconds. */
const leftOverMs = 24 * 60 * 60 * 1000

/** The name of a backup. */
export function nameOf(moment: Date): string {
  return moment.toISOString().replaceAll(':', '-')
}

/** The folder of the log of what has ended, beside the backups. */
export const tombstonesIn = (dir: string) => join(dir, 'tombstones')

/** Whole backups, oldest first. */
export async function listBackups(dir: string): Promise<string[]> {
  return (await readdir(dir).catch(() => [])).filter((name) => wholeName.test(name)).sort()
}

/** The folder of a backup, by its name; of the newest one without. @throws Refusal when there is none */
export async function findBackup(dir: string, name: string | undefined): Promise<string> {
  const found = name ?? (await listBackups(dir)).at(-1)
  if (!found) throw new Refusal(`${dir} holds no whole backup`)
  if (!wholeName.test(found) || !(await stat(join(dir, found)).catch(() => undefined))) {
    throw new Refusal(`${dir} holds no backup ${found}`)
  }
  return join(dir, found)
}

/** A folder for a backup that is being made; nobody takes it for a whole one. */
export async function beginBackup(dir: string): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const folder = join(dir, `.${nameOf(new Date())}-${process.pid}.partial`)
  await mkdir(folder, { mode: 0o700 })
  return folder
}

/** Removes all but the newest backups, and what was left over by those that did not end. @returns the names that went */
export async function removeOldBackups(dir: string, keep: number | undefined): Promise<string[]> {
  const whole = await listBackups(dir)
  const old = keep === undefined ? [] : whole.slice(0, Math.max(0, whole.length - keep))
  for (const name of old) {
    /** One that is half removed does not look whole. */
    const doomed = join(dir, `.${name}.removed.partial`)
    await rename(join(dir, name), doomed)
    await rm(doomed, { recursive: true, force: true })
  }
  for (const name of await readdir(dir)) {
    if (!name.endsWith('.partial')) continue
    const { mtimeMs } = await stat(join(dir, name)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > leftOverMs) await rm(join(dir, name), { recursive: true, force: true })
  }
  return old
}
