import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { isId } from '@resume/service-kit/ids'
import { listSharedDocuments } from '../use-cases/list-shared-documents.ts'
import type { Dependencies } from './dependencies.ts'

/** Finds which of some documents are shared now. */
export function listSharedDocumentsRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['ListSharedDocuments']> {
  return async ({ documentIds }) => ({
    documentIds: await listSharedDocuments(dependencies, requireUser().userId, documentIds.filter(isId)),
  })
}
