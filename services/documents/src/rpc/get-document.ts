import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getDocument } from '../use-cases/get-document.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'
import { documentId } from './ids.ts'

/** Reads a document of the calling user. */
export function getDocumentRpc(dependencies: Dependencies): UnaryHandler<DocumentsServiceDefinition['GetDocument']> {
  return async ({ id }) => ({
    document: encodeDocument(await getDocument(dependencies, requireUser().userId, documentId(id))),
  })
}
