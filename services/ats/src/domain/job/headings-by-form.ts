import { countWords } from '../text/words.ts'
import type { About } from './about.ts'

/** Most words of a heading that is known by its form alone. */
const mostWords = 9

/** A condition that the reader has to fulfil: "You fit here if you", "Postule si tu as", "Zostań, jeśli". */
const condition =
  /\b(?:if you|if your|wenn (?:du|sie|ihr)|(?:si|s il) (?:vous|tu|cumples|tienes|eres|te|usted)|se (?:hai|sei|voce|tu|possiedi|ti|tem|tens)|als (?:je|jij|u)|jesli|jezeli|om du|hvis du)(?!\p{L})/u
/** A condition with which a heading ends, whatever it begins with: "Komm zu uns, wenn du", "Join if you have". */
const endsInCondition = new RegExp(
  `${condition.source}(?: (?:have|are|can|bring|hast|bist|haben|sind|tienes|eres|avez|etes|as|es|hai|sei|hebt|bent))?$`,
  'u',
)

/** Whether a heading, also one of applying, sets a condition that stands below it. @param words folded */
export const setsCondition = (words: string): boolean => endsInCondition.test(words)

/** Words of headings of what somebody has to bring, wherever they stand. */
const need =
  /\b(?:strengths|personality|personal qualities|\w*starken|personlichkeit|eigenschaften|qualites|personnalite|cualidades|personalidad|qualidades|personalidade|kwaliteiten|eigenschappen|egenskaper|cechy|mocne strony|requirements?|qualifications?|requisitos?|requisiti|(?:we (?:re |are )?(?:looking|need|seek|want|expect)|we need|you need|you bring|do you have)|brauch\w+|suchen wir|mitbring\w+|recherch\w+|attend\w+ de (?:vous|toi)|necesitamos|precisamos|buscamos|pedimos|requerimos|se requiere|esperamos de ti|procuramos|cerchiamo|zoeken|vragen (?:wij|we)|potrzebn\w+|potrzebujesz|szukamy|oczekujemy|soker vi|vi soker)\b/u
/** Words of headings of what somebody gets, and of how it goes on. */
const gift =
  /\b(?:we (?:provide|offer|give)|benefits|perks|advantages|bieten|leistungen|benefizien|vorteile|avantages|offrons|(?:vous|t) offre\w*|proposons|rejoindre|ofrec\w+|beneficios|oferecemos|offriamo|vantaggi|bieden|oferuj\w+|zyskasz|mozesz (?:sie )?spodziewa\w*|otrzymasz|erbjud\w+|tilbyr|tilbyder|equal opportunit\w+|inclusi\w+|diversit\w+|differences)\b/u
/** Words of headings of what keeps somebody from the job. */
const bar = /\b(?:unacceptable|disqualif\w+|ineligible|may not have|must not have|criminal history|convictions?)\b/u

/** Whether a line is written as a heading is: short, no item, and no sentence. */
export const isInFormOfHeading = (line: string): boolean => {
  const text = line.trim()
  return /\p{L}/u.test(text) && !/[.;,]$/u.test(text) && countWords(text) <= mostWords
}

/** Whether nothing but a heading is written so: a question, or words in capitals. */
export const isSurelyHeading = (line: string): boolean => {
  const text = line.trim()
  return /\?$/u.test(text) || (/\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && countWords(text) > 1)
}

/**
 * What a line that is written as a heading is about, by any word of it; undefined where none says so.
 * @param words folded
 */
export function aboutByForm(words: string): About | undefined {
  if (bar.test(words)) return 'other'
  if (condition.test(words) || need.test(words)) return 'asks'
  return gift.test(words) ? 'other' : undefined
}
