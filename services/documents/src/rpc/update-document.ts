import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readChanges } from '../domain/document-fields.ts'
import { updateDocument } from '../use-cases/update-document.ts'
import { decodeVisibility } from './decode.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'
import { documentId } from './ids.ts'

/** Changes a document. */
export function updateDocumentRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['UpdateDocument']> {
  return async ({ id, revision, tags, documentVisibility, ...sent }) => {
    const { userId } = requireUser()
    const visibility = decodeVisibility(documentVisibility)
    const fields = readChanges({ ...sent, visibility, ...(tags && { tags: tags.values }) })
    const document = await updateDocument(dependencies, userId, documentId(id), revision, fields)
    return { document: encodeDocument(document) }
  }
}
