import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { requireUser } from '@resume/service-kit/context/callers'
import { currentContext } from '@resume/service-kit/context/request-context'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { convertResume } from '../use-cases/convert-resume.ts'
import type { Dependencies } from './dependencies.ts'
import { decodeRepeatable } from './repeatable-request.ts'

/** Turns a resume into data by an AI. */
export function convertResumeRpc(dependencies: Dependencies): UnaryHandler<AtsServiceDefinition['ConvertResume']> {
  return async ({ text, json, ...repeatable }) => {
    const { conversion, isReplay, due } = await convertResume(
      dependencies,
      requireUser(),
      { resume: text ?? json, ...decodeRepeatable(repeatable) },
      currentContext()?.signal,
    )
    const { resume, creditsSpent } = conversion
    return {
      resume: Buffer.from(JSON.stringify(resume)),
      creditsSpent,
      isReplay,
      confirmId: due?.confirmId,
      reservationId: due?.reservationId,
    }
  }
}
