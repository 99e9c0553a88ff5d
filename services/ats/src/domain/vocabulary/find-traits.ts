import { danish } from './trait-names/danish.ts'
import { dutch } from './trait-names/dutch.ts'
import { english } from './trait-names/english.ts'
import { french } from './trait-names/french.ts'
import { german } from './trait-names/german.ts'
import { italian } from './trait-names/italian.ts'
import { polish } from './trait-names/polish.ts'
import { portuguese } from './trait-names/portuguese.ts'
import { spanish } from './trait-names/spanish.ts'
import { swedish } from './trait-names/swedish.ts'
import { type FoundWording, searchFor } from './wordings.ts'

const lists = {
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
}
type TraitLanguage = keyof typeof lists
/** The languages that have a list. */
export const traitLanguages = Object.keys(lists) as TraitLanguage[]

const searches = new Map<TraitLanguage, (clause: string) => FoundWording[]>()

/** The traits of character and the conditions of work that a clause names, each once. @param clause as foldText has it */
export function traitsIn(clause: string, language: TraitLanguage): string[] {
  const search = searches.get(language) ?? searchFor(lists[language])
  searches.set(language, search)
  return search(clause).map(({ name }) => name)
}
