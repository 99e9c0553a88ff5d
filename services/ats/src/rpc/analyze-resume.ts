import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { requireUser } from '@resume/service-kit/context/callers'
import { currentContext } from '@resume/service-kit/context/request-context'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { analyzeResume } from '../domain/ai/analyze-resume.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeQuota } from './encode.ts'
import { requestIdOf } from './request-ids.ts'

/** Scans a resume and lets an AI comment on it. */
export function analyzeResumeRpc(dependencies: Dependencies): UnaryHandler<AtsServiceDefinition['AnalyzeResume']> {
  return async ({ text, json, jobDescription, layout, fetchJobUrl, jobUrl, requestId }) => {
    const { report, ai, aiStatus, creditsSpent, quota } = await analyzeResume(
      dependencies,
      requireUser(),
      {
        resume: text ?? json,
        jobDescription,
        layout: layout ?? undefined,
        fetchJobUrl,
        jobUrl,
        requestId: requestIdOf(requestId),
      },
      currentContext()?.signal,
    )
    return {
      report: Buffer.from(report.buffer, report.byteOffset, report.byteLength),
      ...(ai && { ai: Buffer.from(JSON.stringify(ai)) }),
      aiStatus,
      creditsSpent,
      quota: encodeQuota(quota),
    }
  }
}
