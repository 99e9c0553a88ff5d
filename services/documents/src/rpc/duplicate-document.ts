import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'
import { documentId } from './ids.ts'

/** Copies a document. */
export function duplicateDocument({
  lifecycle,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['DuplicateDocument']> {
  return async ({ id }) => ({
    document: encodeDocument(await lifecycle.duplicate(requireUser().userId, documentId(id))),
  })
}
