import type { ResumePlatform } from '@resume-platform/sdk'
import type { Output } from './output.ts'
import type { Environment, Settings } from './settings.ts'

/** What a command works with. */
export interface Context {
  /** What follows the name of the command. */
  positionals: string[]
  /** The values of its options. */
  values: Record<string, string | boolean | undefined>
  out: Output
  env: Environment
  /** Where the platform is. */
  baseUrl: string
  /** The first-party origin of the installation: where its web app is. */
  origin: string
  /** What `login` has kept; undefined before. @throws CommandError when that is broken */
  settings(): Settings | undefined
  /** A client with the key of `--key`, `RESUME_PLATFORM_KEY` or the login. @throws CommandError without one */
  keyed(): ResumePlatform
  /** A client with the key if there is one: for what strangers may do. */
  anybody(): ResumePlatform
  /** A client with the session of the login. @throws CommandError without one */
  session(): ResumePlatform
  /** A client of nobody, which can sign in. */
  stranger(): ResumePlatform
  /** Asks whoever runs the command. */
  ask(question: string): Promise<string>
}

/** An option of a command. */
export interface Option {
  type: 'string' | 'boolean'
  /** What it can be, where that is known before. */
  values?: readonly string[]
}

/** A command. */
export interface Command {
  /** What follows its name, such as `FILE... [--job FILE]`. */
  usage: string
  /** What it does, in a line. */
  summary: string
  /** How many words can follow its name. */
  most: number
  /** Words that can come first, such as `list`. */
  actions?: readonly string[]
  options?: Record<string, Option>
  /** Does it. @returns the exit code; 0 when absent */
  run(context: Context): Promise<number | undefined>
}

/** Every command by its name, in the order of the help. */
export type Commands = Record<string, Command>

/** Options of every command. */
export const commonOptions = {
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  url: { type: 'string' },
  origin: { type: 'string' },
  key: { type: 'string' },
} as const satisfies Record<string, Option>
