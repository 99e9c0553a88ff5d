import { levelOf } from '../annotate/levels.ts'
import type { CourseRead } from '../assemble/courses.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import weights from './generated/doubt-weights.json' with { type: 'json' }
import { hasSeparator, isMisread, one, shareOf, wordsIn } from './weighed-signs.ts'

/** Confidence, in percent, below which a name is unsure, and half-sure. */
const sure = { hardly: 50, half: 92 }

/** Words from which a school or a degree is long. */
const long = { school: 7, credential: 10 }

/** Courses of a resume from which there are many. */
const manyCourses = 7

/** What speaks for or against that the school of each course is what its lines say: misreadings come together. */
export function courseSigns(courses: readonly CourseRead[]) {
  const shared = {
    'share without a school': shareOf(courses, ({ school }) => school === ''),
    'share of schools named like one': shareOf(courses, ({ school }) => namesSchool(school)),
    'many courses': one(courses.length >= manyCourses),
  }
  return courses.map((course) => ({ ...ownSigns(course), ...shared }))
}

function ownSigns({ school, credential, end, isCurrent, confidence }: CourseRead) {
  return {
    'no school': one(school === ''),
    'no degree': one(credential === ''),
    'no dates': one(end === null && !isCurrent),
    'unsure school': one(confidence.school < sure.hardly),
    'half-sure school': one(confidence.school >= sure.hardly && confidence.school < sure.half),
    'unsure degree': one(confidence.credential < sure.hardly),
    'half-sure degree': one(confidence.credential >= sure.hardly && confidence.credential < sure.half),
    'school named like one': one(namesSchool(school)),
    'known degree': one(levelOf(credential) !== 'none'),
    'long school': one(wordsIn(school) >= long.school),
    'long degree': one(wordsIn(credential) >= long.credential),
    'school with separators': one(hasSeparator(school)),
  }
}

/** Courses whose school is more likely misread than not, or whose degree is none that is known, and unsure. */
export function doubtfulCourses(courses: readonly CourseRead[]): CourseRead[] {
  const signs = courseSigns(courses)
  return courses.filter((course, at) => hasUnsureDegree(course) || isMisread(signs[at], weights.course))
}

/** Whether what stands for a degree is none that is known, and unsure. */
export function hasUnsureDegree({ credential, confidence }: CourseRead): boolean {
  return credential !== '' && confidence.credential < sure.hardly && levelOf(credential) === 'none'
}
