import { otherLanguageOf } from './other-languages.ts'

/** The languages that resumes are judged in. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl'

/** Small words that are frequent in one language and rare in the others. */
const frequent: Record<Language, string> = {
  en: 'the and of to in for with on by from as at',
  de: 'und der die das von mit für bei im des den zur zum auf ein eine',
  fr: 'et de la le les des du en pour une dans au aux avec sur',
  es: 'y de la el los las del en para una con por al',
  pt: 'e de da do dos das em para uma com por ao na no',
  it: 'e di il la dei delle del in per una con al nel della',
  nl: 'en van de het een met voor bij op in aan te',
  pl: 'i w z na do oraz dla w przez od ze się',
}
const wordsOf = Object.entries(frequent).map(
  ([language, list]) => [language as Language, [...new Set(list.split(' '))]] as const,
)

/** Lowest share of such words in a text of a language. */
const lowestShare = 0.03

/**
 * The language of a text; undefined where its words are too few to tell, or are rather those of another language.
 * @param words how often each stands there, in small letters
 * @param total how many words it has
 */
export function languageOf(words: ReadonlyMap<string, number>, total: number): Language | undefined {
  const counted = wordsOf.map(([language, small]) => ({
    language,
    count: small.reduce((sum, word) => sum + (words.get(word) ?? 0), 0),
  }))
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a))
  const isTold = total > 0 && best.count / total >= lowestShare && best.count >= otherLanguageOf(words).count
  return isTold ? best.language : undefined
}

/** How often each word stands there, in small letters. */
export function countsOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) {
    const lower = word.toLowerCase()
    counts.set(lower, (counts.get(lower) ?? 0) + 1)
  }
  return counts
}
