import { applicationStatusEnum } from '@resume/proto/content-enums'
import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { isId } from '@resume/service-kit/ids'
import { applicationNotFound } from '../domain/ambassador.ts'
import { decideAmbassador } from '../use-cases/decide-ambassador.ts'
import { encodeApplication } from './applications.ts'
import type { Dependencies } from './dependencies.ts'

/** Decides on an application. */
export function decideAmbassadorRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['DecideAmbassador']> {
  return async ({ id, status, reviewNote, reason }) => {
    const actor = requireAdministrator()
    dependencies.requireAmbassadorProgram()
    if (!isId(id)) throw applicationNotFound()
    const decided = applicationStatusEnum.decode(status)
    if (decided === undefined || decided === 'PENDING') throw new AppError('invalid_request')
    const decision = { status: decided, reviewNote: reviewNote || null, reason }
    return { application: encodeApplication(await decideAmbassador(dependencies, actor, id, decision)) }
  }
}
