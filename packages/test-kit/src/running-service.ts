import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { builtProgram, sourceOf } from '@resume/local-stack/platform/builds'
import { deployables, root } from '@resume/local-stack/platform/deployables'
import { killAtExit } from './at-exit.ts'

/** A deployable as a process of its own, as in production. */
export interface RunningService {
  /** The line with which it said that it is ready. */
  ready: Record<string, unknown>
  process: ChildProcess
  /** Everything that it has logged. */
  logged(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/**
 * Starts a deployable, as it was built before the tests, or another program, and waits until it says that it is ready.
 * @param main its entry point in sources, an absolute path
 * @param environment all that it sees of variables, besides those that every test sets alike
 * @throws Error with what it printed when it ends before
 */
export async function runService(main: string, environment: Record<string, string>): Promise<RunningService> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', programOf(main)], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      SHUTDOWN_GRACE_MS: '500',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  killAtExit(child)
  const lines: string[] = []
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  child.stderr.on('data', (text) => lines.push(String(text)))
  const ready = await new Promise<Record<string, unknown>>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      if (line.includes(' is ready"')) resolve(JSON.parse(line))
    })
    void ended.then(() => reject(new Error(`${main} ended:\n${lines.join('\n')}`)))
  })
  return {
    ready,
    process: child,
    logged: () => lines.join('\n'),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}

/** The build of a deployable's entry point; any other program is its own source. */
function programOf(main: string): string {
  const deployable = deployables.find(({ folder }) => main === sourceOf('main', folder, root))
  return deployable ? builtProgram('main', deployable.folder, root) : main
}
