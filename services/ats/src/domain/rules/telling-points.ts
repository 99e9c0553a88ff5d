import type { ReadResume } from '../parse/parse-resume.ts'
import { countWords } from '../text/words.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { isFiller } from './filler.ts'
import { gapsIn, markupIn } from './leftovers.ts'

/** Minimum number of words of a bullet point whose repetition is a fault: shorter ones may be labels. */
const fewestRepeated = 4
/** Words with which two bullet points begin that say the same. */
const sameBeginning = 7

/** Tells points about work that say something of their own from others. */
export interface Sieve {
  /** Whether a point says something: it is asked once of each, in the order of the resume. */
  isTelling(point: string): boolean
  /** Points so far that were said before, and those that say nothing. */
  repeated: string[]
  filler: string[]
}

/** Leaves out what is repeated, filler, or unfinished: it counts nowhere, so that more of it never raises a score. */
export function createSieve({ text, roles }: ReadResume, isEnglish: boolean): Sieve {
  const seen = new Set<string>()
  const repeated: string[] = []
  const filler: string[] = []
  const points = roles.flatMap(({ bullets }) => bullets)
  const hasLeftovers = markupIn(text).length > 0 || gapsIn(text, points).length > 0
  const isTelling = (point: string): boolean => {
    const key = beginningOf(foldText(point))
    if (seen.has(key) && countWords(key) >= fewestRepeated) {
      repeated.push(point)
      return false
    }
    seen.add(key)
    if (hasLeftovers && isLeftOver(point)) return false
    if (!isEnglish || !isFiller(point)) return true
    filler.push(point)
    return false
  }
  return { isTelling, repeated, filler }
}

/** Whether a point has a gap of a template, or what a program left. */
const isLeftOver = (point: string) => gapsIn(point, [point]).length > 0 || markupIn(point).length > 0

/** The words with which folded text begins, as many as are compared. */
function beginningOf(folded: string): string {
  let end = -1
  for (let nth = 0; nth < sameBeginning; nth++) {
    end = folded.indexOf(' ', end + 1)
    if (end < 0) return folded
  }
  return folded.slice(0, end)
}
