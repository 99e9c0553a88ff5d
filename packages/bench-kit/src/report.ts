import type { Measurement } from './measure.ts'

/** Writes measurements as a table. */
export function report(measurements: Measurement[]): void {
  process.stdout.write(
    `\n${''.padEnd(34)}${'requests/s'.padStart(12)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}${'processor µs'.padStart(14)}\n`,
  )
  for (const { name, rate, p50, p99, processorUs } of measurements) {
    const figures = `${rate.toFixed(0).padStart(12)}${p50.toFixed(1).padStart(10)}${p99.toFixed(1).padStart(10)}`
    process.stdout.write(`${name.padEnd(34)}${figures}${(processorUs?.toFixed(0) ?? '').padStart(14)}\n`)
  }
  process.stdout.write('\n')
}

/** Writes how one measurement stands to another, and how it should. */
export function ratio(name: string, of: Measurement, to: Measurement, goal: number): void {
  process.stdout.write(`  ${name}: ${(of.rate / to.rate).toFixed(2)}   goal: at least ${goal.toFixed(2)}\n`)
}
