import { oddsOf, one, type Signs } from '../parse/weighed-signs.ts'
import { countWords } from '../text/words.ts'
import { foldOnce, foldText } from '../vocabulary/fold-text.ts'
import { standingOf } from '../vocabulary/standing-words.ts'
import weights from './generated/own-word-weights.json' with { type: 'json' }
import type { Overview } from './overview.ts'
import type { Requirement } from './requirement.ts'
import type { Sentence } from './sentences.ts'

/** Whether a requirement is a name in the job description's own words, of which some are none. */
export const isInOwnWords = ({ isPhrase, isTrait }: Requirement): boolean => isPhrase === true && !isTrait

/** Words of a sentence, and requirements in it, from which more make no difference. */
const most = { words: 60, requirements: 10 }

/** By how much {@link standingOf} is divided to be about as large as the other signs. */
const standingScale = 30

/** What speaks for or against that a name in the job description's own words is asked for. @param count how many requirements the sentence has */
export function ownWordSigns(
  { name }: Requirement,
  { text, isOfItem, isProse, isRequired }: Sentence,
  count: number,
  { language, namesTechnologies }: Overview,
): Signs {
  return {
    'in these words': one(foldText(text).includes(foldOnce(name))),
    preferred: one(!isRequired),
    'in an item': one(isOfItem),
    'in prose': one(isProse),
    'requirements beside it': Math.min(count, most.requirements) / most.requirements,
    'words of its sentence': Math.min(countWords(text), most.words) / most.words,
    'beside technologies': one(namesTechnologies),
    'one word': one(countWords(name) === 1),
    'capitals within': one(/\s\p{Lu}/u.test(name)),
    'standing of its words': standingOf(name, language) / standingScale,
  }
}

/** Whether a name with these signs is more likely asked for than not. */
export const isLikelyAsked = (signs: Signs): boolean => oddsOf(signs, weights) >= 0
