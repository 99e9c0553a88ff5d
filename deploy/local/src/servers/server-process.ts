import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** How to run a program. */
export interface ProcessSpec {
  name: string
  command: string
  args: string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  uid?: number
  gid?: number
  /** Where its output goes; appended. */
  logFile: string
  /** Signal that asks it to end. */
  stopSignal?: NodeJS.Signals
  /** Time that it has to end after that signal, in milliseconds; then it is killed. */
  stopTimeoutMs?: number
  /** Resolves when the program answers, rejects while it does not. */
  ready: () => Promise<unknown>
  /** Time that it has to become ready, in milliseconds. */
  readyTimeoutMs?: number
}

/** A program that this process started and ends again. */
export interface ServerProcess {
  readonly name: string
  /** Process id; of the newest run after a restart. */
  pid(): number | undefined
  isRunning(): boolean
  /** Resolves with the exit code or signal when the current run ends. */
  exited(): Promise<string>
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>
  /** Ends it with SIGKILL, as a crash would. */
  kill(): Promise<void>
  /** Starts it again, after `stop`, `kill` or a crash, and waits until it is ready. */
  restart(): Promise<void>
}

/** How much of what a program says on its standard error is repeated when it does not start, in characters. */
const longestComplaint = 600

/** Every process that runs now; ended when this process ends, however it ends. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Makes an exit of signals that would end this process at once, unless it has a way of its own to end. */
function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  }
}

/**
 * Starts a program in a process group of its own, so that a Ctrl-C in the terminal reaches only us and everything ends
 * in order, and waits until it is ready.
 * @throws Error in one line when it ends early or is not ready in time
 */
export async function startProcess(spec: ProcessSpec): Promise<ServerProcess> {
  exitOnSignals()
  let child: ChildProcess | undefined
  let ended: Promise<string> = Promise.resolve('not started')

  const start = async () => {
    mkdirSync(dirname(spec.logFile), { recursive: true })
    const log = createWriteStream(spec.logFile, { flags: 'a' })
    /** A log that takes no more, as on a full disk, must not end what writes it: what is said from then on is read and forgotten. */
    log.on('error', () => {
      for (const output of [started.stdout, started.stderr]) output?.unpipe(log).resume()
    })
    const started = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env ?? process.env,
      uid: spec.uid,
      gid: spec.gid,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    running.add(started)
    started.stdout?.pipe(log, { end: false })
    started.stderr?.pipe(log, { end: false })
    let complaint = ''
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-longestComplaint)
    })
    let isOver = false
    ended = new Promise((resolve) => {
      const over = (how: string) => {
        isOver = true
        running.delete(started)
        log.end()
        resolve(how)
      }
      started.once('error', (error) => over(error.message))
      started.once('close', (code, signal) => over(signal ?? `exit code ${code}`))
    })
    const until = performance.now() + (spec.readyTimeoutMs ?? 30_000)
    for (;;) {
      if (isOver) {
        const reason = complaint.trim() || (await ended)
        throw new Error(`${spec.name} did not start: ${reason} (see ${spec.logFile})`)
      }
      const isReady = await spec.ready().then(
        () => true,
        () => false,
      )
      if (isReady) return
      if (performance.now() > until) {
        started.kill('SIGKILL')
        await ended
        throw new Error(`${spec.name} was not ready in time; see ${spec.logFile}`)
      }
      await wait(40)
    }
  }

  const isRunning = () => child !== undefined && running.has(child)
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return
    child?.kill(signal)
    const force = setTimeout(() => child?.kill('SIGKILL'), spec.stopTimeoutMs ?? 15_000)
    await ended
    clearTimeout(force)
  }

  await start()
  return {
    name: spec.name,
    pid: () => child?.pid,
    isRunning,
    exited: () => ended,
    stop: () => end(spec.stopSignal ?? 'SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGKILL')
      await start()
    },
  }
}
