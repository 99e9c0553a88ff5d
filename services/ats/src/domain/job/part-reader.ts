import { countWords } from '../text/words.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import type { About } from './about.ts'
import {
  askHeading,
  dutyHeading,
  headOf,
  isItem,
  isPlainAsk,
  isShortItem,
  partAbout,
  partOf,
  partOfList,
  skillHeading,
} from './headings.ts'
import { headsAsks, headsDuties } from './headings-abroad.ts'
import { aboutByStem } from './headings-by-stem.ts'
import type { Part } from './part.ts'

/** A line of a job description with where it stands. */
export interface PlacedLine {
  part: Part
  /** Whether a heading stood above it. */
  isListed: boolean
  /** Whether it stands in a list in which every short item is asked for. */
  isSkillList: boolean
  /** Whether it stands below a heading for duties. */
  isDuty: boolean
  /** Whether it stands below a heading for what somebody has to bring. */
  isAsk: boolean
  /** The line, without the heading that it begins with. */
  text: string
}

/** Words with which a paragraph below a heading about the company turns to the work. */
const turnsToWork =
  /\b(?:you (?:will|ll|have|are|bring|must)|(?:ideal|successful|right) (?:candidate|applicant|person)|(?:responsibilities|duties|requirements) (?:include|are)|must have|looking (?:for|to (?:hire|add|recruit))|seeking|hiring|is required|are required|as an? \p{L}+(?: \p{L}+){0,3} you|wir suchen|suchen wir|sie (?:haben|bringen|sind)|vous (?:etes|avez|aurez|serez|assurez)|nous recherchons|recherchons|buscamos|estamos buscando|te encargaras|siamo alla ricerca|cerchiamo|procuramos|estamos contratando|op zoek naar|(?:wij|we) zoeken|zoeken (?:wij|we)|szukamy|poszukujemy)\b/u

const endsLikeHeading = (line: string) => /[:?][\s–-]*$/u.test(line)

/** Whether a line may be a heading: an item of many words is none. */
const mayHead = (line: string) => !isItem(line) || line.includes(':') || countWords(line.trim()) <= mostWordsOfItem + 1
/** Most words of a heading behind a bullet. */
const mostWordsOfItem = 3

/** Reads the lines of a job description one after another and tells of each what it is about. */
export class PartReader {
  #part: Part = 'required'
  #isListed = false
  #isSkillList = false
  #isAskList = false
  #isDuties = false
  #isBelowHeading = false
  #isBelowBlank = false

  /** Whether headings may be known by how one of their words begins. */
  readonly #knowsStems: boolean

  /** @param knowsStems whether the job description is in a language of which headings are known by how one of their words begins */
  constructor(knowsStems: boolean) {
    this.#knowsStems = knowsStems
  }

  read(given: string): PlacedLine {
    const [head, inline] = mayHead(given) ? headOf(given) : ['', '']
    const words = head === '' ? '' : foldText(head)
    const listed = words === '' ? undefined : partOf(words)
    const about = words === '' || listed || inline !== '' ? undefined : this.#aboutByStem(given, words)
    const told = words === '' ? undefined : (listed ?? partAbout(about) ?? this.#partOfList(given, words))
    const next = told !== undefined && this.#isHeading(given, told, words) ? told : undefined
    const isBlank = given.trim() === ''
    if (next) {
      this.#isSkillList = skillHeading.test(words)
      this.#isDuties = dutyHeading.test(words) || headsDuties(words) || about === 'duties'
      this.#isAskList = askHeading.test(words) || headsAsks(words) || about === 'asks' || about === 'preferred'
    } else if (isBlank && !this.#isBelowHeading) this.#isSkillList = false
    /** "Salary: 30,000" says nothing of the lines below it. */
    const isOfLine = next === 'other' && inline !== ''
    if (next && !isOfLine) this.#part = next
    else if (this.#part === 'company' && this.#isBelowBlank && turnsToWork.test(foldText(given)))
      this.#part = 'required'
    this.#isBelowHeading = next !== undefined
    this.#isBelowBlank = isBlank
    this.#isListed ||= next !== undefined
    const mayList = next === undefined || inline !== ''
    return {
      part: isOfLine ? 'other' : this.#part,
      isListed: this.#isListed,
      isSkillList: mayList && (this.#isSkillList || (this.#isAskList && isShortItem(given))),
      isDuty: this.#isDuties && mayList,
      isAsk: this.#isAskList && mayList,
      text: next && inline !== '' ? inline : given,
    }
  }

  #aboutByStem(given: string, words: string): About | undefined {
    return this.#knowsStems ? aboutByStem(words, endsLikeHeading(given)) : undefined
  }

  /** What a line heads that ends in a colon or asks; below a heading for pay and the like, it has to be a plain one. */
  #partOfList(given: string, words: string): Part | undefined {
    if (!endsLikeHeading(given)) return undefined
    const told = partOfList(words)
    return this.#part === 'other' && told === 'required' && !isPlainAsk(words) ? undefined : told
  }

  /** An item of a list that only begins like a heading is none: "• Professional experience with Go" among what is preferred. */
  #isHeading(given: string, told: Part, words: string): boolean {
    if (!isItem(given) || given.includes(':')) return true
    return (
      words.split(' ').length <= mostWordsOfItem &&
      /^\W*\p{Lu}/u.test(given) &&
      (told !== 'required' || this.#part !== 'preferred')
    )
  }
}
