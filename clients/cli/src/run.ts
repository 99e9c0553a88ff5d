import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { ApiError, ResumePlatform } from '@resume-platform/sdk'
import type { Context } from './command.ts'
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

/** Options of every command. */
const common = {
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  url: { type: 'string' },
  origin: { type: 'string' },
  key: { type: 'string' },
} as const

/** The help. */
export function usage(): string {
  const names = Object.keys(commands)
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
  const command = commands[name]
  const out = createOutput(stdout, stderr, rest.includes('--json'), Boolean(env.NO_COLOR))
  if (!command || rest.includes('--help')) {
    const isAskedFor = rest.includes('--help') || name === 'help' || name === '--help'
    const target = isAskedFor ? stdout : stderr
    target.write(usage())
    return isAskedFor ? exitCodes.done : exitCodes.wrongCall
  }
  const terminal = createQuestions(stdin, stderr)
  try {
    const options: ParseArgsOptionsConfig = { ...common, ...command.options }
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
  /** What a login has kept is sent nowhere else. */
  const own = settings?.baseUrl === baseUrl ? settings : undefined
  const apiKey = (values.key ?? env.RESUME_PLATFORM_KEY ?? own?.apiKey) as string | undefined
  const signInFirst = () => new CommandError('Sign in first: resume-platform login', exitCodes.notAllowed)
  return {
    values: values as Context['values'],
    positionals,
    out,
    env,
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
    stranger: (url, origin) => new ResumePlatform({ baseUrl: url, origin }),
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
