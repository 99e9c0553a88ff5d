import { isBullet } from '../annotate/bullets.ts'
import { findDates } from '../annotate/find-dates.ts'
import { hasAnyLabel, readLabel } from '../annotate/labels.ts'

/** Longest first and second line of an answer, in characters. */
const longest = { first: 160, second: 80 }

/** What goes on below: it ends with a word or a sign behind which more must come. */
const isOpen = /(?:\b(?:and|of|for|the|in|at|de|y|und)|[&,/(-])\s*$/i

/** Lines of which an employer or a title behind its label that goes on below is one line: "Company: Red Mill Trading and", "Contracting LLC". */
export function withAnswersWhole(lines: string[]): string[] {
  const done: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const next = nextShown(lines, at)
    const below = lines[next] ?? ''
    /** Within a bracket, the rest may stand apart. */
    const isNear = next === at + 1 || (next === at + 2 && isBracketOpen(line, below))
    const isWrapped = isNear && isNamed(line) && goesOn(line, below) && hasAnyLabel(lines[nextShown(lines, next)] ?? '')
    done.push(isWrapped ? `${line.trimEnd()} ${below.trim()}` : line)
    if (isWrapped) at = next
  }
  return done
}

const nextShown = (lines: string[], at: number) => {
  const below = lines.slice(at + 1, at + 3).findIndex((line) => line.trim() !== '')
  return below < 0 ? at + 1 : at + 1 + below
}

const isBracketOpen = (line: string, below: string) =>
  line.lastIndexOf('(') > line.lastIndexOf(')') && below.includes(')')

function isNamed(line: string): boolean {
  const label = line.length <= longest.first && line.includes(':') ? readLabel(line) : undefined
  return label !== undefined && label.value !== '' && (label.kind === 'employer' || label.kind === 'title')
}

/** Whether a line is the rest of the answer above it: the answer ends open or within brackets, or its rest begins small. */
function goesOn(line: string, below: string): boolean {
  if (below.trim() === '' || below.length > longest.second || below.includes(':') || isBullet(below)) return false
  if (findDates(below).length > 0) return false
  return isOpen.test(line) || isBracketOpen(line, below) || /^\s*\p{Ll}/u.test(below)
}
