import type { Requirement } from '../../src/domain/job/requirement.ts'
import { readRequirements } from '../../src/domain/job/requirements.ts'
import { isAsked } from './compare-asks.ts'
import type { Ask, ReadJob } from './real-jobs.ts'

/** How much was read and how much of it is right, how much is asked for and how much of it was found. */
export interface JobFigures {
  jobs: number
  right: number
  read: number
  found: number
  asked: number
}

/** By what the figures are told apart. */
export const jobDimensions = ['field', 'trade', 'language'] as const
type JobDimension = (typeof jobDimensions)[number]

/** What was measured: all together, and by each value of each dimension. */
export interface JobTally {
  all: JobFigures
  by: Record<JobDimension, Record<string, JobFigures>>
}

/** What was read wrongly and what was not found in one job description. */
export interface JobMisses {
  wrong: Requirement[]
  missed: Ask[]
}

/** Reads every job description and counts what is right and what is found. `onJob` hears of what is not. */
export function measureJobs(jobs: ReadJob[], onJob: (id: string, misses: JobMisses) => void = () => {}): JobTally {
  const tally: JobTally = { all: noFigures(), by: { field: {}, trade: {}, language: {} } }
  for (const { id, text, asks, software, trade, language } of jobs) {
    const read = readRequirements(text)
    const wrong = read.filter((one) => !asks.some((ask) => isAsked(one, ask)))
    const asked = asks.filter(({ implied }) => !implied)
    const missed = asked.filter((ask) => !read.some((one) => isAsked(one, ask)))
    onJob(id, { wrong, missed })
    const counted = { read: read.length, wrong: wrong.length, asked: asked.length, missed: missed.length }
    add(tally.all, counted)
    const values: Record<JobDimension, string> = { field: software ? 'software' : 'other', trade, language }
    for (const dimension of jobDimensions) {
      const groups = tally.by[dimension]
      groups[values[dimension]] ??= noFigures()
      add(groups[values[dimension]] as JobFigures, counted)
    }
  }
  return tally
}

const noFigures = (): JobFigures => ({ jobs: 0, right: 0, read: 0, found: 0, asked: 0 })

function add(
  figures: JobFigures,
  { read, wrong, asked, missed }: Record<'read' | 'wrong' | 'asked' | 'missed', number>,
) {
  figures.jobs++
  figures.read += read
  figures.right += read - wrong
  figures.asked += asked
  figures.found += asked - missed
}
