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
  /** What `login` has kept; undefined before. */
  settings: Settings | undefined
  /** A client with the key of `--key`, `RESUME_PLATFORM_KEY` or the login. @throws CommandError without one */
  keyed(): ResumePlatform
  /** A client with the key if there is one: for what strangers may do. */
  anybody(): ResumePlatform
  /** A client with the session of the login. @throws CommandError without one */
  session(): ResumePlatform
  /** Makes a client of nobody. */
  stranger(baseUrl: string, origin: string): ResumePlatform
  /** Asks whoever runs the command. */
  ask(question: string): Promise<string>
}

/** A command. */
export interface Command {
  /** What follows its name, such as `FILE... [--job FILE]`. */
  usage: string
  /** What it does, in a line. */
  summary: string
  options?: Record<string, { type: 'string' | 'boolean' }>
  /** Does it. @returns the exit code; 0 when absent */
  run(context: Context): Promise<number | undefined>
}
