import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getVersion } from '../use-cases/get-version.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeVersion } from './encode.ts'
import { documentId } from './ids.ts'

/** Reads a former version of a document. */
export function getVersionRpc(dependencies: Dependencies): UnaryHandler<DocumentsServiceDefinition['GetVersion']> {
  return async ({ documentId: id, revision }) => ({
    version: encodeVersion(await getVersion(dependencies, requireUser().userId, documentId(id), revision)),
  })
}
