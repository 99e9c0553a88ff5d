import { isBullet, withoutBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { hasAnyLabel } from '../annotate/labels.ts'
import { levelOf } from '../annotate/levels.ts'
import { namesSchool } from '../vocabulary/school-words.ts'

/** Longest sentence that is looked into, longest degree, and longest one alone on its line, in characters. */
const longest = { sentence: 260, degree: 90, alone: 60 }

/** What somebody says of studies before naming them. */
const opener =
  /^[^\p{L}\p{N}]{0,10}(?:\d{1,2}[.)]\s*)?(?:(?:i\s+)?(?:have\s+)?(?:successfully\s+)?(?:completed?|passed|pursued|pursuing|done|did|cleared|obtained)\s+(?:my\s+|the\s+|in\s+)?)?/iu
/** The word before the school, with what may stand between that and the degree. */
const from =
  /(?:[\s,-]+|(?<=\)))(?:(?:is\s+)?(?:passed|completed|done|pursued|pursuing|examination|exam)\s+)?(?:from|(?<!sixth\s)form(?=\s+["“‘']?\p{Lu}))[\s:,]+(?=["“‘']?\p{L})/iu
/** Examinations of schools, which have names of their own where schools have boards. */
const ofSchool =
  /(?<![\p{L}\d])(?:10\s?th|12\s?th|10\s?\+\s?2|x(?:ii)?th|xii?|ss?lc|s\.s\.c|s\.?s\.l\.c|s s l c|h\.?s\.?c|matric(?:ulation)?|intermediate|inter|high school|higher secondary|senior secondary|secondary|plus two|\+2|graduation|post graduation|i\.?t\.?i)(?![\p{L}\d])/iu
/** An examination of a school and nothing else. */
const wholeSchool = new RegExp(`^(?:${ofSchool.source}|s s l c|h s c)$`, 'iu')
/** Degrees that are words in small letters: "ME in Energy Engineering". */
const inCapitals = /^(?:ME|BE)(?=\s*[-–(]|\s+in\s)/u
/** Where the name of a school ends in a sentence. */
const end =
  /\s(?:in|at|with|from|during|on|by|affiliated|approved|recogni[sz]ed|under|year|securing|having|obtained|passed|batch|session|aggregate|scored)(?!\p{L})|[,;(|]|\s[–-]\s|\s?\b\d{2}(?:\.\d+)?\s?%|\s\p{P}?(?:19|20)\d\d/iu

/** What stands before a school that is not named. */
const article = /^(?:the|an?|my|our|one)\s/i

/** What a sentence tells of somebody's studies, and the lines that it takes. */
export interface StudyTold {
  degree: string
  school: string
  /** Its span, or its last date, as written; empty for none. */
  time: string
  lines: string[]
}

/**
 * Studies that lines of a section about education tell of in sentences: "• Completed B.Tech in Welding from Harbour College, Leeds in 2015 with 72%".
 * @returns each by the number of its first line
 */
export function studiesTold(lines: string[]): Map<number, StudyTold> {
  const found = new Map<number, StudyTold>()
  for (let at = 0; at < lines.length; at++) {
    const first = wrapped(lines[at] ?? '', lines[at + 1] ?? '') ?? told(lines[at] ?? '') ?? belowDegree(lines, at)
    const study = first?.time === '' ? withTimeBelow(first, lines, at) : first
    if (!study) continue
    found.set(at, study)
    at += study.lines.length - 1
  }
  return found
}

/** A sentence whose school goes on below its first line: "B.Tech from Harbour" and "College Leeds in 2015". */
function wrapped(line: string, below: string): StudyTold | undefined {
  const study = told(line)
  if (study?.time === '' && hasRest(below)) return { ...study, time: timeIn(below), lines: [line, below] }
  const isOpen = study?.time === '' && line.trim().endsWith(study.school)
  if (!study || !isOpen || !/^\s*(?:\p{Lu}\p{Ll}|\()/u.test(below)) return undefined
  const whole = told(`${line} ${below.trim()}`)
  const isMore =
    whole &&
    (whole.school === study.school
      ? whole.time !== ''
      : namesSchool(whole.school) && (!namesSchool(study.school) || /\s(?:of|for|and|&)$/iu.test(study.school)))
  return isMore ? { ...whole, lines: [line, below] } : undefined
}

/** Most lines that a sentence goes on for. */
const mostBelow = 3

/** A sentence with the time that a line says with which it goes on: "B.Tech from Harbour College", "affiliated to Aldmoor University in 2015". */
function withTimeBelow(study: StudyTold, lines: string[], at: number): StudyTold {
  const end = at + study.lines.length
  for (let next = end; next < end + mostBelow; next++) {
    const [above, line] = [lines[next - 1] ?? '', lines[next] ?? '']
    const isOver = line.trim() === '' || /[.;]\s*$/.test(above) || isBullet(line) || hasAnyLabel(line)
    if (isOver || told(line) || (levelOf(line) !== 'none' && !/^\s*\(/.test(line))) return study
    const time = timeIn(line)
    if (time !== '') return { ...study, time, lines: lines.slice(at, next + 1) }
  }
  return study
}

/** A degree alone on its line, and the school behind "from" on the next one: "B.Com", "From Harbour University." */
function belowDegree(lines: string[], at: number): StudyTold | undefined {
  const line = lines[at] ?? ''
  const next = (lines[at + 1] ?? '').trim() === '' ? at + 2 : at + 1
  const below = lines[next] ?? ''
  if (line.length > longest.degree) return undefined
  const degree = withoutBullet(line).replace(/[\s:,.–-]+$/u, '')
  const isDegree = degree.length <= longest.alone && (levelOf(degree) !== 'none' || wholeSchool.test(degree))
  if (!isDegree || !fromAhead.test(below) || told(below) || namesSchool(degree)) return undefined
  const study = told(
    `${degree} ${below
      .trim()
      .replace(/^with\s.*?(?=\sfrom\s)/iu, '')
      .trim()}`,
  )
  return study && { ...study, time: study.time || timeIn(below), lines: lines.slice(at, next + 1) }
}

/** The word before the school at the beginning of a line, or behind marks. */
const fromAhead = /^\s*(?:with\s[^,;]{3,60}\s)?from\s/iu

/** A verb right behind the number of a class: "12thPassed from …". */
const glued = /(\d(?:th|st))(?=(?:passed|completed)\b)/iu

/** Whether a line below a sentence is its rest, with the time of it: "(Divisional Board, Leeds) in 2000 with 75 % marks". */
const hasRest = (line: string) =>
  line.length <= longest.degree &&
  /^\s*(?:\(|in\s|with\s|year\s|(?:19|20)\d\d)/i.test(line) &&
  levelOf(line) === 'none' &&
  timeIn(line) !== ''

function told(given: string): StudyTold | undefined {
  const line = given.replace(glued, '$1 ')
  if (line.length > longest.sentence || !/[\s)](?:from|form)[\s:,]/i.test(line)) return undefined
  const text = line.replace(opener, '')
  const word = from.exec(text)
  if (!word || word.index > longest.degree) return undefined
  const before = text.slice(0, word.index)
  const degree = before
    .replace(/\s*\bwith\s.*$/iu, '')
    .replace(/\s*:\s*(?:passed|completed)\s*$/iu, '')
    .replace(/[\s,:-]+$/u, '')
  if (degree === '' || (levelOf(degree) === 'none' && !ofSchool.test(degree) && !inCapitals.test(degree)))
    return undefined
  const rest = text.slice(word.index + word[0].length)
  const school = (rest.split(end)[0] ?? '').replace(/^["“‘'\s]+|["”’'\s.]+$/gu, '')
  if (school.length < 3 || !(/\p{Lu}/u.test(school) || (namesSchool(school) && !article.test(school)))) return undefined
  return { degree, school, time: timeIn(rest) || timeIn(before), lines: [given] }
}

/** The span of a text, or its last date, as written. */
function timeIn(text: string): string {
  const found = findDateRange(text) ?? findDates(text).at(-1)
  return found ? text.slice(found.from, found.to) : ''
}
