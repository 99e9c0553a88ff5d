import type { AnalyzeResumeRequest } from '@resume/proto/generated/resume/ats/v1/AnalyzeResumeRequest'
import type { AnalyzeResumeResponseOutput } from '@resume/proto/generated/resume/ats/v1/AnalyzeResumeResponse'
import type { ConvertResumeRequest } from '@resume/proto/generated/resume/ats/v1/ConvertResumeRequest'
import type { ConvertResumeResponseOutput } from '@resume/proto/generated/resume/ats/v1/ConvertResumeResponse'
import type { CallOptions } from '@resume/service-kit/grpc/client'
import type { RunningAts } from './running-ats.ts'

/** An analysis as the gateway gives it to its client. */
export type GivenAnalysis = Omit<AnalyzeResumeResponseOutput, 'isReplay' | 'confirmId' | 'reservationId'>

/** Asks for an analysis as the gateway does, which confirms every answer that it has. */
export async function askForAnalysis(
  { client }: Pick<RunningAts, 'client'>,
  request: AnalyzeResumeRequest,
  call: CallOptions,
): Promise<GivenAnalysis> {
  const { isReplay: _, confirmId, reservationId: __, ...answer } = await client.call('AnalyzeResume', request, call)
  if (confirmId) await client.call('ConfirmAnswer', { confirmId }, call)
  return answer
}

/** Asks for a conversion; as {@link askForAnalysis}. */
export async function askForConversion(
  { client }: Pick<RunningAts, 'client'>,
  request: ConvertResumeRequest,
  call: CallOptions,
): Promise<Omit<ConvertResumeResponseOutput, 'isReplay' | 'confirmId' | 'reservationId'>> {
  const { isReplay: _, confirmId, reservationId: __, ...answer } = await client.call('ConvertResume', request, call)
  if (confirmId) await client.call('ConfirmAnswer', { confirmId }, call)
  return answer
}
