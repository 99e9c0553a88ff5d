import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { deleteDocument } from '../use-cases/delete-document.ts'
import type { Dependencies } from './dependencies.ts'
import { documentId } from './ids.ts'

/** Deletes a document. */
export function deleteDocumentRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['DeleteDocument']> {
  return async ({ id }) => {
    await deleteDocument(dependencies, requireUser().userId, documentId(id))
    return {}
  }
}
