import { foldText } from '../vocabulary/fold-text.ts'
import { partOf } from './headings.ts'
import { aboutAlone, aboutOf } from './listed-headings.ts'

/** Length of a line, in characters, from which several may have been joined in it. */
const shortestJoined = 200

/** What may be a heading within a line: words in front of a colon, behind the end of a sentence or a gap. */
const mayHead = /(?<=[.!?:;)”"]\s|\s\s)(\p{Lu}[\p{L}’'&/ -]{2,45}):(?=\s)/gu

/** The same without a colon: a sentence of few words that begins another one, "Who we are Sandhill is …". */
const mayHeadSentence = /(?<=[.!?]\s)\p{Lu}\p{Ll}*(?:\s\p{Ll}+){1,4}(?=\s\p{Lu})/gu

/** A line with breaks at the headings within it: "… in our yard. Requirements: two years …". */
function withHeadingsApart(line: string): string {
  return line
    .replace(mayHead, (head, words: string) => {
      const folded = foldText(words)
      return partOf(folded) || aboutAlone(folded) ? `\n${head}` : head
    })
    .replace(mayHeadSentence, (words) => (isHeadingAlone(foldText(words)) ? `\n${words}\n` : words))
}

/** Words with which no heading ends: "Benefits for Registered Nurses" goes on. */
const goesOn = /\s(?:for|of|in|with|to|at|and|as|the|an?)$/

/** Whether words head a part whatever follows: those of what is asked for may begin a sentence that asks for something. */
function isHeadingAlone(words: string): boolean {
  if (goesOn.test(words)) return false
  const part = partOf(words)
  return part === 'company' || part === 'other' || aboutOf(words) !== undefined
}

/** A gap that stands where a line ended, as exports of job boards leave it; between sentences, people type it as well. */
const gapOfBreak = /(?<=[\p{L}\p{N})%+?]) {2,20}(?=[\p{Lu}\d])/gu
const anyGap = / {2,20}(?=[\p{Lu}\d])/gu
/** From how many such gaps on each is taken for a break. */
const fewestGaps = 3

const withGapsAsBreaks = (line: string) =>
  (line.match(gapOfBreak)?.length ?? 0) < fewestGaps ? line : line.replace(anyGap, '\n')

/** A long line as the lines that were joined in it, told by the headings and gaps within it. */
export const withJoinedApart = (line: string): string =>
  line.length < shortestJoined ? line : withGapsAsBreaks(withHeadingsApart(line))
