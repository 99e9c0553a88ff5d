import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { isId } from '@resume/service-kit/ids'
import { followSuspension } from '../use-cases/follow-suspension.ts'
import type { Dependencies } from './dependencies.ts'

/** Closes the share links of a suspended user, or opens them again, for the administrator. */
export function followSuspensionRpc(ports: Dependencies): UnaryHandler<DocumentsServiceDefinition['FollowSuspension']> {
  return async ({ userId, suspended, version }) => {
    requireAdministrator()
    if (!isId(userId)) throw new AppError('not_found', { resource: 'User' })
    await ports.commit((transaction) => followSuspension(ports, transaction, { userId, suspended, version }))
    return {}
  }
}
