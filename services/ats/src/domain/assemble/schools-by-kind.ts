import { namesSubject } from '../annotate/course-evidence.ts'
import { levelOf } from '../annotate/levels.ts'
import { separators } from '../text/separators.ts'
import { isKindOfSchool } from '../vocabulary/school-kinds.ts'
import { isSchoolWord } from '../vocabulary/school-words.ts'
import type { Group } from './groups.ts'

const dash = separators.indexOf('dash')
/** The name of a person or place. */
const name = /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){0,3}$/u
/** Longest name of a school, in characters. */
const longest = 70

/**
 * The name of a school that was read by its kind alone: with what it is called by behind a dash ("High School – Anna Lee"), or the
 * school that stands below, of which the kind tells what was learnt there.
 * @returns what was learnt, and the school; undefined where neither stands there
 */
export function schoolByKind({ items, labels }: Group, school: string): [string, string] | undefined {
  const at = labels.findIndex(({ base }) => base === 'EMPLOYER')
  const [kind, next] = [items[at], items[at + 1]]
  if (!kind || !isKindOfSchool(school)) return undefined
  const called = next?.cell.text ?? ''
  const isCalled = next?.separator === dash && next.at === kind.at && name.test(called)
  if (isCalled && levelOf(called) === 'none' && !namesSubject(called)) {
    return ['', kind.line.text.slice(kind.cell.from, next.cell.to)]
  }
  const below = items.find(({ cell }, index) => index > at && labels[index]?.base === 'OTHER' && isSchool(cell.text))
  return below && [school, below.cell.text]
}

/** Whether a text is a name that ends with the word for a school. */
function isSchool(text: string): boolean {
  const words = text.split(' ')
  return text.length <= longest && words.length > 1 && !isKindOfSchool(text) && isSchoolWord(words.at(-1) ?? '')
}
