import { capitalised } from '../../src/domain/job/asked-items.ts'
import type { Doubted } from '../../training/fit-doubts.ts'
import { fields } from './compare.ts'
import { shareOf } from './job-tables.ts'
import type { JobFigures } from './job-tally.ts'
import type { JobsRecord, PairsRecord } from './recorded.ts'
import { aligned, cellsOf } from './tables.ts'
import type { Figures } from './tally.ts'

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
  record: PairsRecord
  later: PairsRecord | undefined
}

/** Whole sets at first sight, newest first. */
export function firstSights(sets: Record<string, PairsRecord>): FirstSight[] {
  const entries = Object.entries(sets)
  const sights = entries.flatMap(([name, record]): FirstSight[] => {
    if (!unread.test(name)) return []
    const [, set] = ordinal.exec(name) ?? []
    const later = entries.findLast(
      ([other, again]) =>
        set !== undefined &&
        ordinal.exec(other)?.[1] === set &&
        lookedAt.test(other) &&
        again.resumes === record.resumes,
    )
    return [{ name: capitalised(name.replace(unread, '') || 'first set'), record, later: later?.[1] }]
  })
  return sights.reverse()
}

/**
 * Sets of resumes at first sight as Markdown, a row each, and the whole roles of each once it had been looked at.
 * @param of the figures of a set that count; a set without them has no row
 */
export function resumeSets(
  sets: Record<string, PairsRecord>,
  of: (record: PairsRecord) => Figures | undefined,
): string {
  const found = firstSights(sets).flatMap(({ name, record, later }) => {
    const figures = of(record)
    return figures ? [{ name, record, figures, later: later && of(later) }] : []
  })
  const shown = fields.filter((field) => found.some(({ figures }) => figures[field]))
  const rows = found.map(({ name, record, figures, later }) => [
    name,
    record.day,
    String(record.resumes),
    ...cellsOf(figures, shown),
    ...(later ? cellsOf(later, ['whole role']) : ['']),
  ])
  return aligned([['set', 'day', 'resumes', ...shown, 'whole role since'], ...rows])
}

/** How often warnings doubt what was misread of sets of resumes at first sight, and what was read rightly, as Markdown. */
export function doubtedSets(sets: Record<string, PairsRecord>): string {
  const rows = firstSights(sets).flatMap(({ name, record: { day, doubted } }) =>
    doubted ? [[name, day, ...[doubted.roles, doubted.courses].flatMap(doubtedCells)]] : [],
  )
  const heads = ['roles', 'schools'].flatMap((what) => [
    `misread ${what}`,
    'doubted',
    `${what} read correctly`,
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
export function jobSets(sets: Record<string, JobsRecord>): string {
  const rows = Object.entries(sets).map(([name, { day, field }]) => [
    capitalised(name),
    day,
    ...[field.software, field.other].flatMap(figuresOf),
  ])
  const heads = ['software', 'others'].flatMap((field) => [field, `precision, ${field}`, `recall, ${field}`])
  return aligned([['set', 'day', ...heads], ...rows])
}

const figuresOf = (figures: JobFigures | undefined): string[] =>
  figures
    ? [String(figures.jobs), shareOf(figures.right, figures.read), shareOf(figures.found, figures.asked)]
    : ['0', '', '']
