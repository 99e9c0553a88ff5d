import { isUnfinished } from '../text/unfinished.ts'
import { countEastAsian, isEastAsian } from '../vocabulary/east-asian/script.ts'
import type { HeadingStyle } from './heading-style.ts'
import { longestHeader } from './lines-of-entries.ts'
import { withoutMark } from './marked-headings.ts'
import { isEmpty, type Section } from './section.ts'

/** A line of a resume with what is around it. */
export interface LineInPlace {
  /** Index among all lines. */
  at: number
  line: string
  /** The same without a sign that marks it as a heading. */
  bare: string
  /** The line right above and right below, trimmed; empty at the ends of the text. */
  above: string
  below: string | undefined
  /** The section that it stands in unless it begins another one. */
  open: Section
  /** Whether nothing stands above it: what does is a name, also where it is set like the headings. */
  isFirst: boolean
}

/** "Iron Works2019 - 2021", "… of cranes.2019 - 2021": a span that stood at the margin, without anything between. */
const gluedDates =
  /(?<=\p{L}{2})([\p{L}).])(?=(?:(?:0?[1-9]|1[0-2])[/.])?(?:19|20)\d\d(?:-\d\d)? ?[-–—] ?(?:(?:(?:0?[1-9]|1[0-2])[/.])?(?:19|20)\d\d|[Pp]resent|[Nn]ow|[Cc]urrent|heute|aujourd|actual|presente|atual|oggi|heden|obecnie))(?<!(?<!\p{L})(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec)\p{Ll}{0,6}\.?)/u

/** A line drawn with signs: "=====", "____", "* * *". */
const ruler = /^(?=.{3})[^\p{L}\p{N}]+$/u

/** @param sections those so far, of which the last is open */
export function lineInPlace(row: string, at: number, sections: Section[], { rows, marked }: HeadingStyle): LineInPlace {
  const cleaned = row.trim().replace(ruler, '')
  const line = /\d{4}/.test(cleaned) ? cleaned.replace(gluedDates, '$1   ') : cleaned
  const bare = marked.has(at) ? withoutMark(line) : line.replace(/^#+\s*/, '')
  const open = sections.at(-1) as Section
  const [above = '', below] = [rows[at - 1]?.trim(), rows[at + 1]?.trim()]
  return { at, line, bare, above, below, open, isFirst: sections.length === 1 && isEmpty(open) }
}

/** Whether what stands above a line goes on there, so that it begins nothing. */
export function goesOnFromAbove({ line, bare, above, below, open }: LineInPlace, areSmall: boolean): boolean {
  /** A word in small letters right below a line is more likely its end: "… 9,000 / certificates". */
  const isBelow = /^\p{Ll}/u.test(line) && /[^.!?]$/.test(open.lines.at(-1) ?? '')
  /** The last word of a sentence above: "… and gave / Training." */
  const isSentenceEnd = bare.endsWith('.') && above.length > longestHeader
  return (
    isSentenceEnd ||
    isUnfinished(above) ||
    isEndOfEastAsianLine(bare, above) ||
    (above.endsWith(',') && bare !== bare.toUpperCase()) ||
    (isBelow && !(areSmall && below === ''))
  )
}

/** Number of letters of Chinese, Japanese, or Korean from which a line may have been too long for its column. */
const fewestOfFullLine = 28

/** Whether a word is the end of a sentence of Chinese, Japanese, or Korean that did not fit on the line above: "…数据分析与可视化" and "项目". */
const isEndOfEastAsianLine = (line: string, above: string) =>
  isEastAsian(line) &&
  above.length >= fewestOfFullLine &&
  /[\p{L}，、]$/u.test(above) &&
  countEastAsian(above) >= fewestOfFullLine
