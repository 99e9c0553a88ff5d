import { type Language, languageOf } from '../rules/language.ts'
import { languageByLetters, type OtherLanguage, otherLanguageOf } from '../rules/other-languages.ts'

/**
 * The languages of job descriptions; Norwegian is read with Danish, whose words it shares but for their spelling. Of the other languages only
 * what every language is read for is read: headings, education, years, languages, licences, traits, and skills by their names.
 */
export type JobLanguage = Language | NordicLanguage | OtherLanguage
type NordicLanguage = 'sv' | 'da'

/** How much of a job description is looked at to tell its language, in characters. */
const enough = 1_000

/** Small words that are frequent in one of the Nordic languages and stand in none of the others that are told. */
const nordicWords: Record<NordicLanguage, Set<string>> = {
  sv: new Set('och att är för på till av som inte hos ett oss eller dig'.split(' ')),
  da: new Set('og på til av af som ikke hos å at jeg deg dig eller være'.split(' ')),
}
/** Lowest share of such words in a text of a language. */
const lowestShare = 0.04

/** The language of a job description: English unless it is another. */
export function languageIn(jobDescription: string): JobLanguage {
  const counts = new Map<string, number>()
  const text = jobDescription.slice(0, enough).toLowerCase()
  const words = text.match(/\p{L}+/gu) ?? []
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const told = nordicIn(counts, words.length) ?? languageOf(counts, words.length) ?? otherIn(counts, words.length)
  return told ?? languageByLetters(text) ?? 'en'
}

/** The Nordic language of a text that says "and" in it; undefined for any other. */
function nordicIn(counts: ReadonlyMap<string, number>, total: number): NordicLanguage | undefined {
  const countOf = (language: NordicLanguage) =>
    [...nordicWords[language]].reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
  const language = (counts.get('och') ?? 0) >= (counts.get('og') ?? 0) ? 'sv' : 'da'
  const isSaid = counts.has(language === 'sv' ? 'och' : 'og')
  return isSaid && countOf(language) >= lowestShare * total ? language : undefined
}

/** One of the other languages, if its small words are frequent enough. */
function otherIn(counts: ReadonlyMap<string, number>, total: number): OtherLanguage | undefined {
  const { language, count } = otherLanguageOf(counts)
  return count >= lowestShare * total ? language : undefined
}

/** Whether a job description is written in a Nordic language. */
export const isNordic = (language: JobLanguage): language is NordicLanguage => Object.hasOwn(nordicWords, language)

const readWhole = new Set<JobLanguage>(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'da'])
/** Whether a job description is in a language of which only what every language is read for is read. */
export const isOther = (language: JobLanguage): boolean => !readWhole.has(language)
