import { levelOf } from '../annotate/levels.ts'
import { namesDegreeOf } from '../vocabulary/east-asian/degrees.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import type { Group } from './groups.ts'

/**
 * What was studied with the degree that stands in a cell of its own beside it, as tables of Chinese, Japanese, and Korean have it:
 * "机械工程" and "本科". Other names stay as they are.
 */
export function withDegreeBeside(name: string, { items }: Group): string {
  if (!isEastAsian(name) || levelOf(name) !== 'none') return name
  const degree = items.find(({ cell: { text } }) => text.length <= longest && namesDegreeOf(text) && !namesSchool(text))
  return degree ? `${name}, ${degree.cell.text}` : name
}

/** Longest degree, in characters. */
const longest = 16
