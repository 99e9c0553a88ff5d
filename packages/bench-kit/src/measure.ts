import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** What one measurement came to. */
export interface Measurement {
  name: string
  /** All that were measured. */
  requests: number
  /** Answers a second, on average. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Time of the processor that a process took for each, in microseconds. */
  processorUs?: number
}

/** How hard and how long is measured. What ran for two seconds only was not yet compiled whole, which a bare server is long before. */
const load = { connections: 64, seconds: 8, warmUpSeconds: 6 }

/**
 * Sends as many requests as get answers.
 * @param options.pid the process whose time is told
 * @throws Error when an answer is not 2xx: what is refused is not measured
 */
export async function measure(
  name: string,
  requests: autocannon.Request[],
  url: string,
  { connections = load.connections, pid }: { connections?: number; pid?: number | undefined } = {},
): Promise<Measurement> {
  const run = (duration: number) => {
    let clients = 0
    return autocannon({
      url,
      connections,
      duration,
      /** Each connection has requests of its own where there are enough, so that no two ask for the same at once. */
      setupClient: (client) => {
        const own = requests.filter((_, index) => index % connections === clients % connections)
        clients++
        client.setRequests(own.length > 0 ? own : requests)
      },
    })
  }
  await run(load.warmUpSeconds)
  const before = pid === undefined ? 0 : processorMs(pid)
  const result = await run(load.seconds)
  const took = pid === undefined ? undefined : processorMs(pid) - before
  const wrong = result.non2xx + result.errors + result.timeouts
  if (wrong > 0) {
    const statuses = JSON.stringify(result.statusCodeStats)
    throw new Error(`${name}: ${wrong} of ${result.requests.total} requests were refused or failed: ${statuses}`)
  }
  const { requests: counted, latency } = result
  return {
    ...{ name, requests: counted.total, rate: counted.average, p50: latency.p50, p99: latency.p99 },
    ...(took !== undefined && { processorUs: (took * 1000) / counted.total }),
  }
}

/** Time that a process has had of the processor, in milliseconds (proc(5), stat; the kernel counts in hundredths of a second). */
export function processorMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}

/** Resident memory of a process, in megabytes (proc(5), VmRSS). */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}

/**
 * Memory of a process of which shared pages count in parts, to each that shares them, in megabytes (proc(5), smaps_rollup,
 * Pss). Only these figures of several processes may be added up.
 */
export function proportionalMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) / 1024
}
