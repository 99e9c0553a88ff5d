import { aiStatusEnum } from '@resume/proto/ats-enums'
import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { requireUser } from '@resume/service-kit/context/callers'
import { currentContext } from '@resume/service-kit/context/request-context'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { analyzeResume } from '../use-cases/analyze-resume.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeQuota } from './encode.ts'
import { decodeRepeatable } from './repeatable-request.ts'

/** Scans a resume and lets an AI comment on it. */
export function analyzeResumeRpc(dependencies: Dependencies): UnaryHandler<AtsServiceDefinition['AnalyzeResume']> {
  return async ({ text, json, jobDescription, layout, fetchJobUrl, jobUrl, ...repeatable }) => {
    const { analysis, isReplay, due } = await analyzeResume(
      dependencies,
      requireUser(),
      {
        resume: text ?? json,
        jobDescription,
        layout: layout ?? undefined,
        fetchJobUrl,
        jobUrl,
        ...decodeRepeatable(repeatable),
      },
      currentContext()?.signal,
    )
    const { report, ai, aiStatus, creditsSpent, quota } = analysis
    return {
      report: Buffer.from(report.buffer, report.byteOffset, report.byteLength),
      ...(ai && { ai: Buffer.from(JSON.stringify(ai)) }),
      aiStatus,
      commentStatus: aiStatusEnum.encode(aiStatus),
      creditsSpent,
      quota: encodeQuota(quota),
      isReplay,
      confirmId: due?.confirmId,
      reservationId: due?.reservationId,
    }
  }
}
