import { withoutBullet } from '../annotate/bullets.ts'
import { hasAnyLabel, type Label, readLabel } from '../annotate/labels.ts'
import type { StudyTold } from './studies-told.ts'

/** Longest line that is looked into, in characters, and most lines of an entry. */
const most = { characters: 160, lines: 6 }

/** Labels of what a course has one of each. */
const ofCourse = ['credential', 'school', 'dates'] as const satisfies Label[]

/** What stands between a label and its answer. */
const divided = /:|\s{3}/

/**
 * The studies that entries of a form say, with labels for degree and school close to each other: "Qualification: B.Tech", "Name of Institution: Harbour
 * College", "Year of passing: 2015". By the number of the line where each begins.
 */
export function studyForms(lines: string[]): Map<number, StudyTold> {
  const answers = lines.map(answerIn)
  const found = new Map<number, StudyTold>()
  for (let from = 0; from < lines.length; from++) {
    const entry = answers[from] ? entryAt(lines, answers, from) : undefined
    if (!entry) continue
    const [degree = '', school = '', time = ''] = ofCourse.map((kind) => entry.values.get(kind))
    found.set(from, { degree, school, time, lines: lines.slice(from, entry.to) })
    from = entry.to - 1
  }
  return found
}

/** Labels of what awards degrees, and of where somebody learnt. */
const [board, place] = [
  /^\s*(?:[•*➢-]\s*)?(?:name of (?:the )?)?(?:university|board)(?:\s*\/\s*(?:university|board))?(?: name)?\s*:/iu,
  /^\s*(?:[•*➢-]\s*)?(?:name of (?:the )?)?(?:college|school|institut(?:e|ion))(?:\s*\/\s*(?:college|school|institut(?:e|ion)))?(?: name)?\s*:\s*\p{L}/iu,
]

/** Lines of which those that name the university or board of a course are blank where its college or school is named right above or below. */
export const withoutBoardsBeside = (lines: string[]): string[] =>
  lines.map((line, at) => {
    const isBeside =
      board.test(line) && [shownBeside(lines, at, -1), shownBeside(lines, at, 1)].some((one) => place.test(one))
    return isBeside ? '' : line
  })

/** The next line that is not blank, of two above or below a line. */
const shownBeside = (lines: string[], at: number, step: 1 | -1) =>
  [lines[at + step] ?? '', lines[at + 2 * step] ?? ''].find((line) => line.trim() !== '') ?? ''

interface Answer {
  kind: Label
  value: string
}

interface Entry {
  values: Map<Label, string>
  to: number
}

/** What stands apart from its stroke: "Board   / University". */
const besides = /\s+\/\s*(?=\p{L}[^:]*:)/u

/** Signs around an answer; the full stop of a short form is none: "B.Sc." */
const edges = /^[\s:–—-]+|(?:[\s,;]+|(?<!\.\p{L}{1,4})\.)+$/gu

function answerIn(given: string): Answer | undefined {
  if (given.length > most.characters) return undefined
  const line = withoutBullet(given).replace(besides, '/')
  const label = divided.test(line) ? readLabel(line) : undefined
  const value = label?.value.replace(edges, '') ?? ''
  return label && value !== '' && ofCourse.some((kind) => kind === label.kind) ? { kind: label.kind, value } : undefined
}

/**
 * The entry that begins with a line: labelled lines up to a label that comes again. Below a degree with its school, a second school, such as the
 * university of a college, goes with it. Undefined for one without degree or school.
 */
function entryAt(lines: string[], answers: (Answer | undefined)[], from: number): Entry | undefined {
  const values = new Map<Label, string>()
  const isDegreeFirst = answers[from]?.kind === 'credential'
  let to = from
  for (let at = from; at < Math.min(answers.length, from + most.lines); at++) {
    const answer = answers[at]
    const line = lines[at] ?? ''
    if (!answer) {
      if (line.trim() === '' || hasAnyLabel(line)) continue
      break
    }
    const isSecondSchool = isDegreeFirst && answer.kind === 'school' && values.has('school')
    if (values.has(answer.kind) && !isSecondSchool) break
    if (!isSecondSchool) values.set(answer.kind, answer.value)
    to = at + 1
  }
  return values.has('credential') && values.has('school') ? { values, to } : undefined
}
