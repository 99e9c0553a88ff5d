import { balticAndFinnic } from './trait-names/baltic-and-finnic.ts'
import { danish } from './trait-names/danish.ts'
import { dutch } from './trait-names/dutch.ts'
import { english } from './trait-names/english.ts'
import { french } from './trait-names/french.ts'
import { german } from './trait-names/german.ts'
import { italian } from './trait-names/italian.ts'
import { otherLanguages } from './trait-names/other-languages.ts'
import { polish } from './trait-names/polish.ts'
import { portuguese } from './trait-names/portuguese.ts'
import { slavic } from './trait-names/slavic.ts'
import { slavicInCyrillic } from './trait-names/slavic-in-cyrillic.ts'
import { spanish } from './trait-names/spanish.ts'
import { swedish } from './trait-names/swedish.ts'
import { type FoundWording, searchFor } from './wordings.ts'

const lists: Record<string, string> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  sv: swedish,
  da: danish,
  nb: danish,
  ...slavic,
  ...slavicInCyrillic,
  mk: slavicInCyrillic.sr,
  ...balticAndFinnic,
  ...otherLanguages,
}
/** The languages that have a list. */
export const traitLanguages = Object.keys(lists)

const searches = new Map<string, (clause: string) => FoundWording[]>()

/**
 * The traits of character and the conditions of work that a clause names, each once; none in a language without a list.
 * @param clause as foldText has it
 */
export function traitsIn(clause: string, language: string): string[] {
  const list = lists[language]
  if (list === undefined) return []
  const search = searches.get(language) ?? searchFor(list)
  searches.set(language, search)
  return search(clause).map(({ name }) => name)
}
