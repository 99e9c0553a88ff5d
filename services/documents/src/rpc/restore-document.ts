import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { restoreDocument } from '../use-cases/restore-document.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'
import { documentId } from './ids.ts'

/** Restores a deleted document. */
export function restoreDocumentRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['RestoreDocument']> {
  return async ({ id }) => ({
    document: encodeDocument(await restoreDocument(dependencies, requireUser().userId, documentId(id))),
  })
}
