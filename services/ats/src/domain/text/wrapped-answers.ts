import { findDates } from '../annotate/find-dates.ts'
import { hasAnyLabel, readLabel } from '../annotate/labels.ts'
import { bulletMark } from '../annotate/line-kinds.ts'

/** Longest first and second line of an answer, in characters. */
const longest = { first: 160, second: 80 }

/** What goes on below: it ends with a word or a sign behind which more must come. */
const isOpen = /(?:\b(?:and|of|for|the|in|at|de|y|und)|[&,/(-])\s*$/i

/** Lines of which an employer or a title behind its label that goes on below is one line: "Company: Red Mill Trading and", "Contracting LLC". */
export function withAnswersWhole(lines: string[]): string[] {
  const done: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line = '', below = ''] = lines.slice(at, at + 2)
    const isWrapped = isNamed(line) && goesOn(line, below) && hasAnyLabel(lines[at + 2] ?? '')
    done.push(isWrapped ? `${line.trimEnd()} ${below.trim()}` : line)
    if (isWrapped) at++
  }
  return done
}

function isNamed(line: string): boolean {
  const label = line.length <= longest.first && line.includes(':') ? readLabel(line) : undefined
  return label !== undefined && label.value !== '' && (label.kind === 'employer' || label.kind === 'title')
}

/** Whether a line is the rest of the answer above it: the answer ends open or within brackets, or its rest begins small. */
function goesOn(line: string, below: string): boolean {
  if (below.trim() === '' || below.length > longest.second || below.includes(':') || bulletMark.test(below))
    return false
  if (findDates(below).length > 0) return false
  const isWithin = line.lastIndexOf('(') > line.lastIndexOf(')') && below.includes(')')
  return isOpen.test(line) || isWithin || /^\s*\p{Ll}/u.test(below)
}
