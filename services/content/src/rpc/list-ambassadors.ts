import { applicationStatusEnum } from '@resume/proto/content-enums'
import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listAmbassadors } from '../use-cases/read-ambassadors.ts'
import { encodeApplication } from './applications.ts'
import type { Dependencies } from './dependencies.ts'

/** Lists applications for the administrator. */
export function listAmbassadorsRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['ListAmbassadors']> {
  return async ({ limit, offset, status }) => {
    requireAdministrator()
    dependencies.requireAmbassadorProgram()
    const wanted = applicationStatusEnum.decode(status)
    const { items, total } = await listAmbassadors(dependencies, wanted, { limit, offset })
    return { items: items.map(encodeApplication), total }
  }
}
