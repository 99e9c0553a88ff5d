import { readFileSync, writeFileSync } from 'node:fs'
import type { Doubted } from '../../training/fit-doubts.ts'
import type { JobFigures, JobTally } from './job-tally.ts'
import type { Scores } from './scores.ts'
import type { Figures, Tally } from './tally.ts'

/** Figures of a set of real resumes: of all of them, and of those in one and in two columns. */
export interface PairsRecord {
  day: string
  resumes: number
  all: Figures
  columns: Record<string, Figures>
  /** Absent in what was measured before there was such a figure. */
  doubted?: Record<'roles' | 'courses', Doubted>
}

/** Figures of a set of real job descriptions, software and everything else apart. */
export interface JobsRecord {
  day: string
  field: Record<string, JobFigures>
}

/** What was measured last, sets of real files by their name. */
export interface Recorded {
  invented: Tally
  pairs: Record<string, PairsRecord>
  jobs: Record<string, JobsRecord>
  /** How public de-identified resumes of many trades score. */
  scores: Record<string, { day: string; scores: Scores }>
}

/** Where the figures are kept that a later measurement is compared with. */
const recordedUrl = new URL('generated/recorded.json', import.meta.url)

export const readRecorded = (): Recorded => JSON.parse(readFileSync(recordedUrl, 'utf8'))

/** Keeps figures with a line for each set, so that a change shows which sets it is about. */
export function writeRecorded({ invented, pairs, jobs, scores }: Recorded): void {
  const groups = Object.entries({ pairs, jobs, scores }).map(([name, sets]) => {
    const lines = Object.entries(sets).map(([set, figures]) => `    ${JSON.stringify(set)}: ${JSON.stringify(figures)}`)
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`
  })
  writeFileSync(recordedUrl, `{\n${[`  "invented": ${JSON.stringify(invented)}`, ...groups].join(',\n')}\n}\n`)
}

/** What is kept of a set of resumes. Languages and generators of a few resumes each would say nothing. */
export const pairsRecord = (day: string, { resumes, all, by, doubted }: Tally): PairsRecord => ({
  day,
  resumes,
  all,
  columns: by.columns,
  ...(doubted && { doubted }),
})

/** What is kept of a set of job descriptions. */
export const jobsRecord = (day: string, { by }: JobTally): JobsRecord => ({ day, field: by.field })
