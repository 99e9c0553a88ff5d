import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { requireUser } from '@resume/service-kit/context/callers'
import { currentContext } from '@resume/service-kit/context/request-context'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { convertResume } from '../domain/ai/convert-resume.ts'
import type { Dependencies } from './dependencies.ts'
import { requestIdOf } from './request-ids.ts'

/** Turns a resume into data by an AI. */
export function convertResumeRpc(dependencies: Dependencies): UnaryHandler<AtsServiceDefinition['ConvertResume']> {
  return async ({ text, json, requestId }) => {
    const { resume, creditsSpent } = await convertResume(
      dependencies,
      requireUser(),
      { resume: text ?? json, requestId: requestIdOf(requestId) },
      currentContext()?.signal,
    )
    return { resume: Buffer.from(JSON.stringify(resume)), creditsSpent }
  }
}
