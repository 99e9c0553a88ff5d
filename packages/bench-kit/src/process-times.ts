import { readdirSync, readFileSync } from 'node:fs'

/** A process as proc(5) tells it in `stat`: times in milliseconds, of which the kernel counts hundredths of a second. */
interface Stat {
  pid: number
  parent: number
  ownMs: number
  /** Of children that have ended. */
  endedMs: number
}

/** A process of a platform, as far as its time is concerned. */
export interface Timed {
  name: string
  pid(): number | undefined
}

/**
 * Time that processes have had of the processor, in milliseconds by their names: that of their children included, such as the
 * backends of PostgreSQL, those that have ended too. Processes of one name are added up.
 */
export function processorTimes(processes: Iterable<Timed>): Map<string, number> {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? [])
  const treeMs = ({ pid, ownMs, endedMs }: Stat): number =>
    all.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + treeMs(child), ownMs + endedMs)
  const times = new Map<string, number>()
  for (const { name, pid } of processes) {
    const root = all.find((each) => each.pid === pid())
    if (root) times.set(name, (times.get(name) ?? 0) + treeMs(root))
  }
  return times
}

/** Undefined when the process has ended meanwhile. */
function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
    return { pid, parent: Number(fields[1]), ownMs: (user + system) * 10, endedMs: (endedUser + endedSystem) * 10 }
  } catch {
    return undefined
  }
}
