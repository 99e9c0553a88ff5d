import { capitalised } from '../../src/domain/job/asked-items.ts'
import { fields } from './compare.ts'
import { shareOf } from './job-tables.ts'
import type { JobFigures, JobTally } from './job-tally.ts'
import { aligned, cellsOf } from './tables.ts'
import type { Figures, Tally } from './tally.ts'

/** What was measured, by the name of the set, with the day. */
type Sets<T> = Record<string, { day: string; tally: T }>

/** Sets of resumes as Markdown, a row each. @param of the figures of a set that count; a set without them has no row */
export function resumeSets(sets: Sets<Tally>, of: (tally: Tally) => Figures | undefined): string {
  const found = Object.entries(sets).flatMap(([name, { day, tally }]) => {
    const figures = of(tally)
    return figures ? [{ name, day, tally, figures }] : []
  })
  const shown = fields.filter((field) => found.some(({ figures }) => figures[field]))
  const rows = found.map(({ name, day, tally, figures }) => [
    capitalised(name),
    day,
    String(tally.resumes),
    ...cellsOf(figures, shown),
  ])
  return aligned([['set', 'day', 'resumes', ...shown], ...rows])
}

/** Sets of job descriptions as Markdown, a row each, software and everything else apart. */
export function jobSets(sets: Sets<JobTally>): string {
  const rows = Object.entries(sets).map(([name, { day, tally }]) => [
    capitalised(name),
    day,
    ...[tally.by.field.software, tally.by.field.other].flatMap(figuresOf),
  ])
  const heads = ['software', 'others'].flatMap((field) => [field, `precision, ${field}`, `recall, ${field}`])
  return aligned([['set', 'day', ...heads], ...rows])
}

const figuresOf = (figures: JobFigures | undefined): string[] =>
  figures
    ? [String(figures.jobs), shareOf(figures.right, figures.read), shareOf(figures.found, figures.asked)]
    : ['0', '', '']
