import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { CommandError } from './exit-codes.ts'

/** What `login` keeps. */
export interface Settings {
  baseUrl: string
  origin: string
  email: string
  /** The API key that most commands use, and its ID. */
  apiKey: string
  keyId: string
  /** The session, for what no key may do. */
  cookie: string
}

/** The environment, as far as it is read. */
export type Environment = Record<string, string | undefined>

/** Where the settings are: `$XDG_CONFIG_HOME/resume-platform/settings.json`, by default below `~/.config`. */
export function settingsFile(env: Environment): string {
  const folder = env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config')
  return join(folder, 'resume-platform', 'settings.json')
}

/** The settings; undefined before the first login. @throws CommandError when the file cannot be read */
export function readSettings(env: Environment): Settings | undefined {
  const file = settingsFile(env)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Settings
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw new CommandError(`${file} cannot be read: log in again`)
  }
}

/** Writes the settings so that only their owner can read them; never half of them. */
export function writeSettings(env: Environment, settings: Settings): string {
  const file = settingsFile(env)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 })
  chmodSync(draft, 0o600)
  renameSync(draft, file)
  return file
}

export function removeSettings(env: Environment): void {
  rmSync(settingsFile(env), { force: true })
}
