import { countWords } from '../text/words.ts'
import { findSkills, skillNames } from '../vocabulary/find-skills.ts'
import { wordsOf } from '../vocabulary/skill-words.ts'

/** Skills that a line asks for together: all of a list on their own, or any one of several. */
export interface SkillGroup {
  /** More than one where any of them will do. */
  names: string[]
  /** Only an example or a part of a skill that is asked for itself: "React (hooks, context)". */
  isDetail: boolean
}

/** Words between alternatives, in the eight languages but Dutch, whose "of" is an English word. */
const or = /\s+(?:or|oder|ou|o|lub|and\/or|und\/oder)\s+/iu
/** Words between things that are all asked for. */
const and = /\s(?:and|und|et|y|e|en|i)\s/iu
/** Words before examples, of which one will do. */
const examples =
  /(?:^|[\s(,])(?:such as|e\.\s?g\.,?|for example|like|one of|any of|at least one of|z\.\s?B\.|beispielsweise|wie(?= \p{Lu})|par exemple|tels? que|por ejemplo|como(?= \p{Lu})|por exemplo|ad esempio|come(?= \p{Lu})|bijvoorbeeld|zoals|np\.|na przykład)[\s:,]+/iu
/** Such words, if all that follows is wanted where "and" joins it, or where it is much: "tools such as A, B and C", but not "one of A, B and C". */
const allOf = /(?:such as|like|wie|tels? que|como|come|zoals)[\s:,]+$/iu
/** From how many on things that are listed without "or" are parts of a whole, each of which is used: "the big data stack (S3, Spark, Presto, Kinesis)". */
const fewestOfAll = 4
/** Maximum length, in characters, of a line that is split into requirements. */
const longestLine = 2_000
/** Maximum length of an item of a list of alternatives, in words. */
const longestItem = 5

/** The skills of a line, with what may stand for what. */
export function skillGroups(line: string): SkillGroup[] {
  const text = line.replace(/\s+/g, ' ')
  if (findSkills(text, true).length === 0) return []
  if (text.length > longestLine) return single(text)
  return text.split(/(?<=\p{L}{2})[;.] |\s[–—] /u).flatMap(groupsOfClause)
}

function groupsOfClause(clause: string): SkillGroup[] {
  const brackets = /\(([^()]{2,200})\)/u.exec(clause)
  if (brackets) {
    const [whole, inner = ''] = brackets
    const before = clause.slice(0, brackets.index)
    const rest = `${before} , ${clause.slice(brackets.index + whole.length)}`
    return [...groupsOfClause(rest), ...inBrackets(before, inner)]
  }
  const [head = '', listed] = clause.split(/:\s+(.*)/su)
  if (listed !== undefined && isOneSkill(head)) return [...single(head), ...skillNames(listed).map(detail)]
  const example = examples.exec(clause)
  if (example) {
    const behind = clause.slice(example.index + example[0].length)
    const names = skillNames(behind)
    const areAll = allOf.test(example[0]) && (and.test(behind) || names.length >= fewestOfAll) && !or.test(behind)
    return [
      ...groupsOfClause(clause.slice(0, example.index)),
      ...(areAll ? names.map(detail) : names.length > 0 ? [{ names, isDetail: false }] : []),
    ]
  }
  return or.test(clause) ? alternatives(clause) : single(clause)
}

/** What brackets hold: parts of the skill before them, or else kinds of which one will do: "a cloud (AWS, Azure)". */
function inBrackets(before: string, inner: string): SkillGroup[] {
  const names = skillNames(inner.replace(examples, ' '), true)
  if (names.length === 0) return []
  const areMany = names.length >= fewestOfAll && !or.test(inner) && !examples.test(inner)
  if (areMany || isOneSkill(before.split(/[,:]|\band\b/).at(-1) ?? '')) return names.map(detail)
  const areAll = and.test(inner) && !or.test(inner)
  return areAll ? names.map((name) => ({ names: [name], isDetail: false })) : [{ names, isDetail: false }]
}

/**
 * "Python, Java or Go": the items up to the word between are one group. What comes before them, or before an "and" beside
 * them, stands for itself.
 */
function alternatives(clause: string): SkillGroup[] {
  const items = clause.split(/,\s*/)
  const last = items.findIndex((item) => or.test(item))
  const [before, among] = divided(items[last] ?? '')
  let first = last
  while (before === '' && first > 0 && isItem(items[first - 1] ?? '', first - 1 === 0)) first--
  const names = [...new Set([...items.slice(first, last), among].flatMap((item) => skillNames(item)))]
  const others = [...items.slice(0, first), before, ...items.slice(last + 1)].flatMap((item) =>
    or.test(item) ? alternatives(item) : single(item),
  )
  return names.length > 0 ? [{ names, isDetail: false }, ...others] : others
}

/** An item with "or", divided before its alternatives: "Docker and / Kubernetes or ECS". */
function divided(item: string): [before: string, among: string] {
  const left = ` ${item.split(or)[0] ?? ''}`
  const start = [...left.matchAll(new RegExp(and, 'giu'))].at(-1)
  const from = start && skillNames(left.slice(start.index)).length > 0 ? start.index + start[0].length - 1 : 0
  return [item.slice(0, from), item.slice(from)]
}

/** Whether an item of a list is a skill; the first may have words before it: "Experience with Python, Java or Go". */
function isItem(item: string, isFirst: boolean): boolean {
  const skills = findSkills(item, true)
  const words = wordsOf(item).length
  const [{ at = 0, quoted = '' } = {}] = skills
  const isLast = at + quoted.split(' ').length === words
  return skills.length === 1 && (isFirst ? isLast : words <= longestItem) && !and.test(item)
}

/** Whether a text is one skill and little else. */
function isOneSkill(text: string): boolean {
  const skills = findSkills(text, true)
  const words = countWords(text.trim())
  const quoted = skills[0]?.quoted.split(' ').length ?? 0
  return skills.length === 1 && words <= quoted + 1
}

const detail = (name: string): SkillGroup => ({ names: [name], isDetail: true })
const single = (text: string): SkillGroup[] => skillNames(text).map((name) => ({ names: [name], isDetail: false }))
