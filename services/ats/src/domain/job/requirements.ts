import type { Signs } from '../parse/weighed-signs.ts'
import { skillNames } from '../vocabulary/find-skills.ts'
import { technologyNames } from '../vocabulary/skills.ts'
import { askedIn } from './line-asks.ts'
import { merelyNamedIn } from './merely-named.ts'
import { onceEach } from './once-each.ts'
import { type Overview, overviewOf } from './overview.ts'
import { isInOwnWords, isLikelyAsked, ownWordSigns } from './own-word-signs.ts'
import { readLines } from './read-lines.ts'
import { type Requirement, weights } from './requirement.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { isKindOfWork, isTechnology } from './technologies.ts'
import { titleStems } from './title.ts'
import { isTrait } from './traits.ts'

/** What a job description may ask for. */
export interface Proposed {
  requirement: Requirement
  /** What speaks for or against it; absent for what is known to be asked for. */
  signs?: Signs
}

/** Reads a job description into what it asks for. Parts about the company and its benefits ask for nothing. */
export function readRequirements(given: string): Requirement[] {
  return onceEach(
    proposedIn(given).flatMap(({ requirement, signs }) => (!signs || isLikelyAsked(signs) ? [requirement] : [])),
  )
}

/** All that a job description may ask for, some of it more than once. */
export function proposedIn(given: string): Proposed[] {
  const { text, language, lines } = readLines(given)
  const overview = overviewOf(text, language, lines)
  const proposed = sentencesOf(lines).flatMap((sentence) => proposedInSentence(sentence, overview))
  const ofTitle = askedInTitle(overview.title).map((requirement) => ({ requirement }))
  return [...proposed, ...ofTitle].filter(({ requirement }) => /\p{L}/u.test(requirement.name))
}

function proposedInSentence(sentence: Sentence, overview: Overview): Proposed[] {
  const { title, language, isWellKnown, namesTechnologies } = overview
  const { text, isRequired, ...place } = sentence
  if (text.trim() === title) return []
  const behindTitle = title !== '' && text.startsWith(title) ? text.slice(title.length) : text
  const isMerelyNamed = merelyNamedIn(sentence, overview)
  const asked = withTraits(askedIn(behindTitle, isRequired, { ...place, language, isWellKnown, namesTechnologies }))
  return asked
    .filter((requirement) => !isMerelyNamed(requirement))
    .map((requirement) =>
      isInOwnWords(requirement)
        ? { requirement, signs: ownWordSigns(requirement, sentence, asked.length, overview) }
        : { requirement },
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
