import { readFileSync } from 'node:fs'

const pageBytes = 4096
/** Milliseconds of a tick in which Linux counts the time of processes (USER_HZ, proc(5)). */
const tickMs = 10

/** Resident memory of a process in megabytes; 0 where the system does not tell. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return (pages * pageBytes) / 1024 / 1024
  } catch {
    return 0
  }
}

/** CPU time that a process has used in milliseconds, all of its threads together; 0 where the system does not tell. */
export function cpuMilliseconds(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    /** Behind the name, which may hold anything: state is the first, user and system time are the 12th and 13th. */
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return 0
  }
}
