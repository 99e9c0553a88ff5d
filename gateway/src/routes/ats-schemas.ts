import type { AtsQuotaOutput } from '@resume/proto/generated/resume/ats/v1/AtsQuota'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { Exact, Nullable, Timestamp } from './schemas.ts'

/** How much of a quota is used. */
export const UsageQuota = Type.Object({ limit: Type.Integer(), used: Type.Integer(), remaining: Type.Integer() })
const CreditRange = Type.Object({ min: Type.Integer(), max: Type.Integer() })

/** The quotas of a caller, and what paid scans cost. */
export const Quota = Type.Object({
  tier: Type.Enum(['anonymous', 'free', 'ai_credits', 'bundle']),
  limit: Type.Integer(),
  used: Type.Integer(),
  remaining: Type.Integer(),
  resetsAt: Timestamp,
  canConvertResume: Type.Boolean(),
  pricing: Type.Object({
    analysisCredits: CreditRange,
    jobUrlAnalysisCredits: CreditRange,
    resumeConversionCredits: Type.Integer(),
  }),
  extract: UsageQuota,
})

const count = Type.Integer({ minimum: 0, maximum: 10_000_000 })
/** Facts about a file's layout, as the extraction answers them. */
export const Layout = Exact({
  columns: count,
  tables: count,
  images: count,
  textInHeaderOrFooter: count,
  hiddenTextCharacters: count,
  unmappableFonts: count,
  letterSpacedLines: count,
})

const YearMonth = Nullable(Type.Object({ year: Type.Integer(), month: Type.Integer({ description: '0: unknown' }) }))
const Check = Type.Object({
  id: Type.String(),
  category: Type.String(),
  severity: Type.Enum(['error', 'warning', 'info']),
  passed: Type.Boolean(),
  evidence: Type.String({ description: 'Quoted from the resume' }),
  scoreImpact: Type.Number(),
  fix: Type.String(),
})
/** Strings, in an order that counts. */
export const Strings = Type.Array(Type.String())

/** The report of a scan (interface, ATS report). */
export const Report = Type.Object({
  version: Type.Literal('ats-v2'),
  restricted: Type.Boolean({
    description: 'Whether evidence and fixes are kept back, as they are for anonymous callers',
  }),
  verdict: Type.Enum(['strong', 'needs-work', 'weak']),
  readinessScore: Type.Number(),
  jobMatchScore: Type.Number(),
  matchedKeywords: Strings,
  missingKeywords: Strings,
  parsingWarnings: Strings,
  strengths: Strings,
  prioritizedFixes: Strings,
  failedChecks: Type.Array(Check),
  rules: Type.Array(Check),
  categories: Type.Array(
    Type.Object({
      category: Type.String(),
      score: Type.Number(),
      passed: Type.Number(),
      total: Type.Number(),
      lost: Type.Number(),
      possible: Type.Number(),
    }),
  ),
  checksPassed: Type.Integer(),
  checksTotal: Type.Integer(),
  wordCount: Type.Integer(),
  parsed: Type.Object({
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    links: Strings,
    roles: Type.Array(
      Type.Object({
        title: Type.String(),
        employer: Type.String(),
        current: Type.Boolean(),
        start: YearMonth,
        end: YearMonth,
      }),
    ),
    education: Type.Array(
      Type.Object({ school: Type.String(), credential: Type.String(), level: Type.String(), end: YearMonth }),
    ),
    skills: Strings,
    monthsOfExperience: Type.Number(),
    highestDegree: Type.String(),
  }),
})

/** A resume as callers send it. */
export const Resume = Type.Union([
  Type.String({ description: '1 to 100,000 characters' }),
  Type.Object({}, { additionalProperties: true, description: 'A MasterProfileContent or a JSON Resume' }),
])
/** An advertisement as callers send it. */
export const jobDescription = Type.Optional(Type.String({ description: '0 to 50,000 characters' }))
/** The name of a request that may be repeated. */
export const requestId = Type.Optional(
  Type.String({ minLength: 8, maxLength: 200, description: 'The same as the header `Idempotency-Key`' }),
)

/** An AI's comment (interface, ATS AI section). */
export const Analysis = Type.Object({
  explanation: Type.String(),
  missingEvidence: Strings,
  keywordOpportunities: Strings,
  recommendedImprovements: Strings,
  priorityOrder: Strings,
})

const Period = { startDate: Type.String(), endDate: Type.String(), current: Type.Boolean() }
/** A resume as data (interface, POST /ats/convert-resume). */
export const ConvertedResume = Type.Object({
  basics: Type.Object({
    fullName: Type.String(),
    role: Type.String(),
    headline: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    location: Type.String(),
  }),
  links: Type.Array(Type.Object({ label: Type.String(), url: Type.String() })),
  summary: Type.String(),
  experience: Type.Array(
    Type.Object({
      id: Type.String(),
      company: Type.String(),
      role: Type.String(),
      location: Type.String(),
      ...Period,
      summary: Type.String(),
      highlights: Strings,
    }),
  ),
  education: Type.Array(
    Type.Object({
      id: Type.String(),
      school: Type.String(),
      degree: Type.String(),
      field: Type.String(),
      ...Period,
      summary: Type.String(),
    }),
  ),
  projects: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      role: Type.String(),
      link: Type.String(),
      linkLabel: Type.String(),
      showLinkAsText: Type.Boolean(),
      summary: Type.String(),
      highlights: Strings,
      skills: Strings,
    }),
  ),
  skills: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), keywords: Strings })),
})

/** A quota as the API shows it. */
export function showQuota(quota: AtsQuotaOutput | null): object {
  if (!quota?.pricing) throw new AppError('internal', 'Internal server error')
  const { tier, limit, used, remaining, resetsAt, canConvertResume, pricing, extract } = quota
  const { analysisCredits, jobUrlAnalysisCredits, resumeConversionCredits } = pricing
  return {
    tier,
    limit,
    used,
    remaining,
    resetsAt,
    canConvertResume,
    pricing: { analysisCredits, jobUrlAnalysisCredits, resumeConversionCredits },
    extract,
  }
}

/** A resume as the service takes it. */
export function encodeResume(resume: string | object): { text: string } | { json: Buffer } {
  return typeof resume === 'string' ? { text: resume } : { json: Buffer.from(JSON.stringify(resume)) }
}
