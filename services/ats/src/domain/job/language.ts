import { type Language, languageOf } from '../rules/language.ts'

/** How much of a job description is looked at to tell its language, in characters. */
const enough = 1_000

/** The language of a job description: English unless it is another. */
export function languageIn(jobDescription: string): Language {
  const counts = new Map<string, number>()
  const words =
    jobDescription
      .slice(0, enough)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return languageOf(counts, words.length) ?? 'en'
}
