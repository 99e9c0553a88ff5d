import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readFields, readType } from '../domain/document-fields.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'

/** Creates a document. */
export function createDocument({
  documents,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['CreateDocument']> {
  return async ({ type, ...sent }) => ({
    document: encodeDocument(await documents.create(requireUser().userId, readType(type), readFields(sent))),
  })
}
