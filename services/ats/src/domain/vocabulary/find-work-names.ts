import { type FoundWording, searchFor } from './wordings.ts'
import { care } from './work-names/care.ts'
import { crafts } from './work-names/crafts.ts'
import { french } from './work-names/french.ts'
import { german } from './work-names/german.ts'
import { office } from './work-names/office.ts'

/** Languages that have lists of names for work. */
export type WorkLanguage = 'en' | 'de' | 'fr'

const lists: Record<WorkLanguage, string> = { en: `${office}${care}${crafts}`, de: german, fr: french }

/** Searches by language, each made when the first job description in it comes. */
const searches = new Map<WorkLanguage, (clause: string) => FoundWording[]>()

/** The common work that a clause tells of, each once. @param clause as foldText has it */
export function workNamesIn(clause: string, language: WorkLanguage): FoundWording[] {
  const search = searches.get(language) ?? searchFor(lists[language])
  searches.set(language, search)
  return search(clause)
}
