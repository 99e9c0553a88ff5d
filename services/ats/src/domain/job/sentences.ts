import { foldText } from '../vocabulary/fold-text.ts'
import { withoutBoilerplate } from './boilerplate.ts'
import { tellsOfThem } from './employer-sentences.ts'
import { isItem } from './headings.ts'
import type { PlacedLine } from './part-reader.ts'

/** A sentence that may ask for something, and where it stands. */
export interface Sentence extends Omit<PlacedLine, 'part'> {
  /** Whether its line is an item of a list. */
  isOfItem: boolean
  /** Whether it is one of several on its line. */
  isProse: boolean
  /** Whether what it asks for is required rather than nice to have. */
  isRequired: boolean
}

/** A line as it was given, and as it was placed. */
export type ReadLine = PlacedLine & { given: string }

/** Maximum number of sentences that are read; a text of more is no job description. */
const mostSentences = 1_500

/** Where sentences end: not behind shortened words such as "min.". */
const sentenceEnd = /(?<=[.!?])(?<!following\?)(?<!\b(?:min|max|maks|napr|resp|tzv|dgn|bl)\.)\s+(?=\p{Lu})/u

const preferredWords =
  /\b(?:preferred|nice to have|a plus|bonus|desirable|ideally|advantageous|an advantage|an asset|would be (?:great|nice|helpful)|von vorteil|wunschenswert|gerne|idealerweise|souhaitee?s?|apprecies?|appreciees?|serait un plus|un plus|un atout|idealement|deseable|se valorara|desejavel|preferibile|preferibilmente|gradita?|gewenst|wenselijk|desejavel|pre\b|mile widzian\w+|atutem|meriterande|merit|garna|fordel|gjerne|gerne sett|onskelig|onskvart)\b/

/** The sentences of a job description that speak of the job, without what is said in them about the employer, pay, and applying. */
export function sentencesOf(lines: ReadLine[]): Sentence[] {
  return lines
    .filter(({ part }) => part !== 'company' && part !== 'other')
    .flatMap(sentencesOfLine)
    .slice(0, mostSentences)
    .map(({ given, ...sentence }) => {
      const text = withoutBoilerplate(given)
      return { ...sentence, text, isRequired: sentence.isRequired && !preferredWords.test(foldText(text)) }
    })
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !tellsOfThem(text))
}

function sentencesOfLine({ given, part, text, ...place }: ReadLine): (Omit<Sentence, 'text'> & { given: string })[] {
  const sentences = text.split(sentenceEnd)
  const where = { ...place, isOfItem: isItem(given), isProse: sentences.length > 1, isRequired: part !== 'preferred' }
  return sentences.map((sentence) => ({ ...where, given: sentence }))
}
