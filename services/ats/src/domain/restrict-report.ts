import type { AtsReport, Check } from './report.ts'

/**
 * What anonymous callers see; docs/api/ats.md. Scores, lists, and counts stay. Evidence and fixes go, except for the first
 * of the prioritized fixes. Of the parsed resume, only the single fields stay.
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
