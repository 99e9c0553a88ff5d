import { type DateRange, findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { lineKind, tellsOfMyself } from '../annotate/line-kinds.ts'

/** Length of a line that can be the header of a role, in characters. */
export const longestHeader = 130

/** Characters of a line that are searched for a span of time. */
const longestHead = 400

/** Words before a single date that say what happened then, in several languages, at the beginning of a cell: "Fin le 13 mars 2020". */
const whatHappened =
  /(?:^|\s{3}|[|;(·•]\s*)((?:fin(?: le)?|obtenue?(?: en| le)?|obtention|achevée?(?: en| le)?|graduated(?: in)?|completed(?: in)?|abgeschlossen|egresad[oa](?: en)?|titulad[oa](?: en)?|finalizad[oa](?: en)?|conclu[ií]d[oa](?: em)?|conclusão(?: em)?|término|conseguit[oa](?: nel| il)?|ferdigutdannet|startet|påbegynt|avsluttet|afsluttet|afgestudeerd(?: in)?|behaald(?: in)?|ukończon[eya](?: w)?)\s*:?\s*)$/iu

/** How long something took in a month or year, before that: "3 weeks in May 2022". */
const howLong =
  /(?:^|\s|\()((?:[∼~≈] ?|(?:ca\.|approx\.|about|around|etwa|environ|circa) )?\d{1,2}(?: ?[–-] ?\d{1,2})? (?:weeks?|months?|days?|wochen?|monate?|tage?|semaines?|mois|jours?|semanas?|meses|mes|d[ií]as?|dias?|settiman[ae]|mes[ei]|giorn[oi]|we(?:ek|ken)|maand(?:en)?|dag(?:en)?|tygodni(?:e|a)?|miesi[aą]ce?) (?:in|im|en|em|nel|i|w) )$/iu

/** Where what says of a date what it is begins: at words before it, or at the date itself. */
function beginOf(text: string, from: number): number {
  const before = text.slice(0, from)
  const [, words = ''] = whatHappened.exec(before) ?? howLong.exec(before) ?? []
  return from - words.length
}

/** Dates that stand for themselves: a span, or single dates; none where they stand within running text. */
export function datesOf(text: string): DateRange[] {
  const range = findDateRange(text.length > longestHead ? text.slice(0, longestHead) : text)
  if (range) return isInSentence(text, range) ? [] : [range]
  /**
   * In a long line, one that stands before everything else and a wide gap, or behind both: "2017   Diploma of …", "Diploma of …   2017"; or in
   * brackets before what was done: "Welder, Iron Works (2018): Joined …".
   */
  const isShort = text.length <= 110
  const isApart = (from: number, to: number) =>
    from <= 1
      ? /^\s{3}/.test(text.slice(to))
      : (to === text.length && /\s{3}$/.test(text.slice(0, from))) ||
        (from <= longestHeader && text[from - 1] === '(' && text.startsWith('): ', to))
  const found = findDates(text).filter(({ from, to }) => isShort || isApart(from, to))
  if (found.length > 2) return []
  return found.flatMap(({ at, from, to, isSeason }): DateRange[] => {
    if (!at) return []
    const stands =
      /(?:^|\s{3,}|[|,(–—:-]\s*|\s)$/u.test(text.slice(0, from)) && /^[\s).:,|–—-]*(?:$|\s)/u.test(text.slice(to))
    /** A season is a time with an end, not the beginning of what goes on. */
    const end = isSeason ? { ...at } : at
    const single = { start: at, end, current: false, from: beginOf(text, from), to }
    return stands && !isInSentence(text, single) ? [single] : []
  })
}

function isInSentence(text: string, { from, to }: DateRange): boolean {
  const isBracket = /\(\s*$/.test(text.slice(0, from)) && /^\s*\)/.test(text.slice(to))
  const isLast = /\.\s+$/.test(text.slice(0, from)) && /^\s*\.?\s*$/.test(text.slice(to))
  const isApart = isBracket || isLast || /(?:^|[|:]|\s{3}|\s\/|[•·–—]\s)\s*$/u.test(text.slice(0, from))
  const leads = from <= 1 && text.length <= 120
  if (leads || isApart) return false
  if (tellsOfMyself(text)) return true
  const before = text.slice(0, from)
  /** "Sandhill (since 2018 part of Aldmoor) is the largest yard of the county …" */
  if (/\(\s*$/.test(before) && text.length > longestHeader) return true
  return lineKind(`${before} ${text.slice(to)}`) === 'prose' && (lineKind(before) === 'prose' || before.length > 110)
}
