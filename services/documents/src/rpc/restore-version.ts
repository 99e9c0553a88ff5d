import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'
import { documentId } from './ids.ts'

/** Makes a former version the document's next revision. */
export function restoreVersion({ versions }: Dependencies): UnaryHandler<DocumentsServiceDefinition['RestoreVersion']> {
  return async ({ documentId: id, revision }) => ({
    document: encodeDocument(await versions.restore(requireUser().userId, documentId(id), revision)),
  })
}
