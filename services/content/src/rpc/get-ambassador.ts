import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getAmbassador } from '../use-cases/read-ambassadors.ts'
import { encodeApplication } from './applications.ts'
import type { Dependencies } from './dependencies.ts'

/** Reads the calling user's last application. */
export function getAmbassadorRpc(dependencies: Dependencies): UnaryHandler<ContentServiceDefinition['GetAmbassador']> {
  return async () => {
    const { userId } = requireUser()
    dependencies.requireAmbassadorProgram()
    const application = await getAmbassador(dependencies, userId)
    return { application: application && encodeApplication(application) }
  }
}
