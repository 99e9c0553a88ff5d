import { readFile } from 'node:fs/promises'
import { ApiError, type AtsReport, type ResumePlatform } from '@resume-platform/sdk'
import { fileAt } from '@resume-platform/sdk/node'
import type { Command } from '../command.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'
import type { Output } from '../output.ts'

/** What is known of a job. */
interface Job {
  description?: string
  url?: string
}

export const scan: Command = {
  usage: 'FILE... [--job FILE|URL] [--fail-under SCORE] [--spend]',
  summary: 'scan resumes as applicant tracking systems do; --job URL costs credits and needs --spend',
  options: { job: { type: 'string' }, 'fail-under': { type: 'string' }, spend: { type: 'boolean' } },
  async run({ positionals: files, values, out, anybody, keyed }) {
    if (files.length === 0) throw new CommandError('Name a file to scan')
    const least = leastScore(values['fail-under'])
    const job = await jobOf(values.job)
    if (job.url !== undefined && !values.spend) {
      throw new CommandError('The platform reads job pages for credits only: add --spend, or save the page as a file')
    }
    const client = job.url === undefined ? anybody() : keyed()
    const results: { file: string; report?: AtsReport; creditsSpent?: number; error?: string }[] = []
    for (const [index, file] of files.entries()) {
      out.progress(`${index + 1} of ${files.length}: ${file}`)
      try {
        results.push({ file, ...(await scanned(client, file, job)) })
      } catch (thrown) {
        /** One file that cannot be read does not stop the others; a platform that is away does. */
        const isItsFault = thrown instanceof ApiError ? [400, 408, 413, 415].includes(thrown.status) : isMissing(thrown)
        if (!isItsFault) throw thrown
        results.push({ file, error: (thrown as Error).message })
      }
    }
    out.progress('')
    out.show(results, () =>
      results.flatMap(({ file, report, error }) => linesOf(out, file, report, error, { job, least })),
    )
    const isLow = ({ report }: { report?: AtsReport }) => report === undefined || scoreOf(report, job) < least
    return results.some(isLow) ? exitCodes.belowThreshold : exitCodes.done
  },
}

async function scanned(client: ResumePlatform, file: string, job: Job) {
  const { text, layout } = await client.ats.extractText(fileAt(file))
  const input = {
    resume: text,
    ...(layout && { layout }),
    ...(job.description !== undefined && { jobDescription: job.description }),
  }
  if (job.url === undefined) return { report: (await client.ats.check(input)).report }
  const { report, creditsSpent } = await client.ats.analyze({ ...input, fetchJobUrl: true, jobUrl: job.url })
  return { report, creditsSpent }
}

async function jobOf(named: string | boolean | undefined): Promise<Job> {
  if (named === undefined) return {}
  if (/^https?:\/\//.test(String(named))) return { url: String(named) }
  return { description: await readFile(String(named), 'utf8') }
}

function leastScore(given: string | boolean | undefined): number {
  if (given === undefined) return 0
  const score = Number(given)
  if (!(score >= 0 && score <= 100)) throw new CommandError('--fail-under takes a score from 0 to 100')
  return score
}

/** What counts: how well the resume reads, and with a job the lower one of that and how well it fits. */
function scoreOf({ readinessScore, jobMatchScore }: AtsReport, { description, url }: Job): number {
  return description === undefined && url === undefined ? readinessScore : Math.min(readinessScore, jobMatchScore)
}

function linesOf(
  out: Output,
  file: string,
  report: AtsReport | undefined,
  error: string | undefined,
  { job, least }: { job: Job; least: number },
): string[] {
  if (!report) return [`${out.paint('red', file)}: ${error}`]
  const color = scoreOf(report, job) < least ? 'red' : 'green'
  const isMatched = job.description !== undefined || job.url !== undefined
  const { readinessScore, jobMatchScore, verdict, failedChecks, missingKeywords } = report
  return [
    `${out.paint('bold', file)}: ${out.paint(color, String(readinessScore))} of 100${isMatched ? `, job match ${jobMatchScore}` : ''}, ${verdict}`,
    ...(report.restricted ? ['  Sign in to see what each check has found, and how to mend it:'] : []),
    ...failedChecks.flatMap(({ id, evidence, fix }) => [
      `  ${out.paint('yellow', id)}${evidence && `: ${evidence}`}`,
      ...(fix ? [`    ${fix}`] : []),
    ]),
    ...(missingKeywords.length > 0 ? [`  Missing: ${missingKeywords.join(', ')}`] : []),
  ]
}

function isMissing(thrown: unknown): boolean {
  const { code } = thrown as { code?: string }
  return code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR' || code === 'ERR_INVALID_ARG_VALUE'
}
