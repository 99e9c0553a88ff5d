import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { levelOf } from '../annotate/levels.ts'
import { withoutPlace } from '../annotate/places.ts'
import { type StudyTold, studiesTold } from '../text/studies-told.ts'
import { studyForms } from '../text/study-forms.ts'
import { studyRows } from '../text/table-rows.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import type { CourseRead } from './course-read.ts'
import { withoutPart } from './school-names.ts'

/** How sure the names of a sentence are, in percent. */
const sure = 95

/** Courses that sentences and rows of tables tell of, by the number of the line where each begins, and the other lines. */
export interface Told {
  courses: Map<number, CourseRead>
  /** As many as there were: the sentences and rows, and what they go on with, are blank. */
  others: string[]
}

/**
 * The courses that sentences of a section about education tell of, and rows of its tables; what stands below one and names no other goes with
 * it, such as marks.
 */
export function coursesTold(lines: string[]): Told {
  const rows = [...studyRows(lines)].map(([at, row]): [number, StudyTold] => [
    at,
    { ...row, school: schoolIn(row.school) },
  ])
  const forms = [...studyForms(lines)].map(([at, form]): [number, StudyTold] => [
    at,
    { ...form, school: withoutPlace(form.school) },
  ])
  const told = new Map([...studiesTold(lines), ...rows, ...forms])
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

/** Quotation marks around a name. */
const quotation = /^["“‘'\s]+|["”’'\s]+$/gu

/** The school of a cell, without what stands behind its comma. */
const schoolIn = (cell: string) => withoutPart((cell.split(/,|\s[–-]\s/)[0] ?? '').replace(quotation, ''))

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
