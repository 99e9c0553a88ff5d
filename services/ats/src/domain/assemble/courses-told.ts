import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { levelOf } from '../annotate/levels.ts'
import { type StudyTold, studiesTold } from '../text/studies-told.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import type { CourseRead } from './course-read.ts'

/** How sure the names of a sentence are, in percent. */
const sure = 95

/** Courses that sentences tell of, by the number of the line where each begins, and the other lines. */
export interface Told {
  courses: Map<number, CourseRead>
  /** As many as there were: the sentences, and what they go on with, are blank. */
  others: string[]
}

/** The courses that sentences of a section about education tell of; what stands below one and names no other goes with it, such as marks. */
export function coursesTold(lines: string[]): Told {
  const told = studiesTold(lines)
  if (told.size === 0) return { courses: new Map(), others: lines }
  let isBelow = false
  let taken = 0
  const others = lines.map((line, at) => {
    taken = told.get(at)?.lines.length ?? taken - 1
    if (taken > 0) isBelow = true
    else if (line.trim() === '' || mayNameCourse(line)) isBelow = false
    return isBelow ? '' : line
  })
  return { courses: new Map([...told].map(([at, study]) => [at, courseOf(study)])), others }
}

const mayNameCourse = (line: string) => findDates(line).length > 0 || levelOf(line) !== 'none' || namesSchool(line)

function courseOf({ degree, school, time, lines }: StudyTold): CourseRead {
  const range = findDateRange(time)
  const end = range ? range.end : (findDates(time).at(-1)?.at ?? null)
  return {
    school,
    credential: degree,
    level: levelOf(degree),
    start: range?.start ?? null,
    end,
    isCurrent: range?.current ?? false,
    lines,
    confidence: { school: sure, credential: sure },
  }
}
