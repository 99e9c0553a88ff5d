import { levelOf } from '../parse/levels.ts'
import { plain } from '../parse/sections.ts'
import { type EducationLevel, educationLevels } from '../report.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { softSkills } from '../vocabulary/skills.ts'

/** Something that an advertisement asks for. */
export interface Requirement {
  kind: 'skill' | 'years' | 'degree'
  /** Name of the skill, or what is asked for in words. */
  name: string
  required: boolean
  /** How much it counts: a missing required skill costs three times a preferred one, soft skills little. */
  weight: number
  /** The years or the level that are asked for. */
  years?: number
  level?: EducationLevel
}

const preferredHeading =
  /^(?:preferred|nice to have|bonus|plus|desirable|desired|good to have|optional|von vorteil|wunschenswert|atouts?|deseable|desejavel|gradito|pre|mile widziane)/
const requiredHeading =
  /^(?:require|must|minimum|qualif|what you|you have|your profile|who you are|skills|responsib|the role|anforderungen|ihr profil|dein profil|profil|requisitos|requisiti|eisen|wymagania)/
const boilerplateHeading =
  /^(?:about us|about the company|who we are|benefits|perks|what we offer|we offer|equal opportunity|compensation|salary|our values|uber uns|wir bieten|sobre nosotros|a propos de nous|chi siamo)/
const preferredWords =
  /\b(?:preferred|nice to have|a plus|bonus|desirable|ideally|advantageous|would be (?:great|nice)|von vorteil|idealerweise)\b/i

const weights = { required: 3, preferred: 1, soft: 0.5 }

/** Reads an advertisement into what it asks for. Parts about the company and its benefits ask for nothing. */
export function readRequirements(advertisement: string): Requirement[] {
  const skills = new Map<string, Requirement>()
  let part: 'required' | 'preferred' | 'boilerplate' = 'required'
  let years: Requirement | undefined
  let degree: Requirement | undefined
  for (const line of advertisement.split('\n').flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u))) {
    const words = plain(line)
    if (line.trim().length <= 60) {
      if (boilerplateHeading.test(words)) part = 'boilerplate'
      else if (preferredHeading.test(words)) part = 'preferred'
      else if (requiredHeading.test(words)) part = 'required'
    }
    if (part === 'boilerplate') continue
    const required = part === 'required' && !preferredWords.test(line)
    for (const { name } of findSkills(line)) {
      const isSoft = softSkills.has(name.toLowerCase())
      const weight = isSoft ? weights.soft : required ? weights.required : weights.preferred
      const known = skills.get(name)
      if (!known || known.weight < weight) skills.set(name, { kind: 'skill', name, required, weight })
    }
    const asked =
      /(\d{1,2})\s*\+?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?(?:\+\s*)?(?:years?|yrs?|jahre|ans|anos|años|anni|jaar|lat)\b/i.exec(
        line,
      )
    if (asked && !years && Number(asked[1]) <= 30) {
      years = {
        kind: 'years',
        name: `${asked[1]} years of experience`,
        required,
        weight: weights.required,
        years: Number(asked[1]),
      }
    }
    const level = /\b(?:degree|bachelor|master|ph\.?d|diplom|studium|licence|grado|laurea|studia)/i.test(line)
      ? levelOf(line)
      : 'none'
    const lowest = /bachelor/i.test(line) ? 'bachelor' : level
    if (lowest !== 'none' && !degree) {
      degree = { kind: 'degree', name: `${lowest} degree`, required, weight: required ? 2 : 1, level: lowest }
    }
  }
  return [...skills.values(), ...(years ? [years] : []), ...(degree ? [degree] : [])]
}

/** Whether a level of education is at least another. */
export function reaches(level: EducationLevel, wanted: EducationLevel): boolean {
  return educationLevels.indexOf(level) >= educationLevels.indexOf(wanted)
}
