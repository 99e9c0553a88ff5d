import { fields } from './compare.ts'
import type { JobFigures, JobTally } from './job-tally.ts'
import { aligned } from './tables.ts'
import { type Figures, percent, type Tally } from './tally.ts'

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
    ...shown.map((field) => {
      const count = figures[field]
      return count ? percent(count).toFixed(1) : ''
    }),
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
    ? [String(figures.jobs), share(figures.right, figures.read), share(figures.found, figures.asked)]
    : ['0', '', '']

const share = (right: number, of: number) => (of === 0 ? '' : percent({ right, of }).toFixed(1))
const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
