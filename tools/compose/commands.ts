import { spawn } from 'node:child_process'

/** How a program is run. */
export interface CommandOptions {
  cwd?: string
  environment?: Record<string, string | undefined>
  /** Milliseconds after which it is killed. */
  timeoutMs?: number
}

/** How a program ended. */
export interface Outcome {
  ok: boolean
  /** Its standard output. */
  output: string
  /** Its standard output and standard error, in the order in which they came. */
  everything: string
}

/** Runs a program to its end; it never hears a Ctrl-C of the terminal, so that what it does is done whole. */
export function tryCommand(command: string, args: string[], options: CommandOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      timeout: options.timeoutMs ?? 900_000,
      killSignal: 'SIGKILL',
    })
    let output = ''
    let everything = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      everything += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      everything += text
    })
    child.once('error', (error) => resolve({ ok: false, output, everything: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, output, everything }))
  })
}

/** How much of what a failed program said is repeated, in characters. */
const longestComplaint = 4_000

/**
 * As {@link tryCommand}.
 * @returns its standard output
 * @throws Error with the end of what it said, when it fails
 */
export async function run(command: string, args: string[], options: CommandOptions = {}): Promise<string> {
  const { ok, output, everything } = await tryCommand(command, args, options)
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed:\n${everything.trim().slice(-longestComplaint)}`)
  return output
}
