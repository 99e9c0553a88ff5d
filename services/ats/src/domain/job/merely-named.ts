import { foldOnce, foldText } from '../vocabulary/fold-text.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { isOfEmployer } from './employer-name.ts'
import type { Overview } from './overview.ts'
import type { Requirement } from './requirement.ts'
import type { Sentence } from './sentences.ts'
import { speaksOfSought } from './sought.ts'
import { isTechnology } from './technologies.ts'

/** Words for experience, by which even what every employer does is asked for. */
const ofExperience = /experien|erfahrung|experienci|esperienz|ervaring|erfaren|erfaring|doswiadcz/

/**
 * Tells the requirements of a sentence that it only names from those that it asks for.
 * @returns a function that is true for what is merely named
 */
export function merelyNamedIn(sentence: Sentence, overview: Overview): (requirement: Requirement) => boolean {
  const { title, employer, text } = overview
  const isAskedBelow = sentence.isAsk || sentence.isSkillList
  const isBelowHeading = isAskedBelow || sentence.isDuty
  const isAside = standsAside(sentence, overview)
  const mayHire = overview.isForHiring || isBelowHeading || ofExperience.test(foldText(sentence.text))
  /** Lists ask for a program even of those who make it. */
  const mayBeEmployers = !sentence.isAsk && !sentence.isOfItem
  const isOfTitle = (name: string) =>
    foldOnce(name) === foldOnce(title) || (!isAskedBelow && overview.kindsInTitle.has(name))
  return (requirement) =>
    isTown(requirement) ||
    (isAside && namesNoTechnology(requirement)) ||
    (!mayHire && isOfHiring(requirement)) ||
    (requirement.kind === 'skill' &&
      ((mayBeEmployers && isOfEmployer(requirement.name, employer, text)) || isOfTitle(requirement.name)))
}

/** Whether a sentence stands in an introduction and speaks neither of the job nor of who is sought. */
function standsAside({ isListed, isOfItem, text }: Sentence, { isDivided, title, language }: Overview): boolean {
  return (
    isDivided && !isListed && !isOfItem && !(title !== '' && text.includes(title)) && !speaksOfSought(text, language)
  )
}

/** Whether a requirement in the job description's own words is a town; some skills are called like one. */
const isTown = ({ isPhrase, name }: Requirement) =>
  isPhrase === true && (isKnownTown(name) || /^(?:USA?|UK|UAE|EU|EMEA|APAC|DACH)$/.test(name))

/** Whether a requirement is a skill other than a technology, which sentences about an employer name, too: "product development". */
const namesNoTechnology = ({ kind, name, anyOf }: Requirement) =>
  kind === 'skill' && !(anyOf ?? [name]).some((one) => isTechnology(one))

/** Whether a requirement is what every employer does that advertises a job. */
const isOfHiring = ({ kind, name }: Requirement) => kind === 'skill' && /^(?:Recruiting|Onboarding)$/.test(name)
