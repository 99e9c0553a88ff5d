import { splitAtBlanks } from '../text/words.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { tellsOfSuperiors } from '../vocabulary/superiors.ts'
import { isBullet } from './bullets.ts'
import { isEastAsianProse } from './east-asian-lines.ts'
import { findDates } from './find-dates.ts'
import { labelKind, withoutColon } from './labels.ts'

/** What a line within a section is: nothing, an item of a list, running text, or a line that names something. */
export type LineKind = 'blank' | 'bullet' | 'prose' | 'name'

/** Lines that only say what comes below them. */
const labels =
  /^(?:(?:key |main |selected |major )?(?:highlights|achievements?|accomplishments?|responsibilities|duties|tasks|projects|results)|aufgaben|tatigkeiten|erfolge|missions?|taches|realisations|funciones|logros|tareas|funcoes|responsabilidades|mansioni|attivita|responsabilita|taken|werkzaamheden|obowiazki|zakres obowiazkow|osiagniecia)(?: (?:and|&) \w+)?\s*:?$/i

const notAscii = /[\u0080-\uFFFF]/

const folded = (text: string) =>
  notAscii.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l') : text

/** What a line is. */
export const lineKind = memoize((line): LineKind => {
  const text = line.trim()
  if (text === '') return 'blank'
  if (isBullet(line)) return 'bullet'
  return isProse(text) ? 'prose' : 'name'
})

/** Whether a line is a label such as "Responsibilities:", which names nothing itself. */
export const isLabel = memoize(
  (line) =>
    labels.test(folded(line.trim())) ||
    labelKind(withoutColon(line)) === 'work' ||
    /^(?:technologies|tech stack|tools|stack|environment)\s*:/i.test(line),
)

/** Words that end with a stop without ending a sentence. */
export const abbreviated =
  /\b(?:Inc|Ltd|Ltda|Lda|Cia|Cie|Bhd|Assoc|Intl|Mfg|Hosp|Co|Corp|LLC|GmbH|S\.A|S\.L|Bros|Jr|Sr|Dept|Univ|U\.S|e\.V|B\.V|N\.V|Sp\. z o\.o|inc|spol)\.$|(?:\p{L}\.){2,}$/u

/** Small words within names, which say nothing on whether a line is one: "Hôpital de la Timone". */
const particle =
  /^(?:of|the|and|for|in|at|de|la|le|les|du|des|d['’]\p{L}+|l['’]\p{L}+|et|y|e|el|los|las|del|di|della|dei|do|da|dos|das|von|der|die|das|den|dem|zu|zum|zur|und|für|am|im|van|het|een|en|i|w|na|dla|a|v|ve|ze?|pro|pre|pri|při|és|și|şi|din|pentru|och|og|på|för|av|till?|ved|vid|hos|ja|u|za|&)$/u

/** Whether a line is the label of what was done, and what was done: "業務内容: 設計". */
const tellsOfWork = (text: string) => labelKind(/^([^:]{2,12}?)\s*:\s/u.exec(text)?.[1] ?? '') === 'work'

/** Words in which somebody speaks of herself, as no header does: "Während meiner Zeit dort habe ich …", "From 2015 to 2018 I was …". */
const ofMyself = /\s(?:ich|meine[rmns]|I (?:was|am|have|had|worked|led|joined|built)|j['’]ai|j['’]étais|je)\s/u
/** Fewest words of such a line. */
const fewestOfMyself = 6
/** Whether somebody speaks of herself in a line. */
export const tellsOfMyself = (text: string): boolean =>
  ofMyself.test(text) && splitAtBlanks(text).length >= fewestOfMyself

/** Longest line of names alone, in characters, the share of its words with a capital, and the fewest commas between them. */
const longNames = { characters: 190, share: 0.8, commas: 2 }

/** Whether a long line is names and nothing else: "Welder, Crane Workshop, Iron Works of Aldmoor, Kestwick …". */
function areLongNames(text: string): boolean {
  if (text.length > longNames.characters || text.split(',').length <= longNames.commas || /[.;!?]$/u.test(text))
    return false
  const words = splitAtBlanks(text).filter((word) => /\p{L}/u.test(word) && !particle.test(word))
  return words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length >= longNames.share * words.length
}

/** Running text: long, or a sentence, or words of which few have capitals, or whom somebody worked under. */
function isProse(text: string): boolean {
  if (tellsOfSuperiors(text) || tellsOfMyself(text)) return true
  if (isEastAsian(text)) {
    const hasDates = text.length <= 130 && findDates(text).length > 0
    return (!hasDates && tellsOfWork(text)) || isEastAsianProse(text, hasDates)
  }
  if (text.length > 130 && !areLongNames(text)) return true
  if (text.length <= 110 && findDates(text).length > 0) return false
  const words = splitAtBlanks(text)
  if (text.length <= 110 && /\s\|\s|\s{3}/.test(text)) return false
  if (text.length <= 110 && /\s[/–—]\s/.test(text) && !/[.;!]$/.test(text) && titleScore(text) > 0) return false
  const rest = words.slice(1).filter((word) => /\p{L}/u.test(word) && !particle.test(word))
  const capitals = rest.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length
  const isSentence = words.length >= 5 && /[.;!]$/.test(text) && !abbreviated.test(text)
  const areNames = capitals === rest.length || (text.includes(',') && capitals >= rest.length * 0.7)
  if (isSentence && !(text.length <= 110 && areNames)) return true
  /** "Owns the developer platform." */
  const isShortSentence = words.length >= 2 && /[.!]$/.test(text) && !abbreviated.test(text) && !text.includes(',')
  if (isShortSentence && capitals <= rest.length * 0.5) return true
  if (rest.length < 2 || !/\p{Lu}|\p{Ll}/u.test(text)) return false
  if (words.length > 9) return capitals < rest.length * 0.6
  return words.length >= 4 && capitals < rest.length * 0.4 && titleScore(text) <= 0 && employerScore(text) <= 0
}
