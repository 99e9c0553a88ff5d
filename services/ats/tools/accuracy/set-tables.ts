import { capitalised } from '../../src/domain/job/asked-items.ts'
import type { Doubted } from '../../training/fit-doubts.ts'
import { fields } from './compare.ts'
import { shareOf } from './job-tables.ts'
import type { JobFigures, JobTally } from './job-tally.ts'
import { aligned, cellsOf } from './tables.ts'
import type { Figures, Tally } from './tally.ts'

/** What was measured, by the name of the set, with the day. */
type Sets<T> = Record<string, { day: string; tally: T }>

/** How the name of a whole set begins that nobody had looked at; parts of sets, and sets that were measured again, begin otherwise. */
const unread = /^unread real resumes(?: of (?:an? )?)?/i
/** Which set a name is about: "a thirty-ninth set of people". */
const ordinal = /(\p{L}[\p{L}-]*) set(?!s)/u
/** That a whole set was measured again after its misses had been read. */
const lookedAt = /\bonce\b|\bby then\b/

/** A whole set at first sight, and what its figures were when they were measured last after that. */
interface FirstSight {
  /** Without what all of them begin with: "Thirty-ninth set of people". */
  name: string
  day: string
  tally: Tally
  later: Tally | undefined
}

/** Whole sets at first sight, newest first. */
export function firstSights(sets: Sets<Tally>): FirstSight[] {
  const entries = Object.entries(sets)
  const sights = entries.flatMap(([name, { day, tally }]): FirstSight[] => {
    if (!unread.test(name)) return []
    const [, set] = ordinal.exec(name) ?? []
    const later = entries.findLast(
      ([other, again]) =>
        set !== undefined &&
        ordinal.exec(other)?.[1] === set &&
        lookedAt.test(other) &&
        again.tally.resumes === tally.resumes,
    )
    return [{ name: capitalised(name.replace(unread, '') || 'first set'), day, tally, later: later?.[1].tally }]
  })
  return sights.reverse()
}

/**
 * Sets of resumes at first sight as Markdown, a row each, and the whole roles of each once it had been looked at.
 * @param of the figures of a set that count; a set without them has no row
 */
export function resumeSets(sets: Sets<Tally>, of: (tally: Tally) => Figures | undefined): string {
  const found = firstSights(sets).flatMap(({ name, day, tally, later }) => {
    const figures = of(tally)
    return figures ? [{ name, day, tally, figures, later: later && of(later) }] : []
  })
  const shown = fields.filter((field) => found.some(({ figures }) => figures[field]))
  const rows = found.map(({ name, day, tally, figures, later }) => [
    name,
    day,
    String(tally.resumes),
    ...cellsOf(figures, shown),
    ...(later ? cellsOf(later, ['whole role']) : ['']),
  ])
  return aligned([['set', 'day', 'resumes', ...shown, 'whole role since'], ...rows])
}

/** How often warnings doubt what was misread of sets of resumes at first sight, and what was read rightly, as Markdown. */
export function doubtedSets(sets: Sets<Tally>): string {
  const rows = firstSights(sets).flatMap(({ name, day, tally: { doubted } }) =>
    doubted ? [[name, day, ...[doubted.roles, doubted.courses].flatMap(doubtedCells)]] : [],
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
