import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { ExtractedText } from '../domain/extracted-text.ts'
import { ExtractionError, type ExtractionFault } from './extraction.ts'

/** How files are extracted apart from the service. */
export interface PoolOptions {
  /** Child processes at the most; each extracts one file at a time. */
  size: number
  /** Deadline of one file with its waiting, in milliseconds. */
  timeoutMs: number
  /** Resident memory at which a child is killed, in megabytes. */
  memoryLimitMb: number
  /** After this a child without work ends, in milliseconds. */
  idleMs?: number
  /** The program of the children, where it is not the one beside this file. */
  workerFile?: string
}

/** Extracts files in child processes that are killed when they take too long or too much memory. */
export interface ExtractionPool {
  /**
   * Callers wait for their turn, in order and within the deadline.
   * @throws ExtractionError with the reason; Error when the system starts no process
   */
  extract(bytes: Uint8Array, signal?: AbortSignal): Promise<ExtractedText>
  close(): Promise<void>
}

type Outcome = { extraction: ExtractedText } | { fault: ExtractionFault; message: string }

const ownWorkerFile = fileURLToPath(new URL('./worker.ts', import.meta.url))
const tookTooLong = 'Resume extraction took too long to process.'
/** How often a child's memory is looked at, in milliseconds. */
const memoryInterval = 25
const pageBytes = 4096

/** Makes the pool; children are started when there is work. */
export function createExtractionPool(options: PoolOptions): ExtractionPool {
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []
  const waiting: (() => void)[] = []
  const living = new Set<ChildProcess>()
  let working = 0

  const startChild = async () => {
    const child = fork(options.workerFile ?? ownWorkerFile, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${Math.floor(options.memoryLimitMb * 0.75)}`, '--no-warnings'],
      env: { NODE_COMPILE_CACHE: getCompileCacheDir() },
    })
    /** Where no process can be started, because there are too many, it says so here: that is no fault of the file. */
    await once(child, 'spawn')
    living.add(child)
    child.once('exit', () => living.delete(child))
    return child
  }
  const takeChild = async () => {
    for (let rested = idle.pop(); rested; rested = idle.pop()) {
      clearTimeout(rested.timer)
      if (isUsable(rested.child)) return rested.child
    }
    return startChild()
  }
  const restChild = (child: ChildProcess) => {
    if (!isUsable(child)) return
    /** What one file left in memory is not charged to the next. */
    if (residentMegabytes(child.pid) > options.memoryLimitMb * 0.75) {
      child.kill('SIGKILL')
      return
    }
    const timer = setTimeout(() => child.kill('SIGKILL'), options.idleMs ?? 30_000)
    timer.unref()
    idle.push({ child, timer })
  }
  const takeTurn = async (signal: AbortSignal) => {
    if (working < options.size) {
      working++
      return
    }
    const turn = Promise.withResolvers<void>()
    const leave = () => {
      const place = waiting.indexOf(turn.resolve)
      if (place < 0) return
      waiting.splice(place, 1)
      turn.reject(new ExtractionError('timeout', tookTooLong))
    }
    waiting.push(turn.resolve)
    signal.addEventListener('abort', leave, { once: true })
    await turn.promise
    signal.removeEventListener('abort', leave)
  }
  const endTurn = () => {
    const next = waiting.shift()
    if (next) next()
    else working--
  }

  return {
    async extract(bytes, callerSignal) {
      const deadline = AbortSignal.timeout(options.timeoutMs)
      const signal = callerSignal ? AbortSignal.any([callerSignal, deadline]) : deadline
      await takeTurn(signal)
      try {
        if (signal.aborted) throw new ExtractionError('timeout', tookTooLong)
        const child = await takeChild()
        const outcome = await runInChild(child, bytes, options.memoryLimitMb, signal)
        restChild(child)
        if ('extraction' in outcome) return outcome.extraction
        throw new ExtractionError(outcome.fault, outcome.message)
      } finally {
        endTurn()
      }
    },
    async close() {
      await Promise.all(
        [...living].map(
          (child) =>
            new Promise<void>((resolve) => {
              child.once('exit', () => resolve())
              child.kill('SIGKILL')
            }),
        ),
      )
    },
  }
}

/** Whether a child can take a file: one that was killed stays connected for a moment. */
function isUsable(child: ChildProcess): boolean {
  return child.connected && !child.killed
}

/** Gives a child one file and kills it when it breaks a limit. */
function runInChild(
  child: ChildProcess,
  bytes: Uint8Array,
  memoryLimitMb: number,
  signal: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const finish = (outcome: Outcome) => {
      clearInterval(watch)
      signal.removeEventListener('abort', abort)
      child.off('message', receive)
      child.off('exit', died)
      resolve(outcome)
    }
    const kill = (outcome: Outcome) => {
      child.kill('SIGKILL')
      finish(outcome)
    }
    const tooBig: Outcome = { fault: 'unreadable', message: 'The file needs too much memory to read.' }
    const watch = setInterval(() => {
      if (residentMegabytes(child.pid) > memoryLimitMb) kill(tooBig)
    }, memoryInterval)
    const abort = () => kill({ fault: 'timeout', message: tookTooLong })
    const receive = (outcome: Outcome) => finish(outcome)
    const died = () => finish(tooBig)
    child.once('message', receive)
    child.once('exit', died)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    child.send(bytes, (error) => {
      if (error) kill(tooBig)
    })
  })
}

/** Resident memory of a process; 0 where the system does not tell. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return (pages * pageBytes) / 1024 / 1024
  } catch {
    return 0
  }
}
