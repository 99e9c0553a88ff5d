import { foldText } from '../vocabulary/fold-text.ts'
import { namedLanguages, namesOf } from '../vocabulary/spoken-languages.ts'
import { asksForLanguage } from './language-asking.ts'

/** Words of knowing, behind which a language may also say what else is known: "knowledge of Italian cuisine", "du droit allemand". */
const knowing =
  /\b(?:knowledge|connaissances?|pratique|conocimientos?|conhecimentos|conoscenze|kennis|required|requis|exiges?|requeridos?|exigidos?|richiest[oi]|vereist|wymagany)\b/
/** Words before and behind a language that is asked for itself. */
const beforeLanguage = new Set(
  'of in l d en de del het van and or both et ou y e o good some basic fluent working spoken written business technical knowledge'.split(
    ' ',
  ),
)
const behindLanguage = new Set(
  `and or und oder et ou y e o en of i requis richiesto requerido exigido wymagany is are at to in a an as would preferred required desirable essential skill skills level
   necessary est souhaite souhaitee es imprescindible vereist`.split(/\s+/),
)

/** Spoken languages that a line names. */
export function languagesIn(line: string): string[] {
  return namesOf(namedLanguages(foldText(line).split(' ')))
}

/** Most words of an entry of a list of languages: "Suomi – äidinkieli, erinomainen". */
const mostWordsOfEntry = 6

/** Spoken languages that a line of a resume names; a short one that tells how well may name a country as well: "Suomi – äidinkieli". */
export function languagesShown(line: string): string[] {
  const folded = foldText(line)
  const words = folded.split(' ')
  return namesOf(namedLanguages(words, words.length <= mostWordsOfEntry && asksForLanguage(folded)))
}

/** Spoken languages that a line of a job description asks for. */
export function languagesAsked(line: string): string[] {
  const folded = foldText(line)
  const words = folded.split(' ')
  const found = namedLanguages(words)
  if (found.length === 0) return []
  if (asksForLanguage(folded)) return namesOf(found)
  if (!knowing.test(folded)) return []
  const isLanguage = (at: number) => found.some(({ from, to }) => at >= from && at < to)
  const isBeside = (at: number, others: Set<string>) =>
    at < 0 || at >= words.length || others.has(words[at] as string) || isLanguage(at)
  return namesOf(found.filter(({ from, to }) => isBeside(from - 1, beforeLanguage) && isBeside(to, behindLanguage)))
}
