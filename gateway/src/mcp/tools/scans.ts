import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { about } from '../../description/keywords.ts'
import { ResumeInput } from '../../routes/ats-schemas.ts'
import { Id } from '../../routes/schemas.ts'
import type { Api } from '../api.ts'
import { type Arguments, checkBody, requestOf } from '../request-of.ts'
import { documentContent } from './document-content.ts'
import { type CreditRange, creditOutputs, quoteOutcome, quoteText } from './quotes.ts'
import { rowOf } from './rows.ts'
import { effects, type Tool, type ToolOutcome, toolOf } from './tool.ts'

const analyzeRow = rowOf('analyzeResume')
const quotaRow = rowOf('getAtsQuota')

/** A resume, given whole or by the document that it is the content of. */
const inputs = {
  resume: Type.Optional(about('The resume. Leave it out if you send `documentId`.', ResumeInput)),
  documentId: Type.Optional(Id('The ID of the document that is the resume. Leave it out if you send `resume`.')),
}

/** Scans of resumes against jobs. */
export const scanTools: Tool[] = [
  toolOf(rowOf('checkResume'), effects.usesQuota, {
    description:
      'Checks a resume as an applicant tracking system would, and compares it with a job description if you send one. No AI is involved. Uses one scan of the quota; the same scan again within 24 hours uses none.',
    inputs,
    prepare: withResume,
  }),
  toolOf(analyzeRow, effects.spends, {
    note: 'Tell the person the price, and ask, before you spend credits.',
    inputs,
    prepare: withResume,
    dryRun: { description: quoteText, outputs: creditOutputs, run: quoteAnalysis },
  }),
  toolOf(quotaRow, effects.reads),
]

async function withResume(args: Arguments, api: Api): Promise<Arguments> {
  if (!Object.hasOwn(args, 'documentId')) return args
  const { documentId, ...rest } = args
  if (Object.hasOwn(args, 'resume'))
    throw invalidFields({ path: 'documentId', message: 'must not stand beside resume' })
  if (typeof documentId !== 'string') throw invalidFields({ path: 'documentId', message: 'must be string' })
  return { ...rest, resume: await documentContent(documentId, api) }
}

/** What an analysis would cost; how much of the range depends on the length of what is read. */
async function quoteAnalysis(args: Arguments, api: Api): Promise<ToolOutcome> {
  const request = requestOf(analyzeRow, args)
  checkBody(analyzeRow, request)
  const { pricing } = JSON.parse((await api(quotaRow)).json) as { pricing?: Record<string, CreditRange> }
  const isFetched = (request.body as { fetchJobUrl?: boolean }).fetchJobUrl === true
  const range = pricing?.[isFetched ? 'jobUrlAnalysisCredits' : 'analysisCredits']
  if (!range) throw new AppError('internal_error')
  return quoteOutcome(range)
}
