import { withoutLongGaps } from '../text/long-gaps.ts'
import { skillNames } from '../vocabulary/find-skills.ts'
import { technologyNames } from '../vocabulary/skills.ts'
import { withoutForms } from './gender-forms.ts'
import { isOther, languageIn } from './language.ts'
import { askedIn } from './line-asks.ts'
import { unwrapped } from './lines.ts'
import { withoutMarkup } from './markup.ts'
import { merelyNamedIn } from './merely-named.ts'
import { onceEach } from './once-each.ts'
import { type Overview, overviewOf } from './overview.ts'
import { PartReader } from './part-reader.ts'
import { withRecordsAsItems } from './records.ts'
import { type Requirement, weights } from './requirement.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { isKindOfWork, isTechnology } from './technologies.ts'
import { titleStems } from './title.ts'
import { isTrait } from './traits.ts'

/** Reads a job description into what it asks for. Parts about the company and its benefits ask for nothing. */
export function readRequirements(given: string): Requirement[] {
  const jobDescription = withoutForms(withRecordsAsItems(withoutMarkup(withoutLongGaps(given))))
  const language = languageIn(jobDescription)
  const parts = new PartReader(isOther(language))
  const unread = unwrapped(jobDescription)
  const lines = unread.map((line, at) => ({ given: line, ...parts.read(line, belowOf(unread, at)) }))
  const overview = overviewOf(jobDescription, language, lines)
  const requirements = sentencesOf(lines).flatMap((sentence) => askedInSentence(sentence, overview))
  return onceEach([...requirements, ...askedInTitle(overview.title)].filter(({ name }) => /\p{L}/u.test(name)))
}

/** The next line that is not blank. */
const belowOf = (lines: string[], at: number): string => {
  let below = at + 1
  while (below < lines.length && lines[below]?.trim() === '') below++
  return lines[below] ?? ''
}

function askedInSentence(sentence: Sentence, overview: Overview): Requirement[] {
  const { title, language, isWellKnown, namesTechnologies } = overview
  const { text, isRequired, ...place } = sentence
  if (text.trim() === title) return []
  const behindTitle = title !== '' && text.startsWith(title) ? text.slice(title.length) : text
  const isMerelyNamed = merelyNamedIn(sentence, overview)
  return withTraits(askedIn(behindTitle, isRequired, { ...place, language, isWellKnown, namesTechnologies })).filter(
    (requirement) => !isMerelyNamed(requirement),
  )
}

/** What a sentence asks for; a skill whose words are those of a trait is one, unless the sentence names others by their own names. */
function withTraits(requirements: Requirement[]): Requirement[] {
  const namesTraits = requirements.some((one) => one.isTrait)
  return requirements.flatMap((one) => {
    if (one.isTrait || one.kind !== 'skill' || !isTrait(one.name)) return [one]
    return namesTraits ? [] : [{ ...one, weight: weights.trait, isTrait: true }]
  })
}

/** The title, and the skills that it names. */
function askedInTitle(title: string): Requirement[] {
  if (title === '') return []
  return [
    ...skillsOf(title).map((name): Requirement => ({ kind: 'skill', name, required: true, weight: weights.required })),
    { kind: 'title', name: title, required: true, weight: weights.title },
  ]
}

/**
 * The skills that a title names, if it is one of software ("Go Engineer"), but for the kind of work that it is; otherwise its technologies
 * whose names are no everyday words.
 */
function skillsOf(title: string): string[] {
  const names = skillNames(title)
  if (!titleStems(title).includes('engineer')) return names.filter(isTechnology)
  const inAnySense = skillNames(title, true).filter((name) => technologyNames.has(name))
  return [...new Set([...names, ...inAnySense])].filter((name) => !isKindOfWork(name))
}
