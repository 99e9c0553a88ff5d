import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { requirePrincipal } from '@resume/service-kit/context/callers'
import { currentContext } from '@resume/service-kit/context/request-context'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { checkResume } from '../use-cases/check-resume.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeQuota } from './encode.ts'

/** Scans a resume. */
export function checkResumeRpc(dependencies: Dependencies): UnaryHandler<AtsServiceDefinition['CheckResume']> {
  return async ({ text, json, jobDescription, layout }) => {
    const { report, quota } = await checkResume(
      dependencies,
      requirePrincipal(),
      { resume: text ?? json, jobDescription, layout: layout ?? undefined },
      currentContext()?.signal,
    )
    return { report: Buffer.from(report.buffer, report.byteOffset, report.byteLength), quota: encodeQuota(quota) }
  }
}
