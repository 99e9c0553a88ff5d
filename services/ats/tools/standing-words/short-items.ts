import { readLines } from '../../src/domain/job/read-lines.ts'
import { foldOnce } from '../../src/domain/vocabulary/fold-text.ts'

/** Where a line is divided into its items, by language; a language without a pattern is not looked at. */
const between: Record<string, RegExp> = {
  en: /[,;:.()/•·]|\s(?:and|or|&)\s/iu,
  de: /[,;:.()/•·]|\s(?:und|oder|sowie)\s/iu,
  fr: /[,;:.()/•·]|\s(?:et|ou)\s/iu,
  es: /[,;:.()/•·]|\s(?:y|o|e)\s/iu,
  pt: /[,;:.()/•·]|\s(?:e|ou)\s/iu,
}
/** Most words of a line that is divided, and of an item that counts as short. */
const most = { ofLine: 14, ofItem: 4 }
/** Addresses of mails and pages, whose words are names. */
const address = /\S*(?:@|:\/\/|www\.|\.(?:com|org|net|au|fr|es|de)\b)\S*/giu
/** Fewest lines of a text that has its breaks still. */
const fewestLines = 8

/** Where a word stands in a short item. */
export type Place = 'first' | 'last' | 'within'
/** The words of a job description that stand below headings for duties and for what is asked for, and where those of short items stand. */
export interface WordsOfLists {
  language: string
  words: Set<string>
  /** The words that are written in small letters, as names are not; in German every word, since nouns have a capital there. */
  small: Set<string>
  places: Map<string, Set<Place>>
}

/** The words of lists of a job description; undefined of one that has none, or is in a language that is not looked at. */
export function wordsOfLists(text: string): WordsOfLists | undefined {
  if ((text.match(/\n/g)?.length ?? 0) < fewestLines) return undefined
  const { language, lines } = readLines(text.replace(address, ' '))
  const pattern = between[language]
  if (!pattern) return undefined
  const listed = lines.filter(
    ({ part, isAsk, isDuty, isSkillList }) => isListed(part) && (isAsk || isDuty || isSkillList),
  )
  const words = new Set(listed.flatMap((line) => wordsIn(line.text)))
  const written = listed.flatMap(
    (line) => line.text.match(language === 'de' ? /\p{L}+/gu : /(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? [],
  )
  const places = new Map<string, Set<Place>>()
  for (const line of listed) {
    if (wordsIn(line.text).length > most.ofLine) continue
    for (const item of line.text
      .replace(/^[\s•*·–-]+/u, '')
      .split(pattern)
      .map(wordsIn)) {
      if (item.length > most.ofItem) continue
      for (const [at, word] of item.entries()) {
        const known = places.get(word) ?? new Set()
        places.set(word, known)
        if (at === 0) known.add('first')
        if (at === item.length - 1) known.add('last')
        if (at > 0 && at < item.length - 1) known.add('within')
      }
    }
  }
  return { language, words, small: new Set(written.map(foldOnce)), places }
}

const isListed = (part: string) => part === 'required' || part === 'preferred'

/** Words of letters. */
const wordsIn = (text: string): string[] =>
  foldOnce(text)
    .split(' ')
    .filter((word) => /^\p{L}+$/u.test(word))
