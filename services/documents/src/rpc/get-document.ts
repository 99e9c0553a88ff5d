import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'
import { documentId } from './ids.ts'

/** Reads a document of the calling user. */
export function getDocument({ readDocument }: Dependencies): UnaryHandler<DocumentsServiceDefinition['GetDocument']> {
  return async ({ id }) => ({
    document: encodeDocument(await readDocument(requireUser().userId, documentId(id))),
  })
}
