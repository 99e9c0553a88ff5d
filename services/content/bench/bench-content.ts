import { measureStatistics } from './bench-stats.ts'

/** `npm run bench:content`: what content promises, each measurement on a platform of its own, one after the other. */
await measureStatistics()
process.exit()
