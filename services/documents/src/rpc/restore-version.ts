import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { restoreVersion } from '../use-cases/restore-version.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'
import { documentId } from './ids.ts'

/** Makes a former version the document's next revision. */
export function restoreVersionRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['RestoreVersion']> {
  return async ({ documentId: id, revision }) => ({
    document: encodeDocument(await restoreVersion(dependencies, requireUser().userId, documentId(id), revision)),
  })
}
