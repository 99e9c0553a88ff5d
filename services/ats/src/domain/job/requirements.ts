import { withoutLongGaps } from '../text/long-gaps.ts'
import { findSkills, skillNames } from '../vocabulary/find-skills.ts'
import { foldOnce, foldText } from '../vocabulary/fold-text.ts'
import { ambiguousSkills, technologyNames } from '../vocabulary/skills.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { withoutBoilerplate } from './boilerplate.ts'
import { employerBelow, isOfEmployer } from './employer-name.ts'
import { tellsOfThem } from './employer-sentences.ts'
import { withoutForms } from './gender-forms.ts'
import { isItem } from './headings.ts'
import { isOther, languageIn } from './language.ts'
import { askedIn } from './line-asks.ts'
import { unwrapped } from './lines.ts'
import { withoutMarkup } from './markup.ts'
import { PartReader } from './part-reader.ts'
import { withRecordsAsItems } from './records.ts'
import { type Requirement, weights } from './requirement.ts'
import { speaksOfSought } from './sought.ts'
import { titleOf, titleStems } from './title.ts'
import { isTrait } from './traits.ts'

const preferredWords =
  /\b(?:preferred|nice to have|a plus|bonus|desirable|ideally|advantageous|an advantage|an asset|would be (?:great|nice|helpful)|von vorteil|wunschenswert|gerne|idealerweise|souhaitee?s?|apprecies?|appreciees?|serait un plus|un plus|un atout|idealement|deseable|se valorara|desejavel|preferibile|preferibilmente|gradita?|gewenst|wenselijk|desejavel|pre\b|mile widzian\w+|atutem|meriterande|merit|garna|fordel|gjerne|gerne sett|onskelig|onskvart)\b/
/** How many known skills a job description names of which the vocabulary knows what it asks for: one of software has about twenty. */
const manySkills = 14
/** From how many technologies on a job description is taken for one of software. */
const severalTechnologies = 3
/** Maximum number of sentences that are read; a job description of more is none. */
const mostSentences = 1_500

/** Reads a job description into what it asks for. Parts about the company and its benefits ask for nothing. */
export function readRequirements(given: string): Requirement[] {
  const jobDescription = withoutForms(withRecordsAsItems(withoutMarkup(withoutLongGaps(given))))
  const found = new Map<string, Requirement>()
  const add = (requirement: Requirement) => {
    if (!/\p{L}/u.test(requirement.name)) return
    const key = `${requirement.kind} ${foldOnce(requirement.name)}`
    const known = found.get(key)
    if (!known || known.weight < requirement.weight) found.set(key, requirement)
  }
  const title = titleOf(jobDescription)
  const employer = employerBelow(jobDescription)
  const language = languageIn(jobDescription)
  const skills = new Set(findSkills(jobDescription, true).map(({ name }) => name))
  const isWellKnown = skills.size >= manySkills
  const namesTechnologies = [...skills].filter(isTechnology).length >= severalTechnologies
  const isForHiring = hiringTitle.test(foldText(title))
  const reader = new PartReader(isOther(language))
  let sentences = 0
  const lines = unwrapped(jobDescription).map((unread) => ({ unread, ...reader.read(unread) }))
  /** Whether what is done or asked for stands below a heading, so that what stands above all of them is an introduction. */
  const isDivided = !isOther(language) && lines.some(({ isAsk, isDuty, isSkillList }) => isAsk || isDuty || isSkillList)
  for (const { unread, part, text, ...place } of lines) {
    if (part === 'company' || part === 'other') continue
    const ofLine = text.split(/(?<=[.!?])(?<!following\?)(?<!\b(?:min|max|maks|napr|resp|tzv|dgn|bl)\.)\s+(?=\p{Lu})/u)
    const isProse = ofLine.length > 1
    for (const sentence of ofLine) {
      if (sentences++ >= mostSentences) break
      const line = withoutBoilerplate(sentence)
      if (tellsOfThem(line)) continue
      if (!/\p{L}{2}/u.test(line) || line.trim() === title) continue
      /** Lists ask for a program even of those who make it. */
      const isAboutThem = ({ kind, name }: Requirement) =>
        kind === 'skill' && !place.isAsk && !isItem(unread) && isOfEmployer(name, employer, jobDescription)
      const required = part !== 'preferred' && !preferredWords.test(foldText(line))
      const isAside =
        isDivided &&
        !place.isListed &&
        !isItem(unread) &&
        !(title !== '' && line.includes(title)) &&
        !speaksOfSought(line, language)
      const rest = title !== '' && line.startsWith(title) ? line.slice(title.length) : line
      for (const requirement of asked(
        askedIn(rest, required, { ...place, isProse, language, isWellKnown, namesTechnologies }),
      ))
        if (
          !isTown(requirement) &&
          !(isAside && isOfNoProgram(requirement)) &&
          !(
            isOfHiring(requirement) &&
            !isForHiring &&
            !place.isAsk &&
            !place.isDuty &&
            !place.isSkillList &&
            !ofExperience.test(foldText(line))
          ) &&
          !isAboutThem(requirement) &&
          !(requirement.kind === 'skill' && foldOnce(requirement.name) === foldOnce(title))
        )
          add(requirement)
    }
  }
  for (const name of skillsOf(title)) add({ kind: 'skill', name, required: true, weight: weights.required })
  if (title !== '') add({ kind: 'title', name: title, required: true, weight: weights.title })
  return withoutRepeats(firstOfEach([...found.values()]))
}

/** Whether a requirement is what every employer does that advertises a job. */
const isOfHiring = ({ kind, name }: Requirement) => kind === 'skill' && /^(?:Recruiting|Onboarding)$/.test(name)
/** Words for experience, by which even that is asked for. */
const ofExperience = /experien|erfahrung|experienci|esperienz|ervaring|erfaren|erfaring|doswiadcz/
/** Words of titles of those who hire. */
const hiringTitle =
  /\b(?:recruit\w*|talent|human resources?|hr|people|personal\w*|rh|rrhh|staffing|sourc\w+|recrut\w+|seleccion\w*|selezione|rekry\w*|kadr\w*|hrbp|headhunter)\b/

/** Whether a skill is a technology whose name is no everyday word. */
const isTechnology = (name: string) => technologyNames.has(name) && !ambiguousSkills.has(name.toLowerCase())

/** Whether a requirement is a skill that no technology is, which sentences about an employer name, too: "recruiting", "product development". */
const isOfNoProgram = ({ kind, name, anyOf }: Requirement) =>
  kind === 'skill' && !(anyOf ?? [name]).some((one) => isTechnology(one))

/** Whether a requirement in the job description's own words is a town; some skills are called like one. */
const isTown = ({ isPhrase, name }: Requirement) =>
  isPhrase === true && (isKnownTown(name) || /^(?:USA?|UK|UAE|EU|EMEA|APAC|DACH)$/.test(name))

/** What a line asks for; a skill whose words are those of a trait is one, unless the line names others by their own names. */
function asked(requirements: Requirement[]): Requirement[] {
  const namesTraits = requirements.some((one) => one.isTrait)
  return requirements.flatMap((one) => {
    if (one.isTrait || one.kind !== 'skill' || !isTrait(one.name)) return [one]
    return namesTraits ? [] : [{ ...one, weight: weights.trait, isTrait: true }]
  })
}

/** The skills that a title names, if it is one of software ("Go Engineer"), otherwise its technologies whose names are no everyday words. */
function skillsOf(title: string): string[] {
  const names = skillNames(title)
  if (!titleStems(title).includes('engineer')) return names.filter(isTechnology)
  return [...new Set([...names, ...skillNames(title, true).filter((name) => technologyNames.has(name))])]
}

/** All requirements, but for alternatives of which one is asked for by itself at least as much. */
function withoutRepeats(requirements: Requirement[]): Requirement[] {
  const alone = new Map(
    requirements.flatMap(({ kind, name, anyOf, weight }) => (kind === 'skill' && !anyOf ? [[name, weight]] : [])),
  )
  return requirements.filter(({ anyOf, weight }) => !anyOf?.some((name) => (alone.get(name) ?? 0) >= weight))
}

/** All requirements, but only the first degree and one above it that is preferred, and only the first length of experience of any kind. */
function firstOfEach(requirements: Requirement[]): Requirement[] {
  const degree = requirements.find(({ kind }) => kind === 'degree')
  const further = requirements.find((one) => one.kind === 'degree' && !one.required && one.level !== degree?.level)
  const years = requirements.find(({ kind, in: topic }) => kind === 'years' && topic === '')
  return requirements.filter(
    (one) =>
      (one.kind !== 'degree' || one === degree || one === further) &&
      (one.kind !== 'years' || one.in !== '' || one === years),
  )
}
