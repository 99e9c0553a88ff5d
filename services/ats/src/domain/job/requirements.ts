import type { EducationLevel } from '../report.ts'
import { isPresentVerb, openerOf } from '../rules/verbs.ts'
import { countWords } from '../text/words.ts'
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
import { isTrait } from './traits.ts'
import { workTermsIn } from './work-terms.ts'

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
  /^(?:require\w*|must\b|minimum|basic qualif\w*|qualif\w*|what you|what we (?:need|look|are looking)|you (?:have|bring|will)|your (?:profile|skills|background)|(?:key|essential|primary|main|core|job|position|other|additional|candidate|technical|educational?|professional|general|typical|day to day) (?:\w+ and )?(?:responsib\w*|duties|dut\w*|functions|requirements|qualif\w*|skills|summary|description|knowledge|experience|tasks)|about you|we are looking|the successful|who you are|skills|responsib\w*|duties|the role|about (?:the|this) (?:role|job|position)|anforderungen|(?:ihr|dein|das|euer) profil|qualifikation\w*|voraussetzungen|(?:ihre|deine) (?:qualifikation\w*|kompetenzen|tatigkeit\w*|mission)|(?:uber )?diese qualifikationen|uber diese|hier bringen|was (?:sie|du) mitbring\w*|was wir (?:erwarten|von ihnen|uns wunschen|suchen)|(?:das )?erwarten wir|wir erwarten|tatigkeit\w*|kenntnisse\b|das bringen|profil|(?:(?:ihre|deine|eure|unsere|die) )?(?:aufgaben\w*|hauptaufgaben)|(?:das|was) (?:sie|dich|euch) (?:bei uns )?erwartet|das erwartet (?:sie|dich)|missions?|vos missions|votre (?:profil|mission)|competences|savoir\b|savoir faire|description du poste|formation\b|requisitos|requerimientos|perfil\b|responsabilidades|conocimientos\b|formacion\b|experiencia\b|que buscamos|tus funciones|funciones|requisiti|cosa cerchiamo|eisen|functie eisen|wat vragen|wymagania|obowiazki|czego oczekujemy)\b/
/** Headings of which each word could also begin what is asked for: "Experience and education", but not "Experience with Go". */
const fieldHeading =
  /^(?:education|experience|knowledge|competenc\w*|licen[cs]es|certific\w*)(?: (?:and|required|requirements?|qualif\w*|skills|training|education|experience|knowledge|licen[cs]es|certific\w*))*$/
const boilerplateHeading =
  /^(?:physical (?:demands|requirements|abilities|activities)|about (?!you|the|this|your|what)\p{L}+(?: \p{L}+){0,2}$|about (?:us|the company|our company)|what (?:you|they|we) (?:ll |will |can )?(?:get|receive|enjoy|offer|provide)|what s in it|in return|contact\b|who we are|our (?:company|story|mission|values)|company description|benefits?|perks|what we offer|we offer|why (?:join|work)|equal (?:opportunity|employment)|diversity|compensation|salary|pay range|how to apply|privacy|uber uns|kontakt\w*|neugierig|bewerbung|jetzt bewerben|darauf konnen|(?:ihre|deine) (?:vorteile|benefits)|(?:was )?wir (?:ihnen |dir )?(?:ausserdem )?bieten|was wir (?:ihnen |dir )?bieten|unsere leistungen|wir bieten|das bieten wir|unser angebot|a propos|qui sommes nous|nous offrons|nous vous offrons|ce que nous (?:vous )?offrons|ce que nous proposons|avantages|sobre (?:nosotros|nos|a empresa)|quienes somos|ofrecemos|que ofrecemos|beneficios|oferecemos|chi siamo|offriamo|cosa offriamo|over ons|wij bieden|wat bieden|o nas|o firmie|oferujemy)\b/u
/** Headings below which each line names a skill. */
const skillHeading =
  /\b(?:skills?|technolog\w+|tools|tech stack|competenc\w+|kenntnisse|kompetenzen|competences|conocimientos|habilidades|competenze)\b/
/** Headings below which short items are asked for. */
const askHeading =
  /\b(?:require\w*|qualif\w*|criteria|desirable|preferred|nice to have|profil\w*|anforderungen|voraussetzungen|mitbring\w*|requisitos|requisiti|requerimientos|perfil|wymagania|eisen)\b/
/** An item behind a bullet that is no heading of what stands behind its colon: "• Professional experience with Go" among what is preferred. */
const isItemAlone = (line: string) => /^\s*[-–•*·+]\s/u.test(line) && !line.includes(':')
/** An item of few words behind a bullet: "• Cannulation and suturing". */
const isShortItem = (line: string) => /^\s*[-–•*·+]\s/u.test(line) && countWords(line) <= 5 && !/\d/.test(line)
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
  let part = 'required' as Part
  let isListed = false
  let isSkillList = false
  let isAskList = false
  let isBelowHeading = false
  const sentences = unwrapped(jobDescription).flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
  for (const given of sentences.slice(0, mostSentences)) {
    const [head, inline] = headOf(given)
    const told = head === '' ? undefined : partOf(foldText(head))
    const next: Part | undefined = told === 'required' && part === 'preferred' && isItemAlone(given) ? undefined : told
    part = next ?? part
    if (next) [isSkillList, isAskList] = [skillHeading.test(foldText(head)), askHeading.test(foldText(head))]
    else if (given.trim() === '' && !isBelowHeading) isSkillList = false
    isBelowHeading = next !== undefined
    isListed ||= next !== undefined
    const line = withoutBoilerplate(next && inline !== '' ? inline : given)
    if (part === 'boilerplate' || !/\p{L}{2}/u.test(line) || line.trim() === title) continue
    const required = part === 'required' && !preferredWords.test(foldText(line))
    const mayList = next === undefined || inline !== ''
    const asking = { isListed, isSkillList: mayList && (isSkillList || (isAskList && isShortItem(given))) }
    for (const requirement of askedIn(line.startsWith(title) ? line.slice(title.length) : line, required, asking))
      if (requirement.kind !== 'skill' || !isTrait(requirement.name)) add(requirement)
  }
  if (title !== '') add({ kind: 'title', name: title, required: true, weight: weights.title })
  return withoutRepeats(firstOfEach([...found.values()]))
}

/** Length of a line, in characters, from which it may have been broken because it was full. */
const fullLine = 60

/** Where lines may stand together without a blank. */
const joint = /[a-zß-ÿ.!?;:…)](?=[A-ZÀ-Þ][a-zß-ÿ]{2})|\.(?=\d)/g
/** What stands before, if they do, as web pages are pasted: "required.Minimum", "experienceMust", but not "JavaScript". */
const beforeJoint = /(?:[\p{Ll}\d)+#%][.!?;:…]|\p{Ll}\)|(?<![\p{L}\p{N}])\p{Ll}{4,20})$/u
const beforeNumber = /\p{Ll}{3}\.$/u
const longestWord = 22

function withLostBreaks(text: string): string {
  return text.replace(joint, (sign: string, at: number) => {
    const before = text.slice(Math.max(0, at - longestWord), at + 1)
    const isLost = /\d/.test(text.charAt(at + 1)) ? beforeNumber.test(before) : beforeJoint.test(before)
    return isLost ? `${sign}\n` : sign
  })
}

/** The lines of a text, those joined that were broken in the middle of a sentence, and those divided that were pasted together. */
function unwrapped(text: string): string[] {
  const lines: string[] = []
  let before = ''
  for (const line of withLostBreaks(text).split('\n')) {
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
  return requiredHeading.test(words) || fieldHeading.test(words) ? 'required' : undefined
}

/** Maximum length, in characters, of a line that is split into requirements. */
const longestLine = 2_000

/**
 * What one line asks for.
 * @param where whether headings divide the job description, and whether the line stands below one for skills
 */
function askedIn(line: string, required: boolean, where: { isListed: boolean; isSkillList: boolean }): Requirement[] {
  const { isListed, isSkillList } = where
  const weight = required ? weights.required : weights.preferred
  const isShort = line.length <= longestLine
  const degree = isShort ? degreeIn(line) : undefined
  const credentials = credentialsIn(line)
  const rest = credentials.length > 0 ? withoutCredentials(degree?.rest ?? line) : (degree?.rest ?? line)
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
  const isNew = (name: string) =>
    ![...known].some((skill) => holds(name, skill)) &&
    !skillNames(name, true).some((skill) => known.has(skill)) &&
    !years.some((asked) => asked.in !== '' && holds(asked.in, name))
  const phrases = (isShort ? phrasesIn(rest, isListed, isSkillList && !degree) : []).filter(isNew)
  const terms = (isShort ? workTermsIn(rest) : []).filter(
    (name) => isNew(name) && !phrases.some((phrase) => holds(phrase, name) || holds(name, phrase)),
  )
  const isWork = terms.length > 0 && (isListed || tellsWork.test(line) || beginsWithVerb(line)) && !tellsEmployer(line)
  return [
    ...skills,
    ...phrases.map((name): Requirement => ({ kind: 'skill', name, required, weight, isPhrase: true })),
    ...(isWork ? terms : []).map(
      (name): Requirement => ({ kind: 'skill', name, required: false, weight: weights.preferred, isPhrase: true }),
    ),
    ...credentials.map((name): Requirement => ({ kind: 'certification', name, required, weight })),
    ...languagesAsked(line).map((name): Requirement => ({ kind: 'language', name, required, weight })),
    ...years.map((asked): Requirement => ({ kind: 'years', name: yearsName(asked), required, weight, ...asked })),
    ...(degree ? [degreeAsked(degree, required)] : []),
  ]
}

/** Words with which a sentence above all headings tells of the work. */
const tellsWork =
  /^\s*(?:[-–•*·]|\p{Lu}\p{Ll}+(?:ing|s)\s)|\b(?:you|responsible|responsibilit\w+|duties|will|must|candidate|position|role|experience|knowledge|erfahrung|kenntnisse|suivi|missions?|conocimientos?|experiencia)\b/iu
const beginsWithVerb = (line: string) => isPresentVerb(openerOf(line.trim()))
/** Whether a sentence tells of the employer and not of who works there. */
const tellsEmployer = (line: string) =>
  /\b(?:we|our|us|wir|unser\w*|nous|notre|nos|nuestr\w+)\b/iu.test(line) &&
  !/\b(?:you|your|sie|vous|usted)\b/iu.test(line)

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
