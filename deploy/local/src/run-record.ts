import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A process as it can be found again: a number alone may by then be another's. */
interface KnownProcess {
  name: string
  pid: number
  /** Clock ticks after boot at which it started (proc(5), field 22). */
  startedAt: string
}

/** Time that left-over processes have to end by themselves, in milliseconds. */
const patience = 3_000

/** Writes down what runs, for {@link endPreviousRun}. The first is the process that keeps the others. */
export function recordRun(file: string, processes: { name: string; pid: number | undefined }[]): void {
  const known = processes.flatMap(({ name, pid }): KnownProcess[] => {
    const startedAt = pid === undefined ? undefined : startOf(pid)
    return pid === undefined || startedAt === undefined ? [] : [{ name, pid, startedAt }]
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(known))
}

/** Forgets the run. */
export function forgetRun(file: string): void {
  rmSync(file, { force: true })
}

/**
 * Ends what a run left behind that was killed. SIGINT asks everything for a fast and orderly end, PostgreSQL too; what
 * waits for others that have gone already is killed, which no data of ours minds.
 * @throws Error in one line when that run is still alive
 */
export async function endPreviousRun(file: string): Promise<void> {
  const [keeper, ...kept] = readRecord(file)
  if (keeper && isAlive(keeper)) {
    throw new Error(`The platform already runs here (process ${keeper.pid}): end it first, with Ctrl-C where it runs`)
  }
  const left = kept.filter(isAlive)
  for (const { pid } of left) process.kill(pid, 'SIGINT')
  if (!(await haveEnded(left))) {
    for (const { pid } of left.filter(isAlive)) process.kill(pid, 'SIGKILL')
    await haveEnded(left)
  }
  forgetRun(file)
}

/** Waits for processes, but not for ever. */
async function haveEnded(processes: KnownProcess[]): Promise<boolean> {
  for (const until = performance.now() + patience; performance.now() < until; await wait(50)) {
    if (!processes.some(isAlive)) return true
  }
  return false
}

function readRecord(file: string): KnownProcess[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KnownProcess[]
  } catch {
    return []
  }
}

function isAlive({ pid, startedAt }: KnownProcess): boolean {
  return startOf(pid) === startedAt
}

/** Undefined when there is no such process, it has ended and waits to be reaped, or the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}
