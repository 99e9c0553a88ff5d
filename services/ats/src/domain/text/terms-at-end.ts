import { isMode } from '../annotate/cell-kinds.ts'
import { lineKind } from '../annotate/line-kinds.ts'
import { longestHeader } from './dates-of-line.ts'

/** What stands behind the last sign of a line, or in a bracket at its end. */
const lastPart = /^(.+?)(?:\s[·•|–—-]\s|,\s|\s\()([^·•|,()–—]{2,60})\)?$/u

/** Whether a name and terms of work are all that a line has: small letters do not make it running text. "Sandhill · medio tiempo". */
export function endsWithTerms(text: string): boolean {
  const [, before = '', terms = ''] = text.length > longestHeader ? [] : (lastPart.exec(text) ?? [])
  return before !== '' && isMode(terms) && lineKind(before) !== 'prose'
}
