import type { EducationLevel } from '../report.ts'

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
  /** Whether it is a trait of character or a condition of work, which is told but counts nothing: hardly a resume shows it. */
  isTrait?: boolean
}

/** How much each counts. */
export const weights = { required: 3, preferred: 1, soft: 0.5, degree: 2, title: 2, trait: 0 }

/** Years that a line asks for, and in what; nothing where any experience will do. */
export interface AskedYears {
  years: number
  in: string
}
