import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CallObserver } from '../grpc/answer.ts'

/** How much of a pool is in use. */
export interface PoolUse {
  /** What the pool can run at once. */
  capacity: number
  /** What it runs now. */
  busy: number
  /** What waits for it. */
  queued: number
}

/** A process's own measurements. Names follow Prometheus; docs/operations.md lists them all. */
export interface Metrics {
  readonly registry: Registry
  /** For the gRPC server and client. */
  observeCall(side: 'server' | 'client'): CallObserver
  /** Counts reads of the shared cache. */
  countCacheRead(outcome: 'hit' | 'miss'): void
  /** Makes a counter. @param name ends in `_total` @returns adds one */
  counter(name: string, help: string): () => void
  /**
   * Makes a counter for each value of a label. All begin at 0: to Prometheus, a series that begins with its first event has not increased,
   * and an alert would miss it.
   * @returns adds one for a value
   */
  counters<Value extends string>(
    name: string,
    help: string,
    labelName: string,
    values: readonly Value[],
  ): (value: Value) => void
  /** Shows a figure that is read at every scrape; NaN when it cannot be read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** Shows figures, by the value of a label, that are read at every scrape; none when they cannot be read. */
  gauges(
    name: string,
    help: string,
    labelName: string,
    read: () => Record<string, number> | Promise<Record<string, number>>,
  ): void
  /** Shows how much of a pool is in use, so that one that is full is seen before callers wait for it. */
  pool(name: string, read: () => PoolUse): void
}

/** Longest that a scrape waits for a figure, in milliseconds. */
const readTimeoutMs = 3_000

/**
 * How often the lag of the event loop is looked at, in milliseconds: the lag of a loop that is never late. With the 10 that is usual, a process
 * that has nothing to do wakes a hundred times a second, which is half of what it takes of the processor.
 */
const lagPrecisionMs = 25

/** Makes the registry of a process: Node's own figures and the calls between services. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagPrecisionMs })
  const calls = new Histogram({
    name: 'grpc_call_duration_seconds',
    help: 'Time of calls between services',
    labelNames: ['side', 'method', 'code'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const cacheReads = new Counter({
    name: 'cache_reads_total',
    help: 'Reads of the shared cache',
    labelNames: ['outcome'] as const,
    registers,
  })
  const pools = new Map<string, () => PoolUse>()
  for (const [figure, help] of [
    ['capacity', 'What a pool can run at once'],
    ['busy', 'What a pool runs now'],
    ['queued', 'What waits for a pool'],
  ] as const) {
    new Gauge({
      name: `pool_${figure}`,
      help,
      labelNames: ['pool'] as const,
      registers,
      collect() {
        for (const [pool, read] of pools) this.set({ pool }, read()[figure])
      },
    })
  }

  return {
    registry,
    observeCall:
      (side) =>
      ({ method, code, seconds }) =>
        calls.observe({ side, method, code }, seconds),
    countCacheRead: (outcome) => cacheReads.inc({ outcome }),
    counter(name, help) {
      const counter = new Counter({ name, help, registers })
      return () => counter.inc()
    },
    counters(name, help, labelName, values) {
      const counter = new Counter({ name, help, labelNames: [labelName], registers })
      for (const value of values) counter.inc({ [labelName]: value }, 0)
      return (value) => counter.inc({ [labelName]: value })
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set((await readInTime(read)) ?? Number.NaN)
        },
      })
    },
    gauges(name, help, labelName, read) {
      new Gauge({
        name,
        help,
        labelNames: [labelName],
        registers,
        async collect() {
          const figures = (await readInTime(read)) ?? {}
          this.reset()
          for (const [label, figure] of Object.entries(figures)) this.set({ [labelName]: label }, figure)
        },
      })
    },
    pool: (name, read) => void pools.set(name, read),
  }
}

/** A figure; undefined when it cannot be read in time. One that is away must not keep the others from being scraped. */
async function readInTime<Figure>(read: () => Figure | Promise<Figure>): Promise<Figure | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), readTimeoutMs)
  })
  try {
    return await Promise.race([read(), tooLate])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
