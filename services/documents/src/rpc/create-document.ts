import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readFields, readType } from '../domain/document-fields.ts'
import { createDocument } from '../use-cases/create-document.ts'
import { decodeType, decodeVisibility } from './decode.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument, withoutSent } from './encode.ts'

/** Creates a document. */
export function createDocumentRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['CreateDocument']> {
  return async ({ documentType, documentVisibility, ...sent }) => {
    const fields = readFields({ ...sent, visibility: decodeVisibility(documentVisibility) })
    const type = readType(decodeType(documentType))
    const document = await createDocument(dependencies, requireUser().userId, type, fields)
    return { document: encodeDocument(withoutSent(document, fields)) }
  }
}
