import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from '@resume/proto/limits/ats'
import { scanResume } from '../../src/domain/scan.ts'
import { extractFile } from '../../src/extraction/extract-file.ts'
import { ExtractionError } from '../../src/extraction/extraction.ts'
import { aligned } from './tables.ts'

/** How the resumes of a folder score, without a job description. */
export interface Scores {
  resumes: number
  /** Median of readiness. */
  median: number
  /** Percent of the resumes by verdict. */
  strong: number
  weak: number
  /** Percent of the resumes in which a name was found; unknown of what was measured before this was counted. */
  named?: number
}

/** Scores every PDF of a folder that can be read: some have no text. @throws Error when there is none */
export async function scoresOf(folder: string, today: Date): Promise<Scores> {
  const reports: { readinessScore: number; verdict: Verdict; isNamed: boolean }[] = []
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.pdf'))) {
    const extracted = await extractFile(readFileSync(join(folder, file))).catch(unlessUnreadable)
    if (!extracted) continue
    const { text, layout } = extracted
    const scan = { resume: text, jobDescription: '', layout: layout ?? undefined, today, restricted: false }
    const { readinessScore, verdict, parsed } = scanResume(scan)
    reports.push({ readinessScore, verdict, isNamed: parsed.name !== '' })
  }
  const readiness = reports.map(({ readinessScore }) => readinessScore).sort((one, other) => one - other)
  const median = readiness[Math.floor(readiness.length / 2)]
  if (median === undefined) throw new Error(`${folder} has no PDF that can be read`)
  const percent = (count: number) => Math.round((1_000 * count) / reports.length) / 10
  const withVerdict = (wanted: Verdict) => percent(reports.filter(({ verdict }) => verdict === wanted).length)
  return {
    resumes: reports.length,
    median,
    strong: withVerdict('strong'),
    weak: withVerdict('weak'),
    named: percent(reports.filter(({ isNamed }) => isNamed).length),
  }
}

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof ExtractionError)) throw error
}

/** Sets of scores as Markdown, a row each. */
export function scoreTable(sets: Record<string, { day: string; scores: Scores }>): string {
  const rows = Object.entries(sets).map(([name, { day, scores }]) => [
    ...[name, day, String(scores.resumes)],
    ...[scores.median, scores.strong, scores.weak, scores.named].map((figure) => figure?.toFixed(1) ?? ''),
  ])
  return aligned([['set', 'day', 'resumes', 'median readiness', 'strong', 'weak', 'name found'], ...rows])
}
