import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { RawJson } from '../http/envelope.ts'
import { readUpload } from '../http/upload.ts'
import {
  Analysis,
  ConvertedResume,
  encodeResume,
  jobDescription,
  Layout,
  Quota,
  Report,
  Resume,
  requestId,
  Strings,
  showQuota,
  UsageQuota,
} from './ats-schemas.ts'
import { requestIdOf, whileWaitedFor } from './paid-work.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Nullable } from './schemas.ts'

const megabyte = 1024 * 1024

/** Longest time for paid work, in milliseconds: an advertisement is fetched, billing asked, an AI asked twice. */
const paidTimeoutMs = 50_000

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
      resume: Resume,
      jobDescription,
      layout: Type.Optional(Layout),
      requestId,
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
        ...encodeResume(resume),
        jobDescription: jobDescription ?? '',
        ...(layout && { layout }),
      }),
      ({ report, quota }) =>
        new RawJson(`{"report":${report},"ai":null,"creditsSpent":0,"quota":${JSON.stringify(showQuota(quota))}}`),
    ),
  }),
  route({
    operation: 'analyzeResume',
    method: 'POST',
    path: '/ats/analyze',
    summary: 'Scan a resume and let an AI comment on it',
    description:
      'The report is that of a scan and always comes; it uses one scan of the same quota. `aiStatus` says whether the comment of the AI came: `ok`, `unavailable` (nothing is charged) or `unconfigured`. It costs 1 credit up to 10,000 characters of resume and advertisement together, 2 up to 30,000 and 3 above; one more when the advertisement is fetched. 402 when there are fewer credits than it costs; nothing is consumed then. With `fetchJobUrl` the page at `jobUrl` is the advertisement, below `jobDescription` if there is one: HTTPS on the standard port of a public address, at most 3 redirects on the same host, 2 MB and 8 seconds; one that cannot be fetched is 400 with the reason. What the AI names and what does not stand in the resume or in the advertisement is left out. Names, e-mail addresses, phone numbers and links are not sent to the AI.',
    access: access.key('ai:write'),
    limit: 'spending',
    body: Exact({
      resume: Resume,
      jobDescription,
      layout: Type.Optional(Layout),
      fetchJobUrl: Type.Optional(Type.Boolean({ description: 'Whether `jobUrl` is fetched; false when absent' })),
      jobUrl: Type.Optional(Type.String({ maxLength: 2_048, description: 'Looked at only with `fetchJobUrl`' })),
      requestId,
    }),
    bodyLimit: 1.5 * megabyte,
    response: {
      status: 200,
      message: 'Resume analyzed',
      data: Type.Object({
        report: Report,
        ai: Nullable(Analysis),
        aiStatus: Type.Enum(['ok', 'unavailable', 'unconfigured']),
        creditsSpent: Type.Integer(),
        quota: Quota,
      }),
    },
    errors: [402, 413, 429],
    idempotent: true,
    timeoutMs: paidTimeoutMs,
    calls: ['ats.AnalyzeResume'],
    async work(call) {
      const { resume, jobDescription = '', layout, fetchJobUrl = false, jobUrl = '' } = call.body
      const { report, ai, aiStatus, creditsSpent, quota } = await whileWaitedFor(call, (context) =>
        call.clients.ats.call(
          'AnalyzeResume',
          {
            ...encodeResume(resume),
            jobDescription,
            ...(layout && { layout }),
            fetchJobUrl,
            jobUrl,
            ...requestIdOf(call),
          },
          { context, timeoutMs: paidTimeoutMs },
        ),
      )
      const rest = JSON.stringify({ aiStatus, creditsSpent, quota: showQuota(quota) })
      return new RawJson(`{"report":${report},"ai":${ai ?? 'null'},${rest.slice(1)}`)
    },
  }),
  route({
    operation: 'convertResume',
    method: 'POST',
    path: '/ats/convert-resume',
    summary: 'Turn a resume into data by an AI',
    description:
      'For subscribers of AI Credits or the Bundle, else 403. Costs 5 credits, nothing when it fails, and no scan of the quota. The lists have the shape of a master profile. What does not stand in the resume is left out. Names, e-mail addresses, phone numbers and links are not sent to the AI.',
    access: access.key('ai:write'),
    limit: 'spending',
    body: Exact({ resume: Resume, requestId }),
    bodyLimit: 1.5 * megabyte,
    response: {
      status: 200,
      message: 'Resume converted',
      data: Type.Object({ resume: ConvertedResume, creditsSpent: Type.Integer() }),
    },
    errors: [402, 403, 413, 502],
    idempotent: true,
    timeoutMs: paidTimeoutMs,
    calls: ['ats.ConvertResume'],
    async work(call) {
      const { resume, creditsSpent } = await whileWaitedFor(call, (context) =>
        call.clients.ats.call(
          'ConvertResume',
          { ...encodeResume(call.body.resume), ...requestIdOf(call) },
          { context, timeoutMs: paidTimeoutMs },
        ),
      )
      return new RawJson(`{"resume":${resume},"creditsSpent":${creditsSpent}}`)
    },
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
