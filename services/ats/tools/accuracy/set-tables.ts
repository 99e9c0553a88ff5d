import { capitalised } from '../../src/domain/job/asked-items.ts'
import type { Doubted } from '../../training/fit-doubts.ts'
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

/** How often warnings doubt what was misread of sets of resumes, and what was read rightly, as Markdown. */
export function doubtedSets(sets: Sets<Tally>): string {
  const rows = Object.entries(sets).flatMap(
    ([
      name,
      {
        day,
        tally: { doubted },
      },
    ]) => (doubted ? [[capitalised(name), day, ...[doubted.roles, doubted.courses].flatMap(doubtedCells)]] : []),
  )
  const heads = ['roles', 'schools'].flatMap((what) => [
    `misread ${what}`,
    'doubted',
    `${what} read rightly`,
    'doubted',
  ])
  return aligned([['set', 'day', ...heads], ...rows])
}

const doubtedCells = ({ wrong, wrongDoubted, right, rightDoubted }: Doubted): string[] => [
  String(wrong),
  shareOf(wrongDoubted, wrong),
  String(right),
  shareOf(rightDoubted, right),
]

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
