import { isBullet, withoutBullet } from '../annotate/bullets.ts'
import { headingKind } from '../annotate/headings.ts'
import { countWords } from '../text/words.ts'
import { findSkills, skillNames } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import type { Section } from './sections.ts'

/** Maximum length of a listed skill. */
const longest = { characters: 40, words: 5 }

/** Maximum length, in characters, of a line that is joined from several. */
const longestJoined = 500

/** Sections that may name skills in lists without a heading of their own, as sidebars do, or in sentences. */
const alsoRead = new Set(['header', 'summary', 'experience', 'projects', 'certifications', 'other', 'volunteer'])

/**
 * Skills: what the skills section lists, as written, and known skills that other parts name.
 * @returns each skill once, whichever of its spellings is used
 */
export function parseSkills(sections: Section[]): string[] {
  const lines = sections.filter(({ kind }) => kind === 'skills').flatMap((section) => section.lines)
  const listed = wholeItems(withoutLabels(lines)).flatMap(listItems).flatMap(knownParts)
  const text = sections.filter(({ kind }) => alsoRead.has(kind)).map((section) => section.lines.join('\n'))
  const seen = new Set<string>()
  return [...listed, ...skillNames(text.join('\n'))].filter((skill) => {
    const key = keyOf(skill)
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** What a skill is called, whatever its spelling. */
function keyOf(skill: string): string {
  const [known, ...others] = findSkills(skill, true)
  const isWhole = known !== undefined && others.length === 0 && foldText(known.quoted) === foldText(skill)
  return foldText(isWhole ? known.name : skill) + (isWhole ? known.name : skill).replace(/[^+#]/g, '')
}

/** Lines without those that only say what the list below each is about, where a section begins with several of them. */
function withoutLabels(lines: string[]): string[] {
  const written = lines.filter((line) => line !== '')
  const isList = written.map((line) => splitOutsideBrackets(withoutBullet(line)).length > 1)
  let pairs = 0
  while (isList[2 * pairs] === false && isList[2 * pairs + 1]) pairs++
  return pairs < 2 ? lines : written.filter((_line, index) => index >= 2 * pairs || isList[index])
}

/** Lines of a list, with items that run over two lines whole: one ends with a comma less, the next goes on in small letters. */
function wholeItems(lines: string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    const isOpen = before !== undefined && before.length <= longestJoined && /[,;/&]$/.test(before)
    if (isOpen && line !== '' && !isBullet(line) && !/^[^,]{2,30}:/.test(line))
      whole[whole.length - 1] = `${before} ${line}`
    else whole.push(line)
  }
  return whole
}

/** The items of a line of a list: "Languages: Go, Rust" lists two. */
function listItems(line: string): string[] {
  const text = withoutBullet(line).replace(/^[\p{L}\p{N} &/+,()-]{2,40}:\s*/u, '')
  return splitOutsideBrackets(text)
    .map((item) => item.replace(/\s*[([][^)\]]{0,60}[)\]]?$/u, (bracket) => (keepsBracket(bracket) ? bracket : '')))
    .map((item) =>
      item
        .replace(/^(?:and|und|et|y|e|en|i|&)\s+/u, '')
        .replace(/[.:]$/, '')
        .trim(),
    )
    .filter((item) => /\p{L}/u.test(item) && !/@|\/\/|www\./.test(item) && !headingKind(item))
    .filter((item) => item.length <= longest.characters && countWords(item) <= longest.words)
}

/** A bracket that says how well or how long is no part of the skill. */
function keepsBracket(bracket: string): boolean {
  return !/advanced|basic|expert|fluent|intermediate|beginner|proficient|native|years?|jahre|ans|anos|años|anni|\d/i.test(
    bracket,
  )
}

function splitOutsideBrackets(text: string): string[] {
  return text
    .split(/[,;،؛|•·▪●](?![^(]{0,80}\))|\s{3,}|\s\/\s|\s[–—]\s|\s[^\p{L}\p{N}\s()[\]&+#'"’.:@%/-]\s/u)
    .map((item) => item.trim())
}

/** An item of several known skills and nothing else is as many items: "Git Docker Kubernetes". */
function knownParts(item: string): string[] {
  const known = findSkills(item, true)
  const words = known.reduce((sum, { quoted }) => sum + quoted.split(' ').length, 0)
  return known.length > 1 && words === countWords(item) ? known.map(({ quoted }) => quoted) : [item]
}
