import type { AtsCategory as Category, EducationLevel, Severity, Verdict } from '@resume/proto/limits/ats'

export {
  type AtsCategory as Category,
  atsCategories as categories,
  type EducationLevel,
  educationLevels,
  type Severity,
} from '@resume/proto/limits/ats'

/** A point in time by month; month 0 is unknown. */
export interface YearMonth {
  year: number
  month: number
}

/** A role that a person held. */
export interface Role {
  title: string
  employer: string
  current: boolean
  start: YearMonth | null
  /** Null for a current role and where no end is given. */
  end: YearMonth | null
}

/** A course of education. */
export interface Education {
  school: string
  credential: string
  level: EducationLevel
  end: YearMonth | null
}

/** The fields that were read from a resume. */
export interface ParsedResume {
  name: string
  email: string
  phone: string
  links: string[]
  roles: Role[]
  education: Education[]
  skills: string[]
  monthsOfExperience: number
  highestDegree: string
}

/** A judged rule. */
export interface Check {
  id: string
  category: Category
  severity: Severity
  passed: boolean
  /** Quoted from the resume, or what was counted in it. */
  evidence: string
  /** Weight of the rule. */
  scoreImpact: number
  fix: string
}

/** The score of a category. */
export interface CategoryScore {
  category: Category
  score: number
  passed: number
  total: number
  lost: number
  possible: number
}

/** The report of a scan; docs/api/ats.md. */
export interface AtsReport {
  version: 'ats-v2'
  restricted: boolean
  verdict: Verdict
  readinessScore: number
  jobMatchScore: number
  matchedKeywords: string[]
  missingKeywords: string[]
  parsingWarnings: string[]
  strengths: string[]
  prioritizedFixes: string[]
  failedChecks: Check[]
  rules: Check[]
  categories: CategoryScore[]
  checksPassed: number
  checksTotal: number
  wordCount: number
  parsed: ParsedResume
}

/** Facts about a file's layout, as the extraction returns them. */
export interface Layout {
  columns: number
  tables: number
  images: number
  textInHeaderOrFooter: number
  hiddenTextCharacters: number
  unmappableFonts: number
  letterSpacedLines: number
}
