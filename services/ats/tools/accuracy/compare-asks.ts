import { levelOf } from '../../src/domain/annotate/levels.ts'
import { degreeIn } from '../../src/domain/job/asked-degree.ts'
import { credentialsIn } from '../../src/domain/job/credentials.ts'
import { languagesIn } from '../../src/domain/job/languages-asked.ts'
import type { Requirement } from '../../src/domain/job/requirement.ts'
import { findSkills } from '../../src/domain/vocabulary/find-skills.ts'
import { traitLanguages, traitsIn } from '../../src/domain/vocabulary/find-traits.ts'
import { foldText } from '../../src/domain/vocabulary/fold-text.ts'
import type { Ask } from './real-jobs.ts'

/** Words that say nothing of what is asked for. */
const emptyWords = new Set(
  `a an the of in with and or for to on at as by from experience experienced knowledge skill skills ability year years understanding working
   work related relevant similar proven professional practical und der die das mit von im erfahrung kenntnis kenntnisse
   et de des du la le les en avec experience connaissance y el los con experiencia conocimiento ano jahre jahr ans d l`.split(
    /\s+/,
  ),
)
/** Least part of the content words of the shorter name that has to be in the longer one. */
const shared = 0.8
/** Least number of words of the shorter name for each of the longer: "care" is not "wound care of small animals". */
const leastLength = 0.5

/** Whether a requirement that was read is what a person says is asked for. */
export function isAsked(read: Requirement, ask: Ask): boolean {
  if (group(read.kind) !== group(ask.kind)) return false
  const names = [ask.name, ...(ask.also ?? [])]
  if (read.kind === 'years') return names.some((name) => sameYears(read, name))
  if (read.kind === 'degree') return names.some((name) => sameDegree(read, name))
  const wanted = names.flatMap(alternatives).flatMap((name) => [name, ...knownNames(name)])
  return (read.anyOf ?? [read.name]).some((name) => wanted.some((other) => sayAlike(name, other)))
}

/** Whether a licence is a skill is a matter of taste. */
const group = (kind: Requirement['kind']) => (kind === 'certification' ? 'skill' : kind)

const alternatives = (name: string) => [name, ...name.split(/\s+(?:or|oder|ou|o)\s+|\s*\/\s*/iu)]

/** The names that the vocabulary has for all of a name: "Wundversorgung" is wound care, "Führerschein" a driving licence. */
function knownNames(name: string): string[] {
  const known = findSkills(name, true).filter(({ quoted }) => sayAlike(quoted, name))
  return [...known.map((skill) => skill.name), ...traitsNamed(name), ...credentialsIn(name), ...languagesIn(name)]
}

/** Most words of a name of one trait: longer ones say more than that. */
const mostWordsOfTrait = 4

/** The traits that a short name says, in whatever language: "work well with others" is teamwork. */
function traitsNamed(name: string): string[] {
  const words = foldText(name)
  if (words.split(' ').length > mostWordsOfTrait) return []
  return traitLanguages.flatMap((language) => traitsIn(words, language))
}

function sameYears(read: Requirement, name: string): boolean {
  const [, number, topic = ''] = /^(\d+)\+?\s*\S+\s*(.*)$/u.exec(name) ?? []
  if (Number(number) !== read.years) return false
  const [asked, found] = [wordsOf(topic), wordsOf(read.in ?? '')]
  return asked.length === 0 || found.length === 0 ? asked.length === found.length : sayAlike(topic, read.in ?? '')
}

/** The level is enough, or one of the fields. */
function sameDegree({ level, fields = [] }: Requirement, name: string): boolean {
  const levels = [degreeIn(name)?.level, ...alternatives(name).map(levelOf)]
  return (
    (level !== undefined && levels.includes(level)) ||
    fields.some((field) => wordsOf(field).every((word) => wordsOf(name).includes(word)))
  )
}

/** Whether two names say the same: most content words of the shorter are in the other, in whatever form. */
export function sayAlike(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  if (shorter.length === 0) return foldText(one) === foldText(other)
  const both = shorter.filter((word) => longer.includes(word)).length
  return both >= shared * shorter.length && shorter.length >= leastLength * longer.length
}

function wordsOf(text: string): string[] {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '' && !emptyWords.has(word))
  return [...new Set(words.map(stemOf))]
}

/** A word without the ending of a plural or a case, in English, German, French, and Spanish, and of what is done: "disinfecting" is "disinfection". */
const stemOf = (word: string) => {
  const one = word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word
  const stem = one
    .replace(/(?<=\p{L}{3})(?:ification|ifying|ify|ified|ifies)$/u, 'if')
    .replace(/(?<=\p{L}{4})(?:ations?|ating|ated?|ates|ung|ungen|age)$/u, '')
    .replace(/(?<=\p{L}{4})(?:ing|ment|ion|er|or|ed|en|is|e|n)$/u, '')
  return stem.replace(/([bdfglmnprt])\1$/, '$1')
}
