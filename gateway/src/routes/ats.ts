import type { AtsQuotaOutput } from '@resume/proto/generated/resume/ats/v1/AtsQuota'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { RawJson } from '../http/envelope.ts'
import { readUpload } from '../http/upload.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Nullable, Timestamp } from './schemas.ts'

const megabyte = 1024 * 1024

const UsageQuota = Type.Object({ limit: Type.Integer(), used: Type.Integer(), remaining: Type.Integer() })
const CreditRange = Type.Object({ min: Type.Integer(), max: Type.Integer() })

const Quota = Type.Object({
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
const Layout = Exact({
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
const Strings = Type.Array(Type.String())

const Report = Type.Object({
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

/** A quota as the API shows it. */
function showQuota(quota: AtsQuotaOutput | null): object {
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

/** Scans of resumes, and what they may cost. */
export const atsRoutes: AnyRoute[] = [
  route({
    operation: 'checkResume',
    method: 'POST',
    path: '/ats/check',
    summary: 'Scan a resume, with or without an advertisement',
    description: 'Deterministic: the same input on the same day gives the same report. Uses one scan of the quota.',
    access: access.anybody,
    body: Exact({
      resume: Type.Union([
        Type.String({ description: '1 to 100,000 characters' }),
        Type.Object({}, { additionalProperties: true, description: 'A MasterProfileContent or a JSON Resume' }),
      ]),
      jobDescription: Type.Optional(Type.String({ description: '0 to 50,000 characters' })),
      layout: Type.Optional(Layout),
      requestId: Type.Optional(
        Type.String({ minLength: 8, maxLength: 200, description: 'The same as the header `Idempotency-Key`' }),
      ),
    }),
    bodyLimit: 1.5 * megabyte,
    response: {
      status: 200,
      message: 'Resume scanned',
      data: Type.Object({ report: Report, ai: Type.Null(), creditsSpent: Type.Integer(), quota: Quota }),
    },
    errors: [413, 429],
    idempotent: true,
    timeoutMs: 10_000,
    work: rpc(
      'ats',
      'CheckResume',
      ({ body: { resume, jobDescription, layout } }) => ({
        ...(typeof resume === 'string' ? { text: resume } : { json: Buffer.from(JSON.stringify(resume)) }),
        jobDescription: jobDescription ?? '',
        ...(layout && { layout }),
      }),
      ({ report, quota }) =>
        new RawJson(`{"report":${report},"ai":null,"creditsSpent":0,"quota":${JSON.stringify(showQuota(quota))}}`),
    ),
  }),
  route({
    operation: 'extractResumeText',
    method: 'POST',
    path: '/ats/extract',
    summary: 'Turn a resume file into text',
    description:
      'PDF, DOCX, TXT, Markdown or JSON, at most 5 MB, as the multipart field `resume`. Hand `layout` on to a scan and the layout rules are judged too.',
    access: access.anybody,
    multipart: { field: 'resume', maxBytes: 5 * megabyte },
    response: {
      status: 200,
      message: 'Resume text extracted',
      data: Type.Object({
        text: Type.String(),
        fileName: Type.String(),
        mimeType: Type.String(),
        pages: Nullable(Type.Integer()),
        wordCount: Type.Integer(),
        warnings: Strings,
        layout: Nullable(Layout),
        quota: UsageQuota,
      }),
    },
    errors: [400, 408, 413, 415, 429],
    timeoutMs: 20_000,
    calls: ['ats.ExtractText'],
    async work({ clients, context, request }) {
      const { fileName, chunks } = await readUpload(request, { field: 'resume', maxBytes: 5 * megabyte })
      const parts = async function* () {
        yield { metadata: { fileName } }
        for await (const chunk of chunks) yield { chunk }
        yield { complete: true }
      }
      const found = await clients.ats.upload('ExtractText', parts(), { context, timeoutMs: 20_000 })
      const { text, mimeType, pages, wordCount, warnings, layout, quota } = found
      return {
        text,
        fileName: found.fileName,
        mimeType,
        pages: pages ?? null,
        wordCount,
        warnings,
        layout: layout ?? null,
        quota,
      }
    },
  }),
  route({
    operation: 'getAtsQuota',
    method: 'GET',
    path: '/ats/quota',
    summary: 'Read the own scan and extraction quotas',
    access: access.anybody,
    response: { status: 200, message: 'ATS quota retrieved', data: Quota },
    work: rpc(
      'ats',
      'GetQuota',
      () => ({}),
      ({ quota }) => showQuota(quota),
    ),
  }),
]
