import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { duplicateDocument } from '../use-cases/duplicate-document.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'
import { documentId } from './ids.ts'

/** Makes a copy of a document. */
export function duplicateDocumentRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['DuplicateDocument']> {
  return async ({ id }) => ({
    document: encodeDocument(await duplicateDocument(dependencies, requireUser().userId, documentId(id))),
  })
}
