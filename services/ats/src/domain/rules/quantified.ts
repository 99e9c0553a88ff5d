import { findDates } from '../annotate/find-dates.ts'
import { memoize } from '../vocabulary/memoize.ts'

/** Words for amounts, in the languages that resumes are judged in. Each line is a piece of a pattern. */
const amounts = `
  doubled|tripled|halved|twice|dozens?|hundreds?|thousands?|millions?
  verdoppelte?|verdreifachte?|halbierte?|dutzenden?|hunderten?|tausenden?|million(?:en)?
  doublé|triplé|(?:diz|douz|quinz|vingt|trent|cinquant|cent)aines?|milliers?
  dupliqué|duplicó|tripliqué|triplicó|decenas?|docenas?|centenar(?:es)?|cientos|miles de|mill(?:ón|ones)
  dobrei|dobrou|dupliquei|duplicou|tripliquei|triplicou|dezenas?|dúzias?|centenas?|milhar(?:es)?|milh(?:ão|ões)
  (?:raddoppiat|triplicat|dimezzat)[oaie]|decin[ae]|dozzin[ae]|centinai[ao]|migliai[ao]|milion[ei]
  verdubbelde?|verdrievoudigd|gehalveerd|halveerde|tientallen|dozijn(?:en)?|honderden|duizenden|miljoen(?:en)?
  (?:podwoi|potroi)ł[ae]?m?|dwukrotnie|trzykrotnie|kilka(?:naście|dziesiąt|set)|kilku(?:nastu|dziesięciu|set)|dziesiąt(?:ki|ek)|set(?:ki|ek)|tysi(?:ące|ęcy)|milion(?:y|ów)?`
  .trim()
  .replaceAll(/\n\s*/g, '|')

/** A number that quantifies something: not a year, not a part of a name. */
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?!(?:19|20)\d\d(?!\s?[%+kKmM€$£]))\d|(?<!\p{L})(?:${amounts})(?!\p{L})`,
  'iu',
)

/** How old somebody was, in several languages: "at the age of 16", "mit 16 Jahren", "a los 16 años". */
const age =
  /(?:\bat (?:the age of )?|\bage[ds]? |(?<!\p{L})(?:mit|ab|seit) |(?:\ba|desde|hasta) los |(?:à|dès|depuis)(?: l['’]âge de)? |(?<!\p{L})(?:aos|desde os) |all['’]età di |\bop )\d{1,2}(?!\d)(?: ?(?:\p{Lu}\.)?(?:years?(?: old| of age)|jahren|jährig|años|ans|anos|anni|jaar))?/giu

/** A number in a name, behind its first word: "ISO 9001", "Windows 10", "Java 8", "Office 365". */
const named = /(?<=\S\s)\p{Lu}[\p{L}+#.-]*[\p{L}+#] \d{1,4}(?:\.\d+)*(?![\d.,]*\d|\s?(?:[%+kKmM€$£]|\p{L}))/gu

/** What has a number in its name: dimensions, generations of networks, methods, and around the clock. */
const signs = /(?<![\p{L}\d.,])(?:[234]D|[2-6]G|[458]S|24\/7|24x7|24 ?h?\/ ?24)(?![\p{L}\d])/gu

/** Whether a text has a number that quantifies something, rather than dates or names what was done. */
export const isQuantified = memoize((text) => pattern.test(text) && pattern.test(withoutNames(withoutDates(text))))

const withoutNames = (text: string) => text.replace(age, ' ').replace(named, ' ').replace(signs, ' ')

/** Length of a year alone, which the pattern passes over where it is one: "2000+ people" has none. */
const yearLength = 4

function withoutDates(text: string): string {
  let [rest, at] = ['', 0]
  for (const { from, to } of findDates(text)) {
    if (from < at || to - from <= yearLength) continue
    rest += `${text.slice(at, from)} `
    at = to
  }
  return rest + text.slice(at)
}
