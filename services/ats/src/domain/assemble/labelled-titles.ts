import { readLabel } from '../annotate/labels.ts'
import { readTold } from '../text/told-sentence.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { Found } from './found.ts'

/** Longest answer that is a title, in characters. */
const longest = 90

/**
 * Roles of a form with the title that its label says: "Designation: Engineer - Bridges" is all title, and "Position: Engineer at Red Mill" has the
 * employer as well, where there is no other.
 */
export function withLabelledTitles(found: Found[]): Found[] {
  return found.map((role) => {
    const title = titleIn(role.lines)
    if (title === undefined) return role
    const told = role.employer === '' ? readTold(`Worked as ${title}`) : undefined
    if (told && told.title !== '' && told.employer !== '')
      return { ...role, title: told.title, employer: told.employer }
    return goesOn(role.title, title) ? { ...role, title } : role
  })
}

/** The answer to the only label of a title. */
function titleIn(lines: string[]): string | undefined {
  const answers = lines.flatMap((line) => {
    const label = readLabel(line)
    return label?.kind === 'title' && label.value.length <= longest ? [label.value.replace(/[\s.,;:–-]+$/u, '')] : []
  })
  return answers.length === 1 ? answers[0] : undefined
}

/** Whether an answer is a title that another one was taken for, or that goes on behind a dash with what it is about. */
function goesOn(title: string, answer: string): boolean {
  if (!answer.includes(title)) return titleScore(answer) > titleScore(title)
  return answer.startsWith(title) && /^\s*[&–-]\s*\p{L}[\p{L}&\s]{2,40}$/u.test(answer.slice(title.length))
}
