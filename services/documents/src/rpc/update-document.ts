import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readFields } from '../domain/document-fields.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument, withoutSent } from './encode.ts'
import { documentId } from './ids.ts'

/** Changes a document. */
export function updateDocument({
  documents,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['UpdateDocument']> {
  return async ({ id, revision, tags, ...sent }) => {
    const { userId } = requireUser()
    const fields = readFields({ ...sent, ...(tags && { tags: tags.values }) })
    if (Object.keys(fields).length === 0) {
      throw invalidFields({ path: 'revision', message: 'must come with at least one changed field' })
    }
    const document = await documents.update(userId, documentId(id), revision, fields)
    return { document: encodeDocument(withoutSent(document, fields)) }
  }
}
