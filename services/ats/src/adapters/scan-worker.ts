import { scanResume } from '../domain/scan.ts'
import type { ScanJob } from '../domain/scan-request.ts'

/** What is left of a finished scan for its caller. */
export interface FinishedScan {
  /** UTF-8 JSON of the report. */
  report: Uint8Array
  wordCount: number
}

/** Scans and serializes, in whatever thread it is called; scan threads call it as their only task. */
export default function scan(job: ScanJob): FinishedScan {
  const report = scanResume(job)
  return { report: new TextEncoder().encode(JSON.stringify(report)), wordCount: report.wordCount }
}
