import { ambiguousSkills, type Skill, skills } from './skills.ts'

interface Spelling {
  words: string[]
  skill: Skill
}

/** Spellings by their first word, longest first. */
const byFirstWord = new Map<string, Spelling[]>()
for (const skill of skills) {
  for (const spelling of skill.spellings) {
    const words = wordsOf(spelling).map(({ lower }) => lower)
    const first = words[0]
    if (first === undefined) continue
    const list = byFirstWord.get(first) ?? []
    list.push({ words, skill })
    byFirstWord.set(first, list)
  }
}
for (const list of byFirstWord.values()) list.sort((a, b) => b.words.length - a.words.length)

interface Word {
  text: string
  lower: string
}

/** Words as skills are written: letters, digits and the signs within names such as C++, C#, Node.js, CI/CD, T-SQL. */
export function wordsOf(text: string): Word[] {
  return (text.match(/[\p{L}\p{N}.][\p{L}\p{N}+#./&-]*/gu) ?? []).flatMap((raw) => {
    const trimmed = raw.replace(/[./&-]+$/, '')
    return trimmed === '' || trimmed === '.' ? [] : [{ text: trimmed, lower: trimmed.toLowerCase() }]
  })
}

/** A skill found in a text. */
export interface FoundSkill {
  name: string
  /** As the text has it. */
  quoted: string
  /** Where its first word stands among the words. */
  at: number
}

/**
 * Known skills in a text, by whole words, longest name first. Names that are everyday words too count in running text
 * only when written exactly as the name is and not at the start of a sentence.
 * @param isList whether the text is a list of skills, where every name counts
 */
export function findSkills(text: string, isList = false): FoundSkill[] {
  const words = wordsOf(text)
  const found: FoundSkill[] = []
  for (let at = 0; at < words.length; ) {
    const match = matchAt(words, at, isList)
    if (match) {
      const quoted = words.slice(at, at + match.words.length).map((word) => word.text)
      found.push({ name: match.skill.name, quoted: quoted.join(' '), at })
      at += match.words.length
    } else {
      const parts = words[at]?.lower.includes('/') ? (words[at]?.text.split('/') ?? []) : []
      for (const part of parts) {
        const single = byFirstWord.get(part.toLowerCase())?.find(({ words: w }) => w.length === 1)
        if (single && isMeant(part, single.skill, isList)) found.push({ name: single.skill.name, quoted: part, at })
      }
      at++
    }
  }
  return found
}

function matchAt(words: Word[], at: number, isList: boolean): Spelling | undefined {
  const candidates = byFirstWord.get(words[at]?.lower ?? '') ?? []
  return candidates.find(
    (candidate) =>
      candidate.words.every((word, index) => isSameWord(words[at + index]?.lower, word)) &&
      (candidate.words.length > 1 || isMeant(words[at]?.text ?? '', candidate.skill, isList)),
  )
}

/** Whether two words are the same but for a plural. */
function isSameWord(given: string | undefined, wanted: string): boolean {
  return given === wanted || (wanted.length > 3 && given === `${wanted}s`)
}

function isMeant(text: string, skill: Skill, isList: boolean): boolean {
  if (isList || !ambiguousSkills.has(text.toLowerCase())) return true
  return text.length > 1 && text === skill.name && text !== text.toLowerCase() && !isCommonCapital(text)
}

/** Words that stand capitalized in running text for other reasons, at the start of a sentence or in a title. */
function isCommonCapital(text: string): boolean {
  return /^(Go|Word|Express|Spring|Rest|Lean|Epic|Unity|Sales|Driving|Cooking|Editing|Teaching|Retail|Node|Spark|Helm)$/.test(
    text,
  )
}

/** The names of the skills in a text, each once, in the order in which they first stand. */
export function skillNames(text: string, isList = false): string[] {
  return [...new Set(findSkills(text, isList).map(({ name }) => name))]
}
