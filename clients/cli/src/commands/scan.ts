import { extractionLimits } from '@resume/proto/limits/ats'
import type { AtsReport } from '@resume-platform/sdk'
import type { Command, Context } from '../command.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'
import { readBytes, UnreadableFile } from '../files.ts'
import { readJob } from '../job.ts'
import { type Output, oneLine } from '../output.ts'
import { createRemoteScanner } from '../remote-scanner.ts'
import type { Scanner } from '../scanner.ts'

/** What came of a file. */
interface Scanned {
  file: string
  report?: AtsReport
  error?: string
}

/** How reports are judged. */
interface Judgement {
  isMatched: boolean
  least: number
}

export const scan: Command = {
  usage: 'FILE... [--job FILE|URL] [--fail-under SCORE] [--remote]',
  summary: 'scan resumes the way applicant tracking systems do: locally, or with --remote on the platform',
  most: Number.POSITIVE_INFINITY,
  options: { job: { type: 'string' }, 'fail-under': { type: 'string' }, remote: { type: 'boolean' } },
  async run({ positionals: files, values, out, anybody }) {
    if (files.length === 0) throw new CommandError('Name a file to scan')
    const least = leastScore(values['fail-under'])
    const jobDescription = await readJob(values.job)
    const judgement = { least, isMatched: jobDescription !== undefined }
    const scanner = await scannerOf(values.remote === true, anybody)
    const results: Scanned[] = []
    try {
      for (const [index, file] of files.entries()) {
        out.progress(`${index + 1} of ${files.length}: ${file}`)
        results.push(await scanned(scanner, file, jobDescription))
      }
    } finally {
      out.progress('')
      await scanner.close()
    }
    out.show(results, () => results.flatMap((result) => linesOf(out, result, judgement)))
    const isLow = ({ report }: Scanned) => report === undefined || scoreOf(report, judgement) < least
    return results.some(isLow) ? exitCodes.belowThreshold : exitCodes.done
  },
}

/** The engine is loaded only when it is used. */
async function scannerOf(isRemote: boolean, anybody: Context['anybody']): Promise<Scanner> {
  if (isRemote) return createRemoteScanner(anybody())
  return (await import('../local-scanner.ts')).createLocalScanner()
}

/** One file that cannot be read does not stop the others; a platform that is away does. */
async function scanned(scanner: Scanner, file: string, jobDescription: string | undefined): Promise<Scanned> {
  try {
    return { file, report: await scanner.scan(readBytes(file, extractionLimits.fileBytes), jobDescription) }
  } catch (thrown) {
    if (!(thrown instanceof UnreadableFile)) throw thrown
    return { file, error: thrown.message }
  }
}

function leastScore(given: string | boolean | undefined): number {
  if (given === undefined) return 0
  const score = Number(given)
  if (given === '' || !(score >= 0 && score <= 100)) throw new CommandError('--fail-under takes a score from 0 to 100')
  return score
}

/** What counts: how well the resume reads, and with a job the lower one of that and how well it fits. */
function scoreOf({ readinessScore, jobMatchScore }: AtsReport, { isMatched }: Judgement): number {
  return isMatched ? Math.min(readinessScore, jobMatchScore) : readinessScore
}

function linesOf(out: Output, { file, report, error }: Scanned, judgement: Judgement): string[] {
  const name = oneLine(file)
  if (!report) return [`${out.paint('red', name)}: ${error}`]
  const color = scoreOf(report, judgement) < judgement.least ? 'red' : 'green'
  const { readinessScore, jobMatchScore, verdict, failedChecks, missingKeywords } = report
  const match = judgement.isMatched ? `, job match ${jobMatchScore}` : ''
  return [
    `${out.paint('bold', name)}: ${out.paint(color, String(readinessScore))} of 100${match}, ${verdict}`,
    ...(report.restricted ? ['  Sign in to see what each check has found, and how to mend it:'] : []),
    ...failedChecks.flatMap(({ id, evidence, fix }) => [
      `  ${out.paint('yellow', id)}${evidence && `: ${evidence}`}`,
      ...(fix ? [`    ${fix}`] : []),
    ]),
    ...(missingKeywords.length > 0 ? [`  Missing: ${missingKeywords.join(', ')}`] : []),
  ]
}
