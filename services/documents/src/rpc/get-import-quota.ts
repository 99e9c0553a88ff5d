import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getImportQuota } from '../use-cases/get-import-quota.ts'
import type { Dependencies } from './dependencies.ts'

/** Reads the calling user's import quotas. */
export function getImportQuotaRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['GetImportQuota']> {
  return async ({ connectedAccountId }) => {
    const { userId } = requireUser()
    const { codehost, network, connectedLogin } = await getImportQuota(dependencies, userId, connectedAccountId)
    return { codehost: { ...codehost, ...(connectedLogin && { connectedUsername: connectedLogin }) }, network }
  }
}
