/** The engine without the service: what the command line scans with on the machine of its user (docs/adr/0041). */
export { createFetchJobPage } from './adapters/job-page.ts'
export { compilePatternsOnce } from './compile-patterns-once.ts'
export type { AtsReport } from './domain/report.ts'
export { scanResume } from './domain/scan.ts'
export { ExtractionError } from './extraction/extraction.ts'
export { createExtractionPool, type ExtractionPool } from './extraction/pool.ts'
