import { measureCodehost } from './bench-codehost.ts'
import { measureReads } from './bench-reads.ts'
import { measureStatistics } from './bench-stats.ts'

const measurements: Record<string, () => Promise<void>> = {
  reads: () => measureReads(),
  codehost: () => measureCodehost(),
  statistics: () => measureStatistics(),
}

/**
 * `npm run bench:content [reads|codehost|statistics]`: what content promises, each measurement on a platform of its own, one
 * after the other, or one alone.
 */
const chosen = process.argv[2]
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen === undefined || chosen === name) await measure()
}
process.exit()
