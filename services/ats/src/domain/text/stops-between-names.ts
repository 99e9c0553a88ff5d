import { monthByName } from '@resume/resume-text/month-names'
import { findDates } from '../annotate/find-dates.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'

/** Longest line of names, and longest name of one, in characters and words. */
const longest = { line: 140, name: 50, words: 7 }
/** Most parts of such a line. */
const most = 6

/** A full stop behind a word, a year, or a bracket, before a capital or a figure. */
const stop = /(?<=\p{L}{3}|[)\d])\.\s+(?=[\p{Lu}\d])/u
/** What else divides names, in a line whose full stops then end sentences or stand within names. */
const otherwise = /\s[–—|/-]\s|["“”„«»]|\S\s{3,}\S/u
/** A dash between years. */
const years = /(?<=\d)\s[–—-]\s(?=[\d\p{L}])/gu
/** What ends with a full stop of its own, in several languages. */
const shortened =
  /(?:^|[\s("“])(?:co|inc|ltd|corp|bros|univ|dept|inst|prof|dipl|ing|mag|dott|sig|sra|asst|assoc|mgr|dir|intl|natl|st|str|ave|no|nr|vol|ca|approx|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|e\.g|i\.e)$/iu

/**
 * Lines whose names stand between full stops, with their names apart: "Red Mill. Welder. Leeds. 2019 – 2021". A line without dates, or one
 * in which nothing reads like a title, is left: it may be sentences.
 */
export function withStopsApart(lines: string[]): string[] {
  return lines.map((line) =>
    line.length <= longest.line && stop.test(line) && !otherwise.test(line.replace(years, '')) ? apart(line) : line,
  )
}

function apart(line: string): string {
  if (findDates(line).length === 0) return line
  const parts = partsOf(line)
  if (parts.length < 2 || parts.length > most) return line
  const names = parts.map((part) => part.slice(0, findDates(part)[0]?.from).trim()).filter((part) => part !== '')
  const areNames = names.length > 0 && names.every(isName)
  const isTold = names.some((name) => titleScore(name) > 0 && employerScore(name) <= titleScore(name))
  return areNames && isTold ? parts.join('   ').replace(/\.$/, '') : line
}

/** What stands between full stops that end a name. */
function partsOf(line: string): string[] {
  const parts: string[] = []
  for (const part of line.split(stop)) {
    const before = parts.at(-1)
    if (before !== undefined && (shortened.test(before) || endsWithMonth(before)))
      parts[parts.length - 1] = `${before}. ${part}`
    else parts.push(part)
  }
  return parts
}

/** Whether a text ends with the name of a month, which may be short: "Welder, Dez". */
const endsWithMonth = (text: string) => monthByName.has(foldText(text.slice(text.lastIndexOf(' ') + 1)))

/** Whether a part is short and most of its longer words begin with a capital, or it is a title. */
function isName(part: string): boolean {
  const words = part.split(/\s+/)
  if (part.length > longest.name || words.length > longest.words || /[!?;]/.test(part)) return false
  return titleScore(part) > 0 || words.filter((word) => /^\p{Ll}\p{L}{3,}/u.test(word)).length === 0
}
