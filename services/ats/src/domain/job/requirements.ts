import type { EducationLevel } from '../report.ts'
import { skillNames } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { softSkills } from '../vocabulary/skills.ts'
import { skillGroups } from './alternatives.ts'
import { type AskedDegree, degreeIn } from './asked-degree.ts'
import { phrasesIn } from './asked-phrases.ts'
import { type AskedYears, yearsIn } from './asked-years.ts'
import { withoutBoilerplate } from './boilerplate.ts'
import { credentialsIn, languagesAsked, withoutCredentials } from './credentials.ts'
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
  /** The years that are asked for, and what they are asked in, unless any experience will do. */
  years?: number
  in?: string
  /** The level that is asked for, and fields of study of which any one will do. */
  level?: EducationLevel
  fields?: string[]
  /** Whether the words are the job description's own, which no vocabulary has. */
  isPhrase?: boolean
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
const weights = { required: 3, preferred: 1, soft: 0.5, degree: 2, title: 2 }
/** Maximum number of sentences that are read; a job description of more is none. */
const mostSentences = 1_500

/** Reads a job description into what it asks for. Parts about the company and its benefits ask for nothing. */
export function readRequirements(jobDescription: string): Requirement[] {
  const found = new Map<string, Requirement>()
  const add = (requirement: Requirement) => {
    const key = `${requirement.kind} ${requirement.name}`
    const known = found.get(key)
    if (!known || known.weight < requirement.weight) found.set(key, requirement)
  }
  const title = titleOf(jobDescription)
  let part: Part = 'required'
  let isListed = false
  const sentences = unwrapped(jobDescription).flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
  for (const given of sentences.slice(0, mostSentences)) {
    const [head, inline] = headOf(given)
    const next = head === '' ? undefined : partOf(foldText(head))
    part = next ?? part
    isListed ||= next !== undefined
    const line = withoutBoilerplate(next && inline !== '' ? inline : given)
    if (part === 'boilerplate' || !/\p{L}{2}/u.test(line) || line.trim() === title) continue
    const required = part === 'required' && !preferredWords.test(foldText(line))
    for (const requirement of askedIn(line.startsWith(title) ? line.slice(title.length) : line, required, isListed))
      add(requirement)
  }
  if (title !== '') add({ kind: 'title', name: title, required: true, weight: weights.title })
  return withoutRepeats(firstOfEach([...found.values()]))
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

/** Maximum length of a heading, in characters. */
const longestHeading = 60

/** The part of a line that may be a heading, and what stands behind it on the same line: "Preferred: pastry skills". */
function headOf(line: string): [head: string, rest: string] {
  const text = line.trim()
  const colon = text.indexOf(':')
  if (colon > 0 && colon <= longestHeading) return [text.slice(0, colon), text.slice(colon + 1).trim()]
  return text.length <= longestHeading ? [text, ''] : ['', '']
}

function partOf(words: string): Part | undefined {
  if (boilerplateHeading.test(words)) return 'boilerplate'
  if (preferredHeading.test(words)) return 'preferred'
  return requiredHeading.test(words) ? 'required' : undefined
}

/** Maximum length, in characters, of a line that is split into requirements. */
const longestLine = 2_000

/** What one line asks for. @param isListed whether headings divide the job description */
function askedIn(line: string, required: boolean, isListed: boolean): Requirement[] {
  const weight = required ? weights.required : weights.preferred
  const isShort = line.length <= longestLine
  const degree = isShort ? degreeIn(line) : undefined
  const rest = withoutCredentials(degree?.rest ?? line)
  const skills = skillGroups(rest).map(({ names, isDetail }): Requirement => {
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
  const known = new Set(skills.flatMap(({ name, anyOf }) => anyOf ?? [name]))
  const years = isShort ? yearsIn(line) : []
  const phrases = (isShort ? phrasesIn(rest, isListed) : []).filter(
    (name) =>
      ![...known].some((skill) => holds(name, skill)) &&
      !skillNames(name, true).some((skill) => known.has(skill)) &&
      !years.some((asked) => asked.in !== '' && holds(asked.in, name)),
  )
  return [
    ...skills,
    ...phrases.map((name): Requirement => ({ kind: 'skill', name, required, weight, isPhrase: true })),
    ...credentialsIn(line).map((name): Requirement => ({ kind: 'certification', name, required, weight })),
    ...languagesAsked(line).map((name): Requirement => ({ kind: 'language', name, required, weight })),
    ...years.map((asked): Requirement => ({ kind: 'years', name: yearsName(asked), required, weight, ...asked })),
    ...(degree ? [degreeAsked(degree, required)] : []),
  ]
}

/** Whether the words of a text hold those of another. */
const holds = (text: string, part: string) => ` ${foldText(text)} `.includes(` ${foldText(part)} `)

const yearsName = ({ years, in: topic }: AskedYears) =>
  `${years} ${years === 1 && topic !== '' ? 'year' : 'years'} of ${topic === '' ? 'experience' : topic}`

function degreeAsked({ level, fields }: AskedDegree, required: boolean): Requirement {
  return {
    kind: 'degree',
    name: `${level} degree${fields.length > 0 ? ` in ${fields.join(', ')}` : ''}`,
    required,
    weight: required ? weights.degree : weights.preferred,
    level,
    fields,
  }
}

/** All requirements, but only the first degree, and only the first length of experience of any kind. */
function firstOfEach(requirements: Requirement[]): Requirement[] {
  const degree = requirements.find(({ kind }) => kind === 'degree')
  const years = requirements.find(({ kind, in: topic }) => kind === 'years' && topic === '')
  return requirements.filter(
    (one) => (one.kind !== 'degree' || one === degree) && (one.kind !== 'years' || one.in !== '' || one === years),
  )
}
