import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
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

const fields = ['baseUrl', 'origin', 'email', 'apiKey', 'keyId', 'cookie'] as const satisfies (keyof Settings)[]

/**
 * The settings; undefined before the first login. What others could read is closed to them.
 * @param warn told when others could read the file
 * @throws CommandError when the file cannot be read
 */
export function readSettings(env: Environment, warn: (message: string) => void): Settings | undefined {
  const file = settingsFile(env)
  try {
    const settings = JSON.parse(readFileSync(file, 'utf8'))
    if (!fields.every((field) => typeof settings[field] === 'string')) throw new Error('incomplete')
    if (process.platform !== 'win32' && statSync(file).mode & 0o077) {
      chmodSync(file, 0o600)
      warn(`Others could read ${file}, and cannot any more. Log in again if they may have the key.`)
    }
    return settings
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw new CommandError(`${file} cannot be read: log in again`)
  }
}

/** Makes sure that settings can be written, before there is anything to keep. @throws CommandError */
export function prepareSettings(env: Environment): void {
  const folder = dirname(settingsFile(env))
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new CommandError(`${folder} cannot be written: set XDG_CONFIG_HOME to a folder that can`)
  }
}

/** Writes the settings so that only their owner can read them; never half of them. The folder is prepared. */
export function writeSettings(env: Environment, settings: Settings): string {
  const file = settingsFile(env)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 })
  chmodSync(draft, 0o600)
  renameSync(draft, file)
  return file
}

export function removeSettings(env: Environment): void {
  rmSync(settingsFile(env), { force: true })
}
