import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { ApiError, ResumePlatform } from '@resume-platform/sdk'
import packageFile from '../package.json' with { type: 'json' }
import { type Command, type Context, commonOptions } from './command.ts'
import { commands } from './commands/index.ts'
import { parseExactly } from './exact-json.ts'
import { CommandError, exitCodeOf, exitCodes, requireAtMost } from './exit-codes.ts'
import { createOutput, type Output, type Target } from './output.ts'
import { createQuestions } from './questions.ts'
import { type Environment, readSettings, type Settings } from './settings.ts'

const { version } = packageFile

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
  return `usage: resume-platform COMMAND [--json], help [COMMAND], --version

${lines.join('\n')}

Every command takes --json, --url URL, --origin URL and --key KEY, or RESUME_PLATFORM_URL, RESUME_PLATFORM_ORIGIN and
RESUME_PLATFORM_KEY. Exit codes: 0 (done), 1 (a resume is below --fail-under, or cannot be read), 2 (wrong arguments, or an
invalid file), 3 (not signed in, or not allowed), 4 (refused), 5 (changed by somebody else in the meantime), 6 (the platform
cannot be reached).
`
}

/** Runs a command. @param args what follows the name of the program. @returns the exit code */
export async function run(args: string[], { env, stdin, stdout, stderr }: Surroundings): Promise<number> {
  const [name = '', ...rest] = args
  const command = commandOf(name)
  const out = createOutput(stdout, stderr, args.includes('--json'), Boolean(env.NO_COLOR))
  if (name === 'help' || args.includes('--help') || args.includes('-h')) {
    stdout.write(usage([name, ...rest].find(commandOf)))
    return exitCodes.done
  }
  if (name === '--version' || name === '-v') {
    out.show({ version }, () => [version])
    return exitCodes.done
  }
  const terminal = createQuestions(stdin, stderr)
  let baseUrl: string | undefined
  try {
    if (!command) {
      if (name === '' && !out.isJson) stderr.write(usage())
      const fault = name === '' || name.startsWith('-') ? 'Name a command first' : `There is no command "${name}"`
      throw new CommandError(`${fault}: resume-platform help`)
    }
    const options: ParseArgsOptionsConfig = { ...commonOptions, ...command.options }
    const { values, positionals } = parsed(rest, options)
    requireAtMost(command.most, positionals, name)
    const context = contextOf(values, positionals, out, env, terminal.ask)
    baseUrl = context.baseUrl
    return (await command.run(context)) ?? exitCodes.done
  } catch (thrown) {
    report(thrown, out, baseUrl)
    return exitCodeOf(thrown)
  } finally {
    terminal.close()
  }
}

function commandOf(name: string): Command | undefined {
  return Object.hasOwn(commands, name) ? commands[name] : undefined
}

function parsed(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const [message = ''] = (error as Error).message.split('. To specify')
    throw new CommandError(message.replaceAll('\n', ' '))
  }
}

function contextOf(
  values: Record<string, unknown>,
  positionals: string[],
  out: Output,
  env: Environment,
  ask: Context['ask'],
): Context {
  const kept = keptSettings(env, out)
  const settings = kept instanceof CommandError ? undefined : kept
  const baseUrl = String(values.url ?? (env.RESUME_PLATFORM_URL || settings?.baseUrl || 'http://localhost:8080'))
  const origin = String(values.origin ?? (env.RESUME_PLATFORM_ORIGIN || settings?.origin || 'http://localhost:3000'))
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) throw new CommandError(`${baseUrl} is not an HTTP address`)
  /** What a login has kept is sent nowhere else. */
  const own = settings?.baseUrl === baseUrl ? settings : undefined
  /** A secret that a workflow does not have is an empty variable. */
  const apiKey = (values.key ?? (env.RESUME_PLATFORM_KEY || own?.apiKey)) as string | undefined
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey.trim())) throw new CommandError('The API key cannot be one')
  const signInFirst = () =>
    kept instanceof CommandError ? kept : new CommandError('Sign in first: resume-platform login', exitCodes.notAllowed)
  const common = { baseUrl, parse: parseExactly }
  return {
    values: values as Context['values'],
    positionals,
    out,
    env,
    baseUrl,
    origin,
    settings: () => {
      if (kept instanceof CommandError) throw kept
      return kept
    },
    anybody: () => new ResumePlatform({ ...common, apiKey }),
    keyed: () => {
      if (apiKey === undefined) throw signInFirst()
      return new ResumePlatform({ ...common, apiKey })
    },
    session: () => {
      if (!own) throw signInFirst()
      return new ResumePlatform({ ...common, origin: own.origin, cookie: own.cookie })
    },
    stranger: () => new ResumePlatform({ ...common, origin }),
    ask,
  }
}

/** What `login` has kept; the fault where that cannot be used, since not every command needs it. */
function keptSettings(env: Environment, out: Output): Settings | CommandError | undefined {
  try {
    return readSettings(env, (warning) => !out.isJson && out.note(warning))
  } catch (error) {
    if (error instanceof CommandError) return error
    throw error
  }
}

/** Says what went wrong: as JSON with `--json`. @param baseUrl where the platform was looked for */
function report(thrown: unknown, out: Output, baseUrl: string | undefined): void {
  const { status, code, requestId, fieldErrors, retryAfter } = thrown instanceof ApiError ? thrown : {}
  const isAway = exitCodeOf(thrown) === exitCodes.unreachable
  const text = (thrown instanceof Error ? thrown.message : String(thrown)).trim()
  const message = isAway ? `${baseUrl}: ${text}` : text
  if (out.isJson) out.note(JSON.stringify({ error: { message, status, code, requestId, fieldErrors, retryAfter } }))
  else {
    out.note(`${message}${code === undefined ? '' : ` (${code})`}`)
    for (const field of fieldErrors ?? []) out.note(`  ${field.path}: ${field.message}`)
    if (retryAfter !== undefined) out.note(`  It can be repeated in ${retryAfter} seconds.`)
    if (requestId !== undefined && (status ?? 0) >= 500) out.note(`  request ${requestId}`)
  }
}
