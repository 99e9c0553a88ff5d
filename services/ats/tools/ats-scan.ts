import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { AtsReport, Layout } from '../src/domain/report.ts'
import { scanResume } from '../src/domain/scan.ts'
import { extractFile } from '../src/extraction/extract-file.ts'
import { explain } from './explain.ts'

const usage = 'usage: npm run ats:scan -- FILE... [--job FILE] [--pretty] [--explain]'

/**
 * Scans files without any server: one JSON line a file, a readable report, or how each cell of the work was read. Ends with 1 when a file could not be read,
 * with 2 when it was called wrongly.
 */
const { files, pretty, explained, jobDescription } = readArguments()

for (const file of files) {
  try {
    const { text, layout } = await extractFile(readFileSync(file))
    const report = scan(text, layout)
    if (explained) process.stdout.write(`${explain(text)}\n`)
    else process.stdout.write(pretty ? readable(file, report) : `${JSON.stringify({ file, text, report })}\n`)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    process.exitCode = 1
    process.stdout.write(pretty ? `${file}: ${message}\n` : `${JSON.stringify({ file, error: message })}\n`)
  }
}

function readArguments() {
  try {
    const { positionals: files, values } = parseArgs({
      allowPositionals: true,
      options: {
        job: { type: 'string' },
        pretty: { type: 'boolean', default: false },
        explain: { type: 'boolean', default: false },
      },
    })
    if (files.length === 0) throw new Error('no file is named')
    return {
      files,
      pretty: values.pretty,
      explained: values.explain,
      jobDescription: values.job ? readFileSync(values.job, 'utf8') : '',
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`)
    process.exit(2)
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
