import type { AtsReport, Check } from './report.ts'

/**
 * What anonymous callers see (decisions, ATS): scores, lists and counts stay; evidence and fixes go, of the fixes in
 * order the first stays, and of what was parsed only single fields.
 */
export function restrictReport(report: AtsReport): AtsReport {
  const bare = (check: Check): Check => ({ ...check, evidence: '', fix: '' })
  return {
    ...report,
    restricted: true,
    prioritizedFixes: report.prioritizedFixes.slice(0, 1),
    failedChecks: report.failedChecks.map(bare),
    rules: report.rules.map(bare),
    parsed: { ...report.parsed, links: [], roles: [], education: [], skills: [] },
  }
}
