import { type FoundWording, searchFor } from './wordings.ts'
import { care } from './work-names/care.ts'
import { crafts } from './work-names/crafts.ts'
import { french } from './work-names/french.ts'
import { german } from './work-names/german.ts'
import { office } from './work-names/office.ts'

/** Languages that have lists of names for work. */
export type WorkLanguage = 'en' | 'de' | 'fr'

const searches: Record<WorkLanguage, (clause: string) => FoundWording[]> = {
  en: searchFor(`${office}${care}${crafts}`),
  de: searchFor(german),
  fr: searchFor(french),
}

/** The common work that a clause tells of, each once. @param clause as foldText has it */
export const workNamesIn = (clause: string, language: WorkLanguage): FoundWording[] => searches[language](clause)
