import { findSkills, skillNames } from '../vocabulary/find-skills.ts'
import { plain } from './sections.ts'

/** Longest item of a list of skills, in characters and words. */
const longest = { characters: 40, words: 5 }

/** Skills: what the skills section lists, and known skills that the work tells of. */
export function parseSkills(skillLines: string[], workText: string): string[] {
  const listed = skillLines.flatMap(listItems).flatMap((item) => {
    const known = findSkills(item, true)
    const whole = known.length === 1 && plain(known[0]?.quoted ?? '') === plain(item)
    return whole ? known.map(({ name }) => name) : [item]
  })
  const seen = new Set<string>()
  return [...listed, ...skillNames(workText)].filter((skill) => {
    const key = plain(skill) + skill.replace(/[^+#]/g, '')
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The items of a line of a list: «Languages: Go, Rust» lists two. */
function listItems(line: string): string[] {
  const text = line.replace(/^\s*[-–—*•·▪●]\s+/u, '').replace(/^[\p{L}\p{N} &/+-]{2,40}:\s*/u, '')
  return text
    .split(/[,;|•·▪●]|\s{3,}|\s\/\s/u)
    .map((item) => item.replace(/\s*\((?:advanced|basic|expert|fluent|intermediate|\d+ years?)\)$/iu, '').trim())
    .map((item) => item.replace(/\.$/, ''))
    .filter((item) => /\p{L}/u.test(item))
    .filter((item) => item.length <= longest.characters && item.split(/\s+/).length <= longest.words)
}
