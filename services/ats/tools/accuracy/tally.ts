import { doubtfulCourses } from '../../src/domain/parse/course-doubts.ts'
import { readResume } from '../../src/domain/parse/parse-resume.ts'
import { doubtfulRoles } from '../../src/domain/parse/role-doubts.ts'
import { type Doubted, noneDoubted, noteDoubted } from '../../training/fit-doubts.ts'
import { type Compared, compare, type Field, fields, readRightly } from './compare.ts'
import { type Dimension, dimensions, type MeasuredResume } from './measured-resume.ts'

/** How many fields were compared, and how many of them were right. */
export interface Count {
  right: number
  of: number
}

/** Figures of a group of resumes by field; a field that none of them has is absent. */
export type Figures = Partial<Record<Field, Count>>

/** What was measured: all together, and by each value of each dimension. */
export interface Tally {
  resumes: number
  all: Figures
  by: Record<Dimension, Record<string, Figures>>
  /** How often warnings doubt what was misread, and what was read rightly; absent in what was measured before there was such a figure. */
  doubted?: Record<'roles' | 'courses', Doubted>
}

/** Reads every resume and counts what is right. `onMiss` hears of each field that is not. */
export async function measure(
  resumes: MeasuredResume[],
  today: Date,
  onMiss: (id: string, missed: Compared) => void = () => {},
): Promise<Tally> {
  const tally: Tally = {
    resumes: resumes.length,
    all: {},
    by: { language: {}, columns: {}, generator: {}, 'file type': {} },
  }
  const doubted = { roles: noneDoubted(), courses: noneDoubted() }
  for (const resume of resumes) {
    const { text } = await resume.read()
    const { parsed, roles, courses } = readResume(text, today)
    const right = readRightly(resume.truth, parsed)
    countDoubted(doubted.roles, roles, right.roles, doubtfulRoles(roles))
    countDoubted(doubted.courses, courses, right.courses, doubtfulCourses(courses))
    for (const compared of compare(resume.truth, parsed)) {
      if (!compared.isRight) onMiss(resume.id, compared)
      count(tally.all, compared)
      for (const dimension of dimensions) {
        const value = resume.of[dimension]
        tally.by[dimension][value] ??= {}
        count(tally.by[dimension][value], compared)
      }
    }
  }
  return { ...tally, doubted }
}

function countDoubted<Entry>(doubted: Doubted, all: Entry[], right: Set<number>, doubtful: Entry[]): void {
  for (const [at, entry] of all.entries()) noteDoubted(doubted, right.has(at), doubtful.includes(entry))
}

function count(figures: Figures, { field, isRight }: Compared): void {
  const soFar = figures[field] ?? { right: 0, of: 0 }
  figures[field] = { right: soFar.right + (isRight ? 1 : 0), of: soFar.of + 1 }
}

/** Percent of a count, with one decimal. */
export const percent = ({ right, of }: Count) => Math.round((1000 * right) / of) / 10

/** Every figure that is more than `allowed` percentage points below the recorded one, in words. */
export function findFalls(recorded: Tally, now: Tally, allowed = 0.5): string[] {
  const groups: [string, Figures, Figures][] = [
    ['all', recorded.all, now.all],
    ...dimensions.flatMap((dimension) =>
      Object.entries(recorded.by[dimension]).map(([value, figures]): [string, Figures, Figures] => [
        `${dimension} ${value}`,
        figures,
        now.by[dimension][value] ?? {},
      ]),
    ),
  ]
  return groups.flatMap(([group, before, after]) =>
    fields.flatMap((field) => {
      const [was, is] = [before[field], after[field]]
      if (!was) return []
      if (!is) return [`${group}: ${field} is no longer measured`]
      return percent(is) < percent(was) - allowed
        ? [`${group}: ${field} fell from ${percent(was)} % to ${percent(is)} %`]
        : []
    }),
  )
}
