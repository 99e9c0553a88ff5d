import { languageOf } from '../rules/language.ts'
import type { WorkLanguage } from '../vocabulary/find-work-names.ts'

/** How much of a job description is looked at to tell its language, in characters. */
const enough = 1_000

/** The language of a job description, of those that have lists of names for work: English unless it is another. */
export function languageIn(jobDescription: string): WorkLanguage | undefined {
  const counts = new Map<string, number>()
  const words =
    jobDescription
      .slice(0, enough)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const language = languageOf(counts, words.length) ?? 'en'
  return language === 'en' || language === 'de' || language === 'fr' ? language : undefined
}
