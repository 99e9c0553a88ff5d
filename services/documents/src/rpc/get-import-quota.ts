import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Reads the calling user's import quotas. */
export function getImportQuota({
  importQuotas,
  codehost,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['GetImportQuota']> {
  return async ({ connectedAccountId }) => {
    const { userId } = requireUser()
    const [forCodehost, forNetwork, login] = await Promise.all([
      importQuotas.view(userId, 'codehost'),
      importQuotas.view(userId, 'network'),
      connectedAccountId === undefined ? undefined : codehost.loginOfAccount(connectedAccountId),
    ])
    return { codehost: { ...forCodehost, ...(login && { connectedUsername: login }) }, network: forNetwork }
  }
}
