import { splitAtBlanks } from '../text/words.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { headingNouns, leadingNouns, nounEndings } from './heading-nouns.ts'
import { themedKind } from './heading-words.ts'
import { kindByHeading } from './known-headings.ts'
import type { SectionKind } from './section-kinds.ts'

/** How words begin that only say how well: "Grundkenntnisse" labels some items of a list. */
const levels = /^(?:grund|basis|vor|teil|spezial|erweitert)/

/** The kind of a heading of one word that is put together of two. */
export function compound(line: string, words: string): SectionKind | undefined {
  if (!/^\p{Lu}[\p{L}-]+:?$/u.test(line.trim()) || levels.test(words)) return undefined
  return nounEndings.find(([end]) => words.length > end.length + 2 && words.endsWith(end))?.[1]
}

/** What is about experience or skills of others, or in running text. */
const noHeading =
  /^(?:user|customer|client|employee|candidate|patient|guest|developer|years?|no|digital) (?!skills)|\bof\b|\byears\b/

/** Score from which a line reads like a title. */
const sureTitle = 3

/** What joins two words that tell which experience is meant. */
const joins = / (?:y|e|et|ed|o|ou|i) /

/** A heading with words before or after its noun, written like one: in capitals, or each word with a capital. */
export function qualified(line: string, words: string): SectionKind | undefined {
  const list = words.split(' ')
  const last = headingNouns.get(list.at(-1) ?? '')
  if (!last && !leadingNouns.has(list[0] ?? '')) return undefined
  if (list.length < 2 || list.length > 5 || noHeading.test(words) || /[\d,.;|@•·]|\s{3}/u.test(line)) return undefined
  const written = splitAtBlanks(line.trim())
  const isTitled = written.every((word) => /^\p{Lu}|^(?:and|und|et|y|e|en|i|&|de|du)$/u.test(word))
  if (last && isTitled) return last
  /** "Experience Design Institute", "Communications Officer". */
  if (namesSchool(line) || (list[0] === 'communications' && titleScore(line) >= sureTitle)) return undefined
  const isShort = list.length <= 3 || (isTitled && joins.test(words))
  return /^\p{Lu}/u.test(line.trim()) && isShort ? leadingNouns.get(list[0] ?? '') : undefined
}

/** The field in which somebody worked or studied, behind a heading: "Experiência na área de TI", "Experience in the field of law". */
const inField =
  / (?:(?:na|en el|nell|dans le) (?:area|ambito|domaine|campo)|in the (?:area|field)|im bereich|w (?:dziedzinie|obszarze)) .*$/

/** The kind of a heading that names a field. */
export function ofField(line: string, words: string): SectionKind | undefined {
  const plain = words.replace(inField, '')
  if (plain === words || !/^\p{Lu}/u.test(line.trim())) return undefined
  return kindByHeading.get(plain) ?? themedKind(line.trim().slice(0, 1).toUpperCase() + plain, plain)
}

/** Words before a heading that say no more than that there are others: "Autres centres d'intérêt", "Weitere Kenntnisse". */
const lead =
  /^(?:other|further|additional|more|my|selected|relevant|weitere|sonstige|meine|autres?|mes|otr[oa]s|mis|outr[oa]s|altr[ie]|overige|andere|inne|pozostale) /

/** A heading without them. */
export const withoutLead = (words: string) => words.replace(lead, '')
