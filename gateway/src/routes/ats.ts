import { aiStatusEnum } from '@resume/proto/ats-enums'
import { aiStatuses, extractionLimits, scanLimits } from '@resume/proto/limits/ats'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { CallOptions } from '@resume/service-kit/grpc/client'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { documented, named } from '../description/keywords.ts'
import { RawJson } from '../http/envelope.ts'
import { AtsReport } from './ats-report-schema.ts'
import {
  AtsAnalysis,
  AtsQuota,
  ExtractedResume,
  encodeResume,
  ResumeInput,
  requestId,
  scanFields,
  toQuotaResponse,
} from './ats-schemas.ts'
import type { Clients } from './clients.ts'
import { ConvertedResume } from './converted-resume-schema.ts'
import { doPaidWork, type PaidAnswer, repeatable } from './paid-work.ts'
import { type AnyRoute, Replayed, route, rpc } from './route.ts'
import { Exact, Flag, Nullable, Text, Whole } from './schemas.ts'

/** Largest body, in bytes: resume and job description of the greatest length, all of it emoji that are written as escapes. */
const bodyLimit = 2 * 1024 * 1024

/** Longest time for paid work, in milliseconds: a job page is fetched, billing asked, an AI asked twice. */
const paidTimeoutMs = 50_000

/** For a file that has arrived. */
const extractionTimeoutMs = 20_000

const creditsSpent = Whole('The number of credits that the request cost.')

const CheckBody = Exact({ ...scanFields, requestId }, named('AtsCheckRequest', 'A scan to make.'))

const AnalyzeBody = Exact(
  {
    ...scanFields,
    fetchJobUrl: Type.Optional(Flag('Whether to fetch the job description from `jobUrl`. The default is false.')),
    jobUrl: Type.Optional(
      Text('The address of a job description. Used only with `fetchJobUrl`.', {
        maxLength: scanLimits.jobUrlLength,
        ...documented({ format: 'uri' }),
      }),
    ),
    requestId,
  },
  named('AtsAnalyzeRequest', 'An analysis to make.'),
)

const ConvertBody = Exact({ resume: ResumeInput, requestId }, named('ResumeConversionRequest', 'A resume to convert.'))

const Scan = Type.Object(
  {
    report: AtsReport,
    ai: Type.Null({ description: 'Always null: a scan uses no AI.' }),
    creditsSpent: Whole('Always 0: a scan costs no credits.'),
    quota: AtsQuota,
  },
  named('AtsScan', 'A scan and what is left of the quota.'),
)

const AnalyzedResume = Type.Object(
  {
    report: AtsReport,
    ai: Nullable(AtsAnalysis, 'What the AI says, or null if it is not available.'),
    aiStatus: Type.Enum(
      [...aiStatuses],
      named('AiStatus', 'Whether the AI answered. Nothing is charged unless the status is `ok`.'),
    ),
    creditsSpent,
    quota: AtsQuota,
  },
  named('AnalyzedResume', 'A scan with an analysis by an AI.'),
)

const ResumeConversion = Type.Object(
  { resume: ConvertedResume, creditsSpent },
  named('ResumeConversion', 'A converted resume and what it cost.'),
)

/** How an answer of ats is paid for. */
function paymentIn({ clients }: { clients: Clients }) {
  return {
    priceOf: ({ creditsSpent }: PaidAnswer & { creditsSpent: number }) => creditsSpent,
    confirm: (confirmation: { confirmId: string; isPaid: boolean }, options: CallOptions) =>
      clients.ats.call('ConfirmAnswer', confirmation, options),
  }
}

/** Scans of resumes, and what they may cost. */
export const atsRoutes: AnyRoute[] = [
  route({
    operation: 'checkResume',
    method: 'POST',
    path: '/ats/check',
    summary: 'Scan a resume',
    description:
      'Checks a resume as an applicant tracking system would, and compares it with a job description if you send one. No AI is involved: the same input on the same day gives the same report. Uses one scan of your quota. Anonymous callers get a restricted report.',
    access: access.anybody,
    body: CheckBody,
    bodyLimit,
    response: {
      status: 200,
      message: 'Resume scanned',
      data: Scan,
    },
    errors: [408, 413, 429],
    idempotent: true,
    timeoutMs: 10_000,
    work: rpc(
      'ats',
      'CheckResume',
      ({ body: { resume, jobDescription, layout } }) => ({
        ...encodeResume(resume),
        jobDescription: jobDescription ?? '',
        ...(layout && { layout }),
      }),
      ({ report, quota }) =>
        new RawJson(
          `{"report":${report},"ai":null,"creditsSpent":0,"quota":${JSON.stringify(toQuotaResponse(quota))}}`,
        ),
    ),
  }),
  route({
    operation: 'analyzeResume',
    method: 'POST',
    path: '/ats/analyze',
    summary: 'Analyze a resume with AI',
    description:
      'Scans a resume and asks an AI to comment on it. The report is always returned and uses one scan of your quota; `aiStatus` says whether the AI answered. An analysis costs 1 credit for up to 10,000 characters of resume and job description together, 2 up to 30,000, and 3 above that; fetching the job description costs 1 more. With too few credits the request fails with 402 and uses nothing. With `fetchJobUrl`, the page at `jobUrl` is added to `jobDescription`: it must be on a public address, over HTTPS on the standard port, with at most 3 redirects, 2 MB and 8 seconds; a page that cannot be fetched fails with 400 and the reason. Whatever the AI mentions that is in neither the resume nor the job description is left out. Names, email addresses, phone numbers and links are not sent to the AI.',
    access: access.key('ai:write'),
    limit: 'spending',
    body: AnalyzeBody,
    bodyLimit,
    response: {
      status: 200,
      message: 'Resume analyzed',
      data: AnalyzedResume,
    },
    errors: [402, 408, 413, 429],
    idempotent: 'in-service',
    timeoutMs: paidTimeoutMs,
    calls: ['ats.AnalyzeResume', 'billing.CommitCredits', 'ats.ConfirmAnswer'],
    async work(call) {
      const { resume, jobDescription = '', layout, fetchJobUrl = false, jobUrl = '' } = call.body
      const { report, ai, commentStatus, creditsSpent, quota, isReplay } = await doPaidWork(
        call,
        (context) =>
          call.clients.ats.call(
            'AnalyzeResume',
            {
              ...encodeResume(resume),
              jobDescription,
              ...(layout && { layout }),
              fetchJobUrl,
              jobUrl,
              ...repeatable(call),
            },
            { context, timeoutMs: paidTimeoutMs },
          ),
        paymentIn(call),
      )
      const aiStatus = aiStatusEnum.decode(commentStatus)
      if (!aiStatus) throw new AppError('internal_error')
      const rest = JSON.stringify({ aiStatus, creditsSpent, quota: toQuotaResponse(quota) })
      const data = new RawJson(`{"report":${report},"ai":${ai ?? 'null'},${rest.slice(1)}`)
      return isReplay ? new Replayed(data) : data
    },
  }),
  route({
    operation: 'convertResume',
    method: 'POST',
    path: '/ats/convert-resume',
    summary: 'Convert a resume with AI',
    description:
      'Turns a resume into data in the form of a master profile. Requires an active AI Credits or Bundle subscription; otherwise the request fails with 403. Costs 5 credits, nothing if it fails, and no scan of your quota. Whatever is not in the resume is left out. Names, email addresses, phone numbers and links are not sent to the AI.',
    access: access.key('ai:write'),
    limit: 'spending',
    body: ConvertBody,
    bodyLimit,
    response: {
      status: 200,
      message: 'Resume converted',
      data: ResumeConversion,
    },
    errors: [402, 403, 408, 413, 502],
    idempotent: 'in-service',
    timeoutMs: paidTimeoutMs,
    calls: ['ats.ConvertResume', 'billing.CommitCredits', 'ats.ConfirmAnswer'],
    async work(call) {
      const { resume, creditsSpent, isReplay } = await doPaidWork(
        call,
        (context) =>
          call.clients.ats.call(
            'ConvertResume',
            { ...encodeResume(call.body.resume), ...repeatable(call) },
            { context, timeoutMs: paidTimeoutMs },
          ),
        paymentIn(call),
      )
      const data = new RawJson(`{"resume":${resume},"creditsSpent":${creditsSpent}}`)
      return isReplay ? new Replayed(data) : data
    },
  }),
  route({
    operation: 'extractResumeText',
    method: 'POST',
    path: '/ats/extract',
    summary: 'Extract text from a resume file',
    description:
      'Accepts a PDF, DOCX, TXT, Markdown or JSON file of at most 5 MB in the form field `resume`. The type is detected from the bytes, not from the name. Send the returned `layout` with a scan to have the layout checked too. Extractions have their own quota; one that fails does not count.',
    access: access.anybody,
    multipart: { field: 'resume', maxBytes: extractionLimits.fileBytes },
    response: {
      status: 200,
      message: 'Resume text extracted',
      data: ExtractedResume,
    },
    errors: [400, 408, 413, 415, 429],
    idempotent: true,
    timeoutMs: extractionTimeoutMs,
    calls: ['ats.ExtractText'],
    async work({ clients, context, upload }) {
      const { fileName, chunks } = await upload()
      const parts = function* () {
        yield { metadata: { fileName } }
        for (const chunk of chunks) yield { chunk }
        yield { complete: true }
      }
      const found = await clients.ats.upload('ExtractText', parts(), {
        context: { ...context, deadline: Date.now() + extractionTimeoutMs },
        timeoutMs: extractionTimeoutMs,
      })
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
    summary: 'Get your scan quota',
    description:
      'Returns how many scans and text extractions you have left, and what paid scans cost. The quota of anonymous callers is counted by IP address.',
    access: access.anybody,
    response: { status: 200, message: 'ATS quota retrieved', data: AtsQuota },
    work: rpc(
      'ats',
      'GetQuota',
      () => ({}),
      ({ quota }) => toQuotaResponse(quota),
    ),
  }),
]
