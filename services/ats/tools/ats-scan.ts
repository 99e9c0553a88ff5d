import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { AtsReport, Layout } from '../src/domain/report.ts'
import { scanResume } from '../src/domain/scan.ts'
import { extractFile } from '../src/extraction/extract-file.ts'

/** Scans files without any server: one JSON line a file, or a readable report. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { job: { type: 'string' }, pretty: { type: 'boolean', default: false } },
})
if (positionals.length === 0) {
  process.stderr.write('usage: npm run ats:scan -- FILE... [--job FILE] [--pretty]\n')
  process.exit(2)
}
const jobDescription = values.job ? readFileSync(values.job, 'utf8') : ''

for (const file of positionals) {
  try {
    const { text, layout } = await extractFile(readFileSync(file))
    const report = scan(text, layout)
    process.stdout.write(values.pretty ? readable(file, report) : `${JSON.stringify({ file, text, report })}\n`)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    process.stdout.write(values.pretty ? `${file}: ${message}\n` : `${JSON.stringify({ file, error: message })}\n`)
  }
}

function scan(text: string, layout: Layout | null): AtsReport {
  return scanResume({ resume: text, jobDescription, layout: layout ?? undefined, today: new Date(), restricted: false })
}

function readable(file: string, report: AtsReport): string {
  const { parsed } = report
  return [
    `${file}: ${report.verdict}, readiness ${report.readinessScore}${jobDescription ? `, job match ${report.jobMatchScore}` : ''}`,
    `  ${parsed.name} · ${parsed.email} · ${parsed.phone}`,
    ...parsed.roles.map(({ title, employer }) => `  - ${title} @ ${employer}`),
    ...report.failedChecks.map(({ id, severity, evidence, fix }) => `  ${severity} ${id}: ${evidence}\n      ${fix}`),
    '',
  ].join('\n')
}
