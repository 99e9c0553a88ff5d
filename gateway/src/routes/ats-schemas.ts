import { atsTierEnum } from '@resume/proto/ats-enums'
import type { AtsQuotaOutput } from '@resume/proto/generated/resume/ats/v1/AtsQuota'
import { atsTiers, requestIdLimits, scanLimits } from '@resume/proto/limits/ats'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { about, documented, named } from '../description/keywords.ts'
import { Exact, Flag, Nullable, Text, Texts, Time, Whole } from './schemas.ts'

/** How much of a quota is used. */
export const UsageQuota = Type.Object(
  {
    limit: Whole('What the quota allows in a window.'),
    used: Whole('What has been used in the current window.'),
    remaining: Whole('What is left in the current window.'),
  },
  named('UsageQuota', 'How much of a quota is used.'),
)
const CreditRange = Type.Object(
  { min: Whole('The lowest price, in credits.'), max: Whole('The highest price, in credits.') },
  named('CreditRange', 'A price that depends on the length of the input.'),
)

/** The quotas of a caller, and what paid scans cost. */
export const AtsQuota = Type.Object(
  {
    tier: Type.Enum([...atsTiers], named('AtsTier', 'The plan that the quota belongs to.')),
    limit: Whole('The number of scans allowed in a window.'),
    used: Whole('The number of scans used in the current window.'),
    remaining: Whole('The number of scans left in the current window.'),
    resetsAt: Time('When the current window ends.'),
    canConvertResume: Flag('Whether the plan includes converting resumes.'),
    pricing: Type.Object(
      {
        analysisCredits: about('The price of an analysis.', CreditRange),
        jobUrlAnalysisCredits: about('The price of an analysis that fetches the job description.', CreditRange),
        resumeConversionCredits: Whole('The price of a conversion, in credits.'),
      },
      named('AtsPricing', 'What paid scans cost.'),
    ),
    extract: about('The quota of text extractions.', UsageQuota),
  },
  named('AtsQuota', 'How many scans and extractions the caller has left, and what paid scans cost.'),
)

const count = (description: string) => Whole(description, { minimum: 0, maximum: scanLimits.layoutCount })
/** Facts about a file's layout, as an extraction returns them. */
export const ResumeLayout = Exact(
  {
    columns: count('The number of text columns.'),
    tables: count('The number of tables.'),
    images: count('The number of images.'),
    textInHeaderOrFooter: count('The number of characters in page headers and footers.'),
    hiddenTextCharacters: count(
      'The number of characters that readers cannot see and that say something the visible text does not.',
    ),
    unmappableFonts: count('The number of fonts whose characters cannot be read.'),
    letterSpacedLines: count('The number of lines written with spaces between letters.'),
  },
  named('ResumeLayout', 'Facts about the layout of a file.'),
)

/** A resume as callers send it. */
export const ResumeInput = Type.Union(
  [
    Type.String({
      ...documented({ minLength: scanLimits.resumeLength.min, maxLength: scanLimits.resumeLength.max }),
      description: 'Plain text.',
    }),
    Type.Object(
      {},
      {
        additionalProperties: true,
        description: 'The content of a master profile or a JSON Resume document. Its text counts as with plain text.',
      },
    ),
  ],
  named('ResumeInput', 'A resume as plain text of 1 to 100,000 characters, or as data.'),
)
/** A job description as callers send it. */
export const jobDescription = Type.Optional(
  Type.String({
    ...documented({ maxLength: scanLimits.jobDescriptionLength }),
    description: 'The job description to compare the resume with. Without one, the job match score is 0.',
  }),
)
/** The layout of the file that a resume came from. */
export const layout = Type.Optional(
  Nullable(ResumeLayout, 'The layout that the extraction returned. Without it, layout is not checked.'),
)
/** The name of a request that may be repeated. */
export const requestId = Type.Optional(
  Text('An alternative to the `Idempotency-Key` header.', {
    minLength: requestIdLimits.requestIdLength.min,
    maxLength: requestIdLimits.requestIdLength.max,
  }),
)

/** A scan to make. */
export const scanFields = { resume: ResumeInput, jobDescription, layout }

/** An AI's comment on a scan (docs/api/ats.md). */
export const AtsAnalysis = Type.Object(
  {
    explanation: Text('What the result means.'),
    missingEvidence: Texts('What the job asks for and the resume does not show.'),
    keywordOpportunities: Texts('Keywords that the resume could use.'),
    recommendedImprovements: Texts('What to improve.'),
    priorityOrder: Texts('The improvements, most important first.'),
  },
  named('AtsAnalysis', 'What an AI says about a resume.'),
)

/** Text extracted from a file. */
export const ExtractedResume = Type.Object(
  {
    text: Text('The text.'),
    fileName: Text('The name of the file.'),
    mimeType: Text('The type of the file, detected from its bytes.'),
    pages: Nullable(Type.Integer(), 'The number of pages of a PDF, null for other types.'),
    wordCount: Whole('The number of words.'),
    warnings: Texts('What could not be read reliably.'),
    layout: Nullable(ResumeLayout, 'The layout of the file, null for text formats.'),
    quota: about('The quota of text extractions.', UsageQuota),
  },
  named('ExtractedResume', 'The text of a resume file.'),
)

/** The wire form of a quota. */
export function toQuotaResponse(quota: AtsQuotaOutput | null): object {
  if (!quota?.pricing) throw new AppError('internal_error')
  const tier = atsTierEnum.decode(quota.quotaTier)
  if (!tier) throw new AppError('internal_error')
  const { limit, used, remaining, resetsAt, canConvertResume, pricing, extract } = quota
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

/** The form in which the service takes a resume. */
export function encodeResume(resume: string | object): { text: string } | { json: Buffer } {
  return typeof resume === 'string' ? { text: resume } : { json: Buffer.from(JSON.stringify(resume)) }
}
