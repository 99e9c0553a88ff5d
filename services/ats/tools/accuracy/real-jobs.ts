import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Requirement } from '../../src/domain/job/requirement.ts'

/** Something that a person finds that a job description asks for. */
export interface Ask {
  kind: Requirement['kind']
  /** What is asked for, in a few words: "Wound care", "3 years of nursing"; alternatives are joined by "or". */
  name: string
  /** Other names under which it is right as well. */
  also?: string[]
  preferred?: boolean
  /** Whether nobody asks for it in so many words, but it is named as what the work is or uses: reading it is right, not reading it no miss. */
  implied?: boolean
}

/** A job description with what a person finds in it. */
export interface ReadJob {
  id: string
  trade: string
  software: boolean
  language: string
  text: string
  asks: Ask[]
}

/** The job descriptions of a folder: one folder each, with `job.txt` and `truth.json` (everything but the text). */
export function jobsOf(folder: string): ReadJob[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((id) => ({
      ...(JSON.parse(readFileSync(join(folder, id, 'truth.json'), 'utf8')) as Omit<ReadJob, 'id' | 'text'>),
      id,
      text: readFileSync(join(folder, id, 'job.txt'), 'utf8'),
    }))
}
