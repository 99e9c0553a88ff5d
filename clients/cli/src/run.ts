import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { ApiError, ResumePlatform } from '@resume-platform/sdk'
import { type Context, commonOptions } from './command.ts'
import { commands } from './commands/index.ts'
import { CommandError, exitCodeOf, exitCodes } from './exit-codes.ts'
import { createOutput, type Output, type Target } from './output.ts'
import { createQuestions } from './questions.ts'
import { type Environment, readSettings } from './settings.ts'

/** What a program has around it. */
export interface Surroundings {
  env: Environment
  stdin: NodeJS.ReadableStream
  stdout: Target
  stderr: Target & NodeJS.WritableStream
}

/** The help: of one command, or of all. */
export function usage(only?: string): string {
  const names = only === undefined ? Object.keys(commands) : [only]
  const lines = names.flatMap((name) => [
    `  ${`${name} ${commands[name]?.usage}`.trim()}`,
    `      ${commands[name]?.summary}`,
  ])
  return `usage: resume-platform COMMAND [--json]

${lines.join('\n')}

Every command takes --json, --url URL, --origin URL and --key KEY, or RESUME_PLATFORM_URL, RESUME_PLATFORM_ORIGIN and
RESUME_PLATFORM_KEY. It ends with 0, or with 1 (a resume is below --fail-under), 2 (called wrongly), 3 (not signed in, or not
allowed), 4 (refused), 5 (changed by somebody else meanwhile) or 6 (the platform cannot be reached).
`
}

/** Runs a command. @param args what follows the name of the program. @returns the exit code */
export async function run(args: string[], { env, stdin, stdout, stderr }: Surroundings): Promise<number> {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const out = createOutput(stdout, stderr, rest.includes('--json'), Boolean(env.NO_COLOR))
  if (rest.includes('--help') || name === 'help' || name === '--help') {
    stdout.write(usage(command && name))
    return exitCodes.done
  }
  const terminal = createQuestions(stdin, stderr)
  try {
    if (!command) {
      stderr.write(usage())
      throw new CommandError(name === '' ? 'Name a command' : `There is no command "${name}"`)
    }
    const options: ParseArgsOptionsConfig = { ...commonOptions, ...command.options }
    const { values, positionals } = parsed(rest, options)
    const context = contextOf(values, positionals, out, env, terminal.ask)
    return (await command.run(context)) ?? exitCodes.done
  } catch (thrown) {
    report(thrown, out)
    return exitCodeOf(thrown)
  } finally {
    terminal.close()
  }
}

function parsed(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
}

function contextOf(
  values: Record<string, unknown>,
  positionals: string[],
  out: Output,
  env: Environment,
  ask: Context['ask'],
): Context {
  const settings = readSettings(env)
  const baseUrl = String(values.url ?? env.RESUME_PLATFORM_URL ?? settings?.baseUrl ?? 'http://localhost:8080')
  const origin = String(values.origin ?? env.RESUME_PLATFORM_ORIGIN ?? settings?.origin ?? 'http://localhost:3000')
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) throw new CommandError(`${baseUrl} is no address of HTTP`)
  /** What a login has kept is sent nowhere else. */
  const own = settings?.baseUrl === baseUrl ? settings : undefined
  const apiKey = (values.key ?? env.RESUME_PLATFORM_KEY ?? own?.apiKey) as string | undefined
  const signInFirst = () => new CommandError('Sign in first: resume-platform login', exitCodes.notAllowed)
  return {
    values: values as Context['values'],
    positionals,
    out,
    env,
    baseUrl,
    origin,
    settings,
    anybody: () => new ResumePlatform({ baseUrl, apiKey }),
    keyed: () => {
      if (apiKey === undefined) throw signInFirst()
      return new ResumePlatform({ baseUrl, apiKey })
    },
    session: () => {
      if (!own) throw signInFirst()
      return new ResumePlatform({ baseUrl, origin: own.origin, cookie: own.cookie })
    },
    stranger: () => new ResumePlatform({ baseUrl, origin }),
    ask,
  }
}

/** Says what went wrong: as JSON with `--json`. */
function report(thrown: unknown, out: Output): void {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const { status, code, requestId, fieldErrors } = thrown instanceof ApiError ? thrown : {}
  if (out.isJson) out.note(JSON.stringify({ error: { message, status, code, requestId, fieldErrors } }))
  else {
    out.note(`${message}${code === undefined ? '' : ` (${code})`}`)
    for (const field of fieldErrors ?? []) out.note(`  ${field.path}: ${field.message}`)
    if (requestId !== undefined && (status ?? 0) >= 500) out.note(`  request ${requestId}`)
  }
}
