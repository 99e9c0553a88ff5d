import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeVersion } from './encode.ts'
import { documentId } from './ids.ts'

/** Reads a former version of a document. */
export function getVersion({ versions }: Dependencies): UnaryHandler<DocumentsServiceDefinition['GetVersion']> {
  return async ({ documentId: id, revision }) => ({
    version: encodeVersion(await versions.get(requireUser().userId, documentId(id), revision)),
  })
}
