import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { applyAsAmbassador } from '../use-cases/apply-as-ambassador.ts'
import { decodeAnswers, encodeApplication } from './applications.ts'
import type { Dependencies } from './dependencies.ts'

/** Applies for the calling user. */
export function applyAsAmbassadorRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['ApplyAsAmbassador']> {
  return async ({ answers }) => {
    const { userId } = requireUser()
    dependencies.requireAmbassadorProgram()
    const application = await applyAsAmbassador(dependencies, userId, decodeAnswers(answers))
    return { application: encodeApplication(application) }
  }
}
