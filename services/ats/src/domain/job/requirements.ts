import type { EducationLevel } from '../report.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { softSkills } from '../vocabulary/skills.ts'
import { skillGroups } from './alternatives.ts'
import { credentialsIn, languagesAsked } from './credentials.ts'
import { levelAsked, yearsAsked } from './experience-asked.ts'
import { titleOf } from './title.ts'

/** Something that a job description asks for. */
export interface Requirement {
  kind: 'skill' | 'years' | 'degree' | 'certification' | 'language' | 'title'
  /** Name of the skill, or what is asked for in words. */
  name: string
  /** Skills of which any one will do; absent where only one is named. */
  anyOf?: string[]
  required: boolean
  /** How much it counts: a missing required skill costs three times a preferred one, soft skills little. */
  weight: number
  /** The years or the level that are asked for. */
  years?: number
  level?: EducationLevel
}

/** What a part of a job description is about. */
type Part = 'required' | 'preferred' | 'boilerplate'

const preferredHeading =
  /^(?:preferred|nice to have|bonus|plus|pluses|desirable|desired|good to have|optional|extra credit|it would be great|von vorteil|wunschenswert|atouts?|les plus|deseable|se valora|desejavel|diferenciais|gradito|costituisce|pre|pluspunten|mile widziane|dodatkowym atutem)\b/
const requiredHeading =
  /^(?:require\w*|must\b|minimum|basic qualif\w*|qualif\w*|what you|what we (?:need|look|are looking)|you have|you bring|your (?:profile|skills|background)|who you are|skills|responsib\w*|duties|the role|about (?:the|this) (?:role|job|position)|anforderungen|ihr profil|dein profil|das bringen|profil|aufgaben|ihre aufgaben|missions?|vos missions|requisitos|tus funciones|funciones|requisiti|cosa cerchiamo|eisen|functie eisen|wat vragen|wymagania|obowiazki|czego oczekujemy)\b/
const boilerplateHeading =
  /^(?:about (?:us|the company|our company)|who we are|our (?:company|story|mission|values)|company description|benefits?|perks|what we offer|we offer|why (?:join|work)|equal (?:opportunity|employment)|diversity|compensation|salary|pay range|how to apply|privacy|uber uns|wir bieten|das bieten wir|unser angebot|a propos|qui sommes nous|nous offrons|nous vous offrons|avantages|sobre (?:nosotros|nos|a empresa)|quienes somos|ofrecemos|que ofrecemos|beneficios|oferecemos|chi siamo|offriamo|cosa offriamo|over ons|wij bieden|wat bieden|o nas|o firmie|oferujemy)\b/
const preferredWords =
  /\b(?:preferred|nice to have|a plus|bonus|desirable|ideally|advantageous|an advantage|an asset|would be (?:great|nice|helpful)|von vorteil|wunschenswert|gerne|idealerweise|souhaitee?s?|apprecies?|appreciees?|serait un plus|un plus|un atout|idealement|deseable|se valorara|desejavel|preferibile|preferibilmente|gradita?|gewenst|wenselijk|desejavel|pre\b|mile widzian\w+|atutem)\b/
/** Sentences of equal treatment and pay, wherever they stand. */
const boilerplateWords =
  /\b(?:equal opportunity|without regard to|race color religion|sexual orientation|gender identity|veteran status|reasonable accommodation|401 ?k|paid time off|health insurance|dental|parental leave|stock options|background check)\b/

const weights = { required: 3, preferred: 1, soft: 0.5, degree: 2, title: 2 }
/** Reads a job description into what it asks for. Parts about the company and its benefits ask for nothing. */
export function readRequirements(jobDescription: string): Requirement[] {
  const found = new Map<string, Requirement>()
  const add = (requirement: Requirement) => {
    const key = `${requirement.kind} ${requirement.name}`
    const known = found.get(key)
    if (!known || known.weight < requirement.weight) found.set(key, requirement)
  }
  let part: Part = 'required'
  for (const line of unwrapped(jobDescription).flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u))) {
    const words = foldText(line)
    part = partAfter(part, line, words)
    if (part === 'boilerplate' || boilerplateWords.test(words)) continue
    const required = part === 'required' && !preferredWords.test(words)
    for (const requirement of askedIn(line, required)) add(requirement)
  }
  const title = titleOf(jobDescription)
  if (title !== '') add({ kind: 'title', name: title, required: true, weight: weights.title })
  return withoutRepeats(firstOfKind([...found.values()], ['years', 'degree']))
}

/** Length of a line, in characters, from which it may have been broken because it was full. */
const fullLine = 60

/** The lines of a text, those joined that were broken in the middle of a sentence. */
function unwrapped(text: string): string[] {
  const lines: string[] = []
  let before = ''
  for (const line of text.split('\n')) {
    const goesOn =
      /^(?:\p{Ll}|\()/u.test(line.trim()) ||
      /(?:,|\s(?:or|and|with|of|in|und|oder|et|ou|y|e|o|en|of|i|lub))$/u.test(before)
    if (before.length >= fullLine && goesOn && line.trim() !== '') lines[lines.length - 1] += ` ${line.trim()}`
    else lines.push(line)
    before = line.trim()
  }
  return lines
}

/** All requirements, but for alternatives of which one is asked for by itself at least as much. */
function withoutRepeats(requirements: Requirement[]): Requirement[] {
  const alone = new Map(
    requirements.flatMap(({ kind, name, anyOf, weight }) => (kind === 'skill' && !anyOf ? [[name, weight]] : [])),
  )
  return requirements.filter(({ anyOf, weight }) => !anyOf?.some((name) => (alone.get(name) ?? 0) >= weight))
}

function partAfter(part: Part, line: string, words: string): Part {
  if (line.trim().length > 60) return part
  if (boilerplateHeading.test(words)) return 'boilerplate'
  if (preferredHeading.test(words)) return 'preferred'
  return requiredHeading.test(words) ? 'required' : part
}

/** What one line asks for. */
function askedIn(line: string, required: boolean): Requirement[] {
  const weight = required ? weights.required : weights.preferred
  const skills = skillGroups(line).map(({ names, isDetail }): Requirement => {
    const isSoft = names.every((name) => softSkills.has(name.toLowerCase()))
    const own = isDetail ? weights.preferred : weight
    const several = names.length > 1 ? { anyOf: names } : {}
    const isRequired = required && !isDetail
    return {
      kind: 'skill',
      name: names.join(' or '),
      ...several,
      required: isRequired,
      weight: isSoft ? weights.soft : own,
    }
  })
  const certificates = credentialsIn(line).map(
    (name): Requirement => ({ kind: 'certification', name, required, weight }),
  )
  const spoken = languagesAsked(line).map((name): Requirement => ({ kind: 'language', name, required, weight }))
  const years = yearsAsked(line)
  const level = levelAsked(line)
  return [
    ...skills,
    ...certificates,
    ...spoken,
    ...(years > 0 ? [{ kind: 'years' as const, name: `${years} years of experience`, required, weight, years }] : []),
    ...(level === 'none'
      ? []
      : [
          {
            kind: 'degree' as const,
            name: `${level} degree`,
            required,
            weight: required ? weights.degree : weights.preferred,
            level,
          },
        ]),
  ]
}

/** All requirements, but of some kinds only the first that is named. */
function firstOfKind(requirements: Requirement[], kinds: Requirement['kind'][]): Requirement[] {
  const seen = new Set<string>()
  return requirements.filter(({ kind }) => {
    if (!kinds.includes(kind)) return true
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  })
}
