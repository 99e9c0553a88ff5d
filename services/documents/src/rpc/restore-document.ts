import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'
import { documentId } from './ids.ts'

/** Brings a deleted document back. */
export function restoreDocument({
  lifecycle,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['RestoreDocument']> {
  return async ({ id }) => ({
    document: encodeDocument(await lifecycle.restore(requireUser().userId, documentId(id))),
  })
}
