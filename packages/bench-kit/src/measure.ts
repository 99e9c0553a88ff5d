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

/** What is measured. */
export interface Measured {
  name: string
  requests: autocannon.Request[]
  url: string
  connections?: number
  /** The process whose time is told. */
  pid?: number | undefined
}

/** A measurement of each, in their order. */
export type MeasurementsOf<All> = { [Place in keyof All]: Measurement }

/** How often several measurements take turns, and how long each turn is. */
const turns = { times: 4, seconds: 3 }

/**
 * Sends as many requests as get answers.
 * @throws Error when an answer is not 2xx: what is refused is not measured
 */
export async function measure(
  name: string,
  requests: autocannon.Request[],
  url: string,
  options: Pick<Measured, 'connections' | 'pid'> = {},
): Promise<Measurement> {
  const measured = { name, requests, url, ...options }
  await send(measured, load.warmUpSeconds)
  return send(measured, load.seconds)
}

/**
 * The same for several that are held to each other. They take turns, so that what a machine does beside them, or how quick it is
 * just then, falls on all of them.
 * @returns a measurement of each, over all of its turns
 */
export async function measureInTurns<const All extends readonly Measured[]>(all: All): Promise<MeasurementsOf<All>> {
  for (const measured of all) await send(measured, load.warmUpSeconds)
  const found: Measurement[][] = all.map(() => [])
  for (let turn = 0; turn < turns.times; turn++) {
    for (const [nth, measured] of all.entries()) found[nth]?.push(await send(measured, turns.seconds))
  }
  return found.map(together) as MeasurementsOf<All>
}

/** One measurement of several of the same; the time for an answer is the mean of theirs. */
function together(turns: Measurement[]): Measurement {
  const mean = (of: (turn: Measurement) => number) => turns.reduce((sum, turn) => sum + of(turn), 0) / turns.length
  const [first] = turns as [Measurement]
  return {
    name: first.name,
    requests: turns.reduce((sum, { requests }) => sum + requests, 0),
    ...{ rate: mean(({ rate }) => rate), p50: mean(({ p50 }) => p50), p99: mean(({ p99 }) => p99) },
    ...(first.processorUs !== undefined && { processorUs: mean(({ processorUs }) => processorUs ?? 0) }),
  }
}

async function send(
  { name, requests, url, connections = load.connections, pid }: Measured,
  duration: number,
): Promise<Measurement> {
  let clients = 0
  const before = pid === undefined ? 0 : processorMs(pid)
  const result = await autocannon({
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
 * By how many megabytes the resident memory of a process grows at most while work lasts. Peaks of a few milliseconds may be missed.
 * @throws what the work throws
 */
export async function residentGrowth<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; megabytes: number }> {
  const before = residentMegabytes(pid)
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid))
  }, 10)
  try {
    const result = await work()
    return { result, megabytes: highest - before }
  } finally {
    clearInterval(watch)
  }
}

/**
 * Memory of a process of which shared pages count in parts, to each that shares them, in megabytes (proc(5), smaps_rollup,
 * Pss). Only these figures of several processes may be added up.
 */
export function proportionalMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) / 1024
}
