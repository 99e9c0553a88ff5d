import { type Ground, groundIn } from '@resume/resume-text/ground'
import { findSkills, skillNames } from '../vocabulary/find-skills.ts'
import { openingWords } from './opening-words.ts'

/** Says which sentences of an AI name only what stands in what it was given. */
export interface NameCheck {
  /** Whether every skill, employer, link and other name in a sentence stands in the source. */
  isGrounded(sentence: string): boolean
  /** Whether a keyword stands in the source, in its words or in those of the same skill. */
  isKeyword(keyword: string): boolean
}

/** Names that advice on resumes needs and that name nobody. */
const everydayNames = new Set([
  ...['i', 'ats', 'cv', 'cvs', 'pdf', 'docx', 'url', 'ai', 'it', 'hr', 'star', 'kpi', 'kpis', 'roi', 'id', 'ok', 'vs'],
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november'],
  ...['december', 'english'],
])

const address = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{3,253}|(?:https?:\/\/|www\.)\S{3,300}/gu

/** Makes the check of a source. */
export function namesIn(source: string): NameCheck {
  const ground = groundIn(source)
  const skills = new Set([...skillNames(source), ...source.split('\n').flatMap((line) => skillNames(line, true))])
  /** Whether skills and other names stand in the source; a skill may be written in another way there. */
  const standsIn = (text: string, isList: boolean) => {
    const named = findSkills(text, isList)
    if (!named.every(({ name, quoted }) => skills.has(name) || ground.text(quoted) !== '')) return false
    const known = new Set(named.flatMap(({ quoted }) => wordsIn(quoted)))
    return namesOf(text).every((name) => known.has(name) || stands(ground, name))
  }
  return {
    isGrounded: (sentence) =>
      standsIn(sentence, false) &&
      (sentence.match(address) ?? []).every((found) => ground.address(found.replace(/[.,;:)\]]+$/, '')) !== ''),
    isKeyword: (keyword) =>
      ground.text(keyword) !== '' || (findSkills(keyword, true).length > 0 && standsIn(keyword, true)),
  }
}

function stands(ground: Ground, name: string): boolean {
  return everydayNames.has(name.toLowerCase()) || ground.text(name) !== ''
}

/** Words that are written as names are: with a capital within a sentence, with capitals or figures inside. */
function namesOf(sentence: string): string[] {
  return sentence.split(/(?<=[.!?:;•\n"“”'‘(])\s*/u).flatMap((clause) => {
    return wordsIn(clause).flatMap((word, index) => {
      if (!isWrittenAsName(word)) return []
      const opens = index === 0 && /^\p{Lu}\p{Ll}*$/u.test(word) && openingWords.has(word.toLowerCase())
      return opens ? [] : [word]
    })
  })
}

/** Words without what follows them: `Brightwater's` is `Brightwater`. */
function wordsIn(text: string): string[] {
  const found = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#.’']*/gu) ?? []
  return found.map((word) => word.replace(/(?:[’']s)?[.’']*$/u, ''))
}

function isWrittenAsName(word: string): boolean {
  return (
    /^\p{Lu}/u.test(word) ||
    /\p{Ll}\p{Lu}/u.test(word) ||
    (/\p{L}/u.test(word) && /\p{N}/u.test(word) && !/^\d+(?:st|nd|rd|th|k|m|x|s|ms|h)$/i.test(word))
  )
}
