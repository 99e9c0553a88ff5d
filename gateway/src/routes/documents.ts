import { cacheKeys } from '@resume/proto/cache-keys'
import { documentLimits } from '@resume/proto/limits/documents'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { documented, named } from '../description/keywords.ts'
import { Document, DocumentType, documentFields, toDocumentEnums, toDocumentResponse } from './document-schemas.ts'
import { listDocuments } from './list-documents.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, idParams, NoFields, rawBytes, TimeOrNull, Whole } from './schemas.ts'

const resource = 'Document'

/** A document's content and metadata at their largest, and the other fields. */
const bodyLimit = documentLimits.contentBytes + 128 * 1024

/** Five minutes: a document is read again and again while somebody works on it. */
const documentTtlSeconds = 5 * 60

const CreateBody = Exact({ type: DocumentType, ...documentFields }, named('DocumentCreate', 'A document to create.'))

const UpdateBody = Exact(
  {
    revision: Whole('The current revision of the document.', { minimum: 1, maximum: 2_147_483_647 }),
    ...documentFields,
    lastSyncedAt: Type.Optional(TimeOrNull('When an app last synced the document.')),
  },
  {
    ...named('DocumentUpdate', 'The fields to change; at least one in addition to `revision`.'),
    ...documented({ minProperties: 2 }),
  },
)

const params = idParams('the document')

/** Documents: resumes, cover letters, portfolios and link-in-bio pages. */
export const documentRoutes: AnyRoute[] = [
  listDocuments,
  route({
    operation: 'createDocument',
    method: 'POST',
    path: '/documents',
    summary: 'Create a document',
    description:
      'Without `content`, a `RESUME` starts with the content of your master profile, and a `COVER_LETTER` with its `templateId`, `basics`, `links`, `summary` and `customization`. The free plan includes one document of each type; one more fails with 403.',
    access: access.key('resume:write'),
    body: CreateBody,
    raw: ['content', 'metadata'],
    bodyLimit,
    response: { status: 201, message: 'Document created', data: Document },
    errors: [403, 409, 413],
    idempotent: true,
    work: rpc(
      'documents',
      'CreateDocument',
      ({ body: { type, visibility, content, metadata, ...rest } }) => ({
        ...rest,
        ...toDocumentEnums({ type, visibility }),
        ...(content && { content: rawBytes(content) }),
        ...(metadata && { metadata: rawBytes(metadata) }),
      }),
      ({ document }, { body }) => toDocumentResponse(document, body.content),
    ),
  }),
  route({
    operation: 'getDocument',
    method: 'GET',
    path: '/documents/:id',
    resource,
    summary: 'Get a document',
    description: 'Returns a document with its content.',
    access: access.key('resume:read'),
    params,
    response: { status: 200, message: 'Document retrieved', data: Document },
    cache: { entry: (userId, { id = '' }) => cacheKeys.document(userId, id), ttlSeconds: documentTtlSeconds },
    work: rpc(
      'documents',
      'GetDocument',
      ({ params }) => params,
      ({ document }) => toDocumentResponse(document),
    ),
  }),
  route({
    operation: 'updateDocument',
    method: 'PATCH',
    path: '/documents/:id',
    resource,
    summary: 'Update a document',
    description:
      'Changes the fields that you send and keeps the others. `revision` must be the current one: of several updates with the same revision, one succeeds and the others fail with 409. The former version is kept.',
    access: access.key('resume:write'),
    params,
    body: UpdateBody,
    raw: ['content', 'metadata'],
    bodyLimit,
    response: { status: 200, message: 'Document updated', data: Document },
    errors: [409, 413],
    work: rpc(
      'documents',
      'UpdateDocument',
      ({ params, body: { visibility, content, metadata, tags, lastSyncedAt, ...rest } }) => ({
        ...params,
        ...rest,
        ...toDocumentEnums({ visibility }),
        ...(tags && { tags: { values: tags } }),
        ...(content && { content: rawBytes(content) }),
        ...(metadata && { metadata: rawBytes(metadata) }),
        ...(lastSyncedAt !== undefined && { lastSyncedAt: lastSyncedAt ?? '' }),
      }),
      ({ document }, { body }) => toDocumentResponse(document, body.content),
    ),
  }),
  route({
    operation: 'deleteDocument',
    method: 'DELETE',
    path: '/documents/:id',
    resource,
    summary: 'Delete a document',
    description:
      'A deleted document can be restored for 30 days. Its share links stop working immediately and are not restored.',
    access: access.key('resume:write'),
    params,
    response: { status: 200, message: 'Document deleted', data: Type.Null() },
    work: rpc(
      'documents',
      'DeleteDocument',
      ({ params }) => params,
      () => null,
    ),
  }),
  route({
    operation: 'restoreDocument',
    method: 'POST',
    path: '/documents/:id/restore',
    resource,
    summary: 'Restore a deleted document',
    description:
      'Works for 30 days after the deletion. If another document has taken the slug, the restored one gets a new slug, which makes its next revision.',
    access: access.key('resume:write'),
    params,
    body: NoFields,
    bodyOptional: true,
    response: { status: 200, message: 'Document restored', data: Document },
    errors: [403],
    idempotent: true,
    work: rpc(
      'documents',
      'RestoreDocument',
      ({ params }) => params,
      ({ document }) => toDocumentResponse(document),
    ),
  }),
  route({
    operation: 'duplicateDocument',
    method: 'POST',
    path: '/documents/:id/duplicate',
    resource,
    summary: 'Duplicate a document',
    description: 'The copy is private, and starts at revision 1 without former versions.',
    access: access.key('resume:write'),
    params,
    body: NoFields,
    bodyOptional: true,
    response: { status: 201, message: 'Document duplicated', data: Document },
    errors: [403],
    idempotent: true,
    work: rpc(
      'documents',
      'DuplicateDocument',
      ({ params }) => params,
      ({ document }) => toDocumentResponse(document),
    ),
  }),
]
