import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { levelOf } from '../annotate/levels.ts'

/** Longest sentence that is looked into, and longest degree, in characters. */
const longest = { sentence: 260, degree: 90 }

/** What somebody says of studies before naming them. */
const opener =
  /^[^\p{L}\p{N}]{0,10}(?:\d{1,2}[.)]\s*)?(?:(?:i\s+)?(?:have\s+)?(?:successfully\s+)?(?:completed?|passed|pursued|pursuing|done|did|cleared|obtained)\s+(?:my\s+|the\s+|in\s+)?)?/iu
/** The word before the school, with what may stand between that and the degree. */
const from =
  /[\s,-]+(?:(?:is\s+)?(?:passed|completed|done|pursued|pursuing|examination|exam)\s+)?from[\s:,]+(?=["“‘']?\p{Lu})/iu
/** Examinations of schools, which have names of their own where schools have boards. */
const ofSchool =
  /(?<![\p{L}\d])(?:10\s?th|12\s?th|10\s?\+\s?2|x(?:ii)?th|xii?|ss?lc|s\.s\.c|h\.?s\.?c|matric(?:ulation)?|intermediate|inter|high school|higher secondary|senior secondary|secondary|plus two|\+2|graduation|post graduation|i\.?t\.?i)(?![\p{L}\d])/iu
/** Where the name of a school ends in a sentence. */
const end =
  /\s(?:in|at|with|during|on|by|affiliated|under|year|securing|having|obtained|passed|batch|session|aggregate|scored)(?!\p{L})|[,;(|]|\s[–-]\s|\s?\b\d{2}(?:\.\d+)?\s?%|\s\p{P}?(?:19|20)\d\d/iu

/**
 * Lines of a section about education with sentences as what they tell: "• Completed B.Tech in Welding from Harbour College, Leeds in 2015 with 72%" is
 * its degree, school, and time. Others as they are.
 */
export const withStudiesTold = (lines: string[]): string[] => lines.map((line) => told(line) ?? line)

function told(line: string): string | undefined {
  if (line.length > longest.sentence || !/\sfrom[\s:,]/i.test(line)) return undefined
  const text = line.replace(opener, '')
  const word = from.exec(text)
  if (!word || word.index > longest.degree) return undefined
  const degree = text
    .slice(0, word.index)
    .replace(/\s*\bwith\s.*$/iu, '')
    .replace(/[\s,:-]+$/u, '')
  if (degree === '' || (levelOf(degree) === 'none' && !ofSchool.test(degree))) return undefined
  const rest = text.slice(word.index + word[0].length)
  const school = (rest.split(end)[0] ?? '').replace(/^["“‘'\s]+|["”’'\s.]+$/gu, '')
  if (!/\p{Lu}/u.test(school) || school.length < 3) return undefined
  return [degree, school, timeIn(rest) || timeIn(degree)].filter((part) => part !== '').join('   ')
}

/** The span of a text, or its last date, as written. */
function timeIn(text: string): string {
  const found = findDateRange(text) ?? findDates(text).at(-1)
  return found ? text.slice(found.from, found.to) : ''
}
