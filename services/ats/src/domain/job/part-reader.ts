import { countWords } from '../text/words.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import type { About } from './about.ts'
import { opensAsking } from './asking-openers.ts'
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
import { aboutByForm, isInFormOfHeading, isSurelyHeading, setsCondition } from './headings-by-form.ts'
import { aboutByStem } from './headings-by-stem.ts'
import { aboutAlone } from './listed-headings.ts'
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
const mayHead = (line: string) =>
  !isItem(line) || line.includes(':') || line.trimEnd().endsWith('?') || countWords(line.trim()) <= mostWordsOfItem + 1
/** Most words of a heading behind a bullet. */
const mostWordsOfItem = 3

/** Whether a line, item or not, asks for something by the words with which it begins. */
const asks = (line: string) => line.length <= longestAsk && opensAsking(line.replace(/^[\s•*·–-]+/u, ''))
/** Maximum length, in characters, of a line that does. */
const longestAsk = 180

/** Fewest items of a list that a line behind it can end. */
const fewestItems = 2

/** Headings of how to apply, of which more is said on the lines below, unlike those of a salary. */
const ofApplying =
  /^(?:how to apply|to apply|appl(?:y|ication|ications)(?: (?:procedures?|process|instructions?|information|details))?|interested|next steps|(?:so )?(?:bewirbst du dich|bewerben sie sich)|(?:ihre |deine )?bewerbung|(?:comment |pour )?postuler|(?:pour )?candidat(?:er|ure)|como (?:aplicar|postular|se candidatar|candidatar se)|candidatura|come candidarsi|(?:hoe )?solliciteren|sollicitatie(?:procedure)?|(?:sa )?ansoker du|ansokan|ansogning|soknad|jak aplikowac|aplikuj)$/

/** "About Sandhill", "Sobre Sandhill", "Warum Sandhill": somebody's name, in a language in which such words begin sentences, too. */
const ofEmployer =
  /^(?:Über|Over|Sobre|Acerca de|À propos d(?:e |['’])|Warum|Waarom|Pourquoi(?: rejoindre)?|Varför|Por qué|Perché|Wer ist|Wie is|Qui est|Chi è|Life at|Working at|Leben bei|Arbeiten bei|Werken bij|Jobba (?:på|hos))\s?(?:(?:die|het|de|la|el|le|a|o)\s)?\p{Lu}[\p{L}\d&.'’-]*(?:\s[\p{Lu}\d&][\p{L}\d&.'’-]*){0,3}\s?[:?!]?$/u
const ofReader = /\s(?:Dich|Sie|Dir|Ihnen|U|Usted|Vous|Lei|Du|Dig)(?!\p{L})/u

/** What a line is about that heads a part alone; of an item, only one that is a field of the form, as "• Ort: Kestwick". @param words folded */
function aboutOfLine(given: string, words: string, inline: string): About | undefined {
  if (isItem(given)) return inline !== '' && aboutAlone(words) === 'other' ? 'other' : undefined
  const line = given.trim()
  return aboutAlone(words) ?? (ofEmployer.test(line) && !ofReader.test(line) ? 'company' : undefined)
}

/** Words of a field with what it is in: "Experiencia en la nube", "Kenntnisse in SQL". */
const withPreposition =
  /^(?:\p{L}+ )?(?:experiencias?|conocimientos?|formacion|perfil|kenntnisse|erfahrung(?:en)?|formation|savoir|competences?|connaissances?|experience|esperienza|conoscenz[ae]|competenz[ae]|conhecimentos?|formacao|kennis|ervaring|kvalifikation\w*|erfarenhet|erfaring|kunskap\w*) (?:en|de|del|con|in|im|mit|von|der|des|du|dans|sur|par|avec|como|com|em|di|nell?[aeo]?|met|van|inom|av|om|i|med|fra|fran)\b/u

/** Reads the lines of a job description one after another and tells of each what it is about. */
export class PartReader {
  #part: Part = 'required'
  #isListed = false
  #isSkillList = false
  #isAskList = false
  #isDuties = false
  #isBelowHeading = false
  #isBelowBlank = false
  /** How many items stood below the last heading. */
  #items = 0

  /** Whether headings may be known by how one of their words begins. */
  readonly #knowsStems: boolean

  /** @param knowsStems whether the job description is in a language of which headings are known by how one of their words begins */
  constructor(knowsStems: boolean) {
    this.#knowsStems = knowsStems
  }

  /** @param below the next line that is not blank, by which it shows whether a line without a known word is a heading */
  read(given: string, below = ''): PlacedLine {
    const [head, inline] = mayHead(given) ? headOf(given) : ['', '']
    const words = head === '' ? '' : foldText(head)
    const begun = words === '' ? undefined : partOf(words)
    const alone = begun || words === '' ? undefined : aboutOfLine(given, words, inline)
    const listed = begun ?? partAbout(alone)
    const stem = words === '' || listed || inline !== '' ? alone : this.#aboutByStem(given, words)
    const about = stem ?? (listed || inline !== '' ? undefined : this.#aboutByForm(given, words, below))
    const told = words === '' ? undefined : (listed ?? partAbout(about) ?? this.#partOfList(given, words))
    const isBlank = given.trim() === ''
    const known = told !== undefined && this.#isHeading(given, told, words) ? told : undefined
    const next = known ?? (this.#endsList(given, below) ? 'company' : undefined)
    if (next) {
      this.#isSkillList = skillHeading.test(words)
      this.#isDuties = dutyHeading.test(words) || headsDuties(words) || about === 'duties'
      this.#isAskList =
        askHeading.test(words) || headsAsks(words) || setsCondition(words) || about === 'asks' || about === 'preferred'
    } else if (isBlank && !this.#isBelowHeading) this.#isSkillList = false
    /** "Salary: 30,000" says nothing of the lines below it. */
    const isOfLine = next === 'other' && inline !== '' && !ofApplying.test(words)
    if (next && !isOfLine) this.#part = next
    else if (this.#part === 'company' && this.#isBelowBlank && turnsToWork.test(foldText(given)))
      this.#part = 'required'
    const asksAlone = next === undefined && asks(given)
    if (asksAlone && asks(below)) this.#beginAsks()
    if (next) this.#items = 0
    else if (isItem(given)) this.#items++
    this.#isBelowHeading = next !== undefined
    this.#isBelowBlank = isBlank
    this.#isListed ||= next !== undefined
    const mayList = next === undefined || inline !== ''
    return {
      part: isOfLine ? 'other' : this.#part,
      isListed: this.#isListed,
      isSkillList: mayList && (this.#isSkillList || (this.#isAskList && isShortItem(given))),
      isDuty: this.#isDuties && mayList && !asksAlone,
      isAsk: (this.#isAskList && mayList) || (asksAlone && this.#part === 'required'),
      text: next && inline !== '' ? inline : given,
    }
  }

  /** Begins a list of what is asked for that no heading stands above. */
  #beginAsks(): void {
    if (this.#isInAsks) return
    if (this.#part !== 'preferred') this.#part = 'required'
    this.#isAskList = true
    this.#isDuties = false
    this.#isSkillList = false
  }

  /** Whether things are listed that are asked for, of which a line may begin like a heading. */
  get #isInAsks(): boolean {
    return this.#isAskList && (this.#part === 'required' || this.#part === 'preferred')
  }

  #aboutByStem(given: string, words: string): About | undefined {
    return this.#knowsStems ? aboutByStem(words, endsLikeHeading(given)) : undefined
  }

  /** What a line that no list of headings has is about, if it is written as a heading is. */
  #aboutByForm(given: string, words: string, below: string): About | undefined {
    if (words === '' || !this.#isInFormOfHeading(given)) return undefined
    return aboutByForm(words) ?? (isSurelyHeading(given) && asks(below) ? 'asks' : undefined)
  }

  #isInFormOfHeading(given: string): boolean {
    if (isItem(given) && !given.trimEnd().endsWith('?')) return false
    return isInFormOfHeading(given) && (endsLikeHeading(given) || isSurelyHeading(given) || this.#isBelowBlank)
  }

  /** Whether a line without a known word heads something else than the items above it, which ask for something. */
  #endsList(given: string, below: string): boolean {
    return (
      this.#isInAsks &&
      this.#items >= fewestItems &&
      this.#isInFormOfHeading(given) &&
      !isItem(given) &&
      !asks(given) &&
      !asks(below)
    )
  }

  /** What a line heads that ends in a colon or asks; below a heading for pay and the like, it has to be a plain one. */
  #partOfList(given: string, words: string): Part | undefined {
    if (!endsLikeHeading(given)) return undefined
    const told = partOfList(words)
    return this.#part === 'other' && told === 'required' && !isPlainAsk(words) ? undefined : told
  }

  /** An item of a list that only begins like a heading is none: "• Professional experience with Go" among what is preferred. */
  #isHeading(given: string, told: Part, words: string): boolean {
    if (told === 'required' && this.#isInAsks && !endsLikeHeading(given)) {
      if (withPreposition.test(words)) return false
      if (/[.!;]\s*$/u.test(given) && countWords(given) > mostWordsOfItem) return false
    }
    if (!isItem(given) || given.includes(':') || given.trimEnd().endsWith('?')) return true
    return (
      words.split(' ').length <= mostWordsOfItem &&
      /^\W*\p{Lu}/u.test(given) &&
      (told !== 'required' || this.#part !== 'preferred')
    )
  }
}
