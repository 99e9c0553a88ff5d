/** Languages, by ISO 639, that resumes are not judged in and that are told from those. */
export type OtherLanguage =
  | 'sv'
  | 'da'
  | 'nb'
  | 'cs'
  | 'sk'
  | 'hr'
  | 'sl'
  | 'hu'
  | 'ro'
  | 'tr'
  | 'id'
  | 'fi'
  | 'et'
  | 'ca'
  | 'eu'
  | 'lv'
  | 'lt'
  | 'sq'
  | 'is'
  | 'ru'
  | 'uk'
  | 'bg'
  | 'sr'
  | 'mk'
  | 'el'
  | 'vi'

/**
 * Small words that are frequent in languages that resumes are not judged in, so that such a text is not taken for one of those that they are
 * judged in: most share small words with one of them.
 */
const smallWords = `
  sv: och i att en är för på av med som till ett den inte hos
  da: og i at en er for på af med som til et den ikke hos jeg
  nb: og i å en er for på av med som til et den ikke hos jeg
  cs: a v na se z do pro je s k za od po jako nebo že při si či také jsou jsme
  sk: a v na sa z do pre je s k vo za od po ako alebo že pri si či aj sú sme
  hr: i u na za se s od je ili kao te su da uz o iz po
  sl: in v na za z s pri ter ali kot je se da od do smo po
  hu: a az és egy hogy nem is vagy valamint meg ki
  ro: și în si in sa de la cu pentru din sau care pe să o un este ale
  tr: ve bir ile için olan olarak veya bu en da de gibi
  id: dan di yang untuk dengan atau dalam kami pada dari ke memiliki
  fi: ja on tai sekä että myös ei kun jos olet
  et: ja on ning või et kui oma meie on
  ca: i de la el els les del amb per en una que al dels un o
  eu: eta da bat edo dute ere izan
  lv: un ar par no uz kā vai ir tiek lai
  lt: ir su bei arba į iš apie ar už kad
  sq: dhe në të me për një nga së
  is: og að í á við um er sem með fyrir
  ru: и в на с по для от не к из за при что как или мы
  uk: і в на з для та від до не за при що як або ми у
  bg: и на за в с от да се по при не или ние който
  sr: и у на за са од је или као да се су по
  mk: и на за во со од да се по или како е
  el: και της του για στην με από την στο να των ή τα
  vi: và của các có cho với trong là tại được
`
const lists = smallWords
  .trim()
  .split('\n')
  .map((line) => line.trim().split(': '))
  .map(([language = '', words = '']) => [language as OtherLanguage, new Set(words.split(' '))] as const)

/** A word of a language, and the same in another one that shares most of its small words; whose stands more often is written. */
const rivals: Partial<Record<OtherLanguage, [own: string, theirs: string]>> = { ca: ['i', 'y'] }

/** Fewest small words of a language, of which each counts once, that tell it; more where all of them are as short as "a" and "is". */
const fewestWords = { some: 2, short: 3 }
/** Words that may stand in any language. */
const short = /^[a-z]{1,2}$/

/**
 * The one of these languages whose small words stand most often in a text, and how often; 0 times where a single word is all that there is.
 * @param words how often each stands there, in small letters
 */
export function otherLanguageOf(words: ReadonlyMap<string, number>): { language: OtherLanguage; count: number } {
  let best: { language: OtherLanguage; count: number } = { language: 'cs', count: 0 }
  const countOf = (word: string) => words.get(word) ?? 0
  for (const [language, list] of lists) {
    const [own = '', theirs = ''] = rivals[language] ?? []
    if (countOf(theirs) > countOf(own)) continue
    let [count, different] = [0, 0]
    let isShort = true
    for (const word of list) {
      const times = countOf(word)
      count += times
      if (times === 0) continue
      different++
      isShort &&= short.test(word)
    }
    const isTold = different >= (isShort ? fewestWords.short : fewestWords.some)
    if (isTold && count > best.count) best = { language, count }
  }
  return best
}

/** Letters that stand in one of these languages and hardly in the others, of which the first that fits counts. */
const letters: [OtherLanguage, RegExp][] = [
  ['el', /[α-ωά-ώ]{3}/u],
  ['uk', /[іїєґ]/u],
  ['sr', /[ђћџљњ]/u],
  ['bg', /(?:ъ[^ья]|щт|\p{L}ът)(?!.*ы)/su],
  ['ru', /[а-я]{3}/u],
  ['hu', /[őű]/u],
  ['vi', /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/u],
  ['tr', /[ığş]/u],
  ['ro', /[țșă]/u],
  ['cs', /[řěů]/u],
  ['sk', /[ľĺŕ]/u],
  ['lt', /[ėįųū]/u],
  ['lv', /[āēīģķļņ]/u],
  ['fi', /ää|yö/u],
  ['et', /õ(?!e)/u],
]

/** The one of these languages that the letters of a text show; undefined where they show none. @param text in small letters */
export function languageByLetters(text: string): OtherLanguage | undefined {
  return letters.find(([, pattern]) => pattern.test(text))?.[0]
}
