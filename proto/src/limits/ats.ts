/**
 * Sizes, lengths, prices and enumerations of ATS. The gateway's schemas and the ats service both apply them, so they stand
 * here once. Lengths count characters (code points), sizes bytes.
 */

/** Whose quota a caller has. */
export const atsTiers = ['anonymous', 'free', 'ai_credits', 'bundle'] as const

/** Whose quota a caller has. */
export type AtsTier = (typeof atsTiers)[number]

/** Whether an AI commented on a scan. */
export const aiStatuses = ['ok', 'unavailable', 'unconfigured'] as const

/** Whether an AI commented on a scan. */
export type AiStatus = (typeof aiStatuses)[number]

/** What a report says of a resume. */
export const verdicts = ['strong', 'needs-work', 'weak'] as const

/** What a report says of a resume. */
export type Verdict = (typeof verdicts)[number]

/** How much a failed check matters. */
export const severities = ['error', 'warning', 'info'] as const

/** How much a failed check matters. */
export type Severity = (typeof severities)[number]

/** Groups of checks. */
export const atsCategories = [
  'parse',
  'contact',
  'structure',
  'content',
  'writing',
  'format',
  'integrity',
  'job',
] as const

/** A group of checks. */
export type AtsCategory = (typeof atsCategories)[number]

/** Levels of education, lowest first. */
export const educationLevels = ['none', 'secondary', 'diploma', 'associate', 'bachelor', 'master', 'doctorate'] as const

/** A level of education. */
export type EducationLevel = (typeof educationLevels)[number]

/** Limits of scans, analyses and conversions. */
export const scanLimits = {
  /** Plain text. */
  resumeLength: { min: 1, max: 100_000 },
  /** A resume that is an object, as UTF-8 JSON. */
  resumeObjectBytes: 1024 * 1024,
  jobDescriptionLength: 50_000,
  jobUrlLength: 2_048,
  /** Any number in a layout. */
  layoutCount: 10_000_000,
} as const

/** Limits of extractions. */
export const extractionLimits = {
  fileBytes: 5 * 1024 * 1024,
} as const

/** Limits of the names of repeatable requests. */
export const requestIdLimits = {
  /** `requestId` in a body. */
  requestIdLength: { min: 8, max: 200 },
  /** The header `Idempotency-Key`. */
  idempotencyKeyLength: { min: 1, max: 255 },
} as const

/** What paid work costs, in credits. */
export const atsPricing = {
  /** By the length of the input. */
  analysisCredits: { min: 1, max: 3 },
  jobUrlAnalysisCredits: { min: 2, max: 4 },
  resumeConversionCredits: 5,
} as const
