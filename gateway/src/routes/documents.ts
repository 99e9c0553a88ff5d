import { cacheKeys } from '@resume/proto/cache-keys'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { Page, PagingQuery, pageRequest } from '../http/paging.ts'
import { DocumentBody, DocumentRow, documentTypes, rawPage, showDocument, visibilities } from './document-schemas.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, IdParams, Nullable, rawBytes, Timestamp } from './schemas.ts'

const notFound = 'Document not found'
const megabyte = 1024 * 1024

/** A document's content and metadata at their largest, and the other fields. */
const bodyLimit = megabyte + 128 * 1024

/** Five minutes: a document is read again and again while somebody works on it. */
const documentTtlSeconds = 5 * 60

const ListQuery = Type.Object(
  {
    ...PagingQuery.properties,
    type: Type.Optional(Type.Enum([...documentTypes])),
    visibility: Type.Optional(Type.Enum([...visibilities])),
    tag: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    search: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'Text within the title, in capitals or not' }),
    ),
    sort: Type.Optional(
      Type.Enum(['-updatedAt', 'updatedAt', '-createdAt', 'createdAt', 'title'], { default: '-updatedAt' }),
    ),
  },
  { additionalProperties: false },
)

const { title, slug, tags, content, metadata, templateId, visibility, keepLocalOnly } = DocumentBody

const CreateBody = Exact({
  type: Type.Enum([...documentTypes]),
  title: Type.Optional(title),
  slug: Type.Optional(slug),
  tags: Type.Optional(tags),
  content: Type.Optional(content),
  metadata: Type.Optional(metadata),
  templateId: Type.Optional(templateId),
  visibility: Type.Optional(visibility),
  keepLocalOnly: Type.Optional(keepLocalOnly),
})

const UpdateBody = Exact({
  revision: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'The current one' }),
  title: Type.Optional(title),
  slug: Type.Optional(slug),
  tags: Type.Optional(tags),
  content: Type.Optional(content),
  metadata: Type.Optional(metadata),
  templateId: Type.Optional(templateId),
  visibility: Type.Optional(visibility),
  keepLocalOnly: Type.Optional(keepLocalOnly),
  lastSyncedAt: Type.Optional(Nullable(Timestamp)),
})

const { content: _content, ...rowWithoutContent } = DocumentRow.properties

/** Documents: resumes, cover letters, portfolios and link-in-bio pages. */
export const documentRoutes: AnyRoute[] = [
  route({
    operation: 'listDocuments',
    method: 'GET',
    path: '/documents',
    summary: 'List the own documents',
    description: 'Without `content`. Deleted documents are not listed.',
    access: access.key('resume:read'),
    query: ListQuery,
    response: { status: 200, message: 'Documents retrieved', data: Page(Type.Object(rowWithoutContent)) },
    work: rpc(
      'documents',
      'ListDocuments',
      ({ query: { type, visibility, tag, search, sort, ...paging } }) => ({
        ...pageRequest(paging),
        type,
        visibility,
        tag,
        search,
        sort: sort ?? '-updatedAt',
      }),
      ({ items, total }, { query }) =>
        rawPage(
          items.map((item) => showDocument(item)),
          total,
          pageRequest(query),
        ),
    ),
  }),
  route({
    operation: 'createDocument',
    method: 'POST',
    path: '/documents',
    summary: 'Create a document',
    description:
      'Without `content`, a RESUME begins with the whole master profile and a COVER_LETTER with the parts of it that introduce its writer. On the free plan one active document per type.',
    access: access.key('resume:write'),
    body: CreateBody,
    raw: ['content', 'metadata'],
    bodyLimit,
    response: { status: 201, message: 'Document created', data: DocumentRow },
    errors: [403, 409, 413],
    idempotent: true,
    work: rpc(
      'documents',
      'CreateDocument',
      ({ body: { content, metadata, ...rest } }) => ({
        ...rest,
        ...(content && { content: rawBytes(content) }),
        ...(metadata && { metadata: rawBytes(metadata) }),
      }),
      ({ document }, { body }) => showDocument(document, body.content),
    ),
  }),
  route({
    operation: 'getDocument',
    method: 'GET',
    path: '/documents/:id',
    notFound,
    summary: 'Read a document',
    access: access.key('resume:read'),
    params: IdParams,
    response: { status: 200, message: 'Document retrieved', data: DocumentRow },
    cache: { entry: (userId, { id = '' }) => cacheKeys.document(userId, id), ttlSeconds: documentTtlSeconds },
    work: rpc(
      'documents',
      'GetDocument',
      ({ params }) => params,
      ({ document }) => showDocument(document),
    ),
  }),
  route({
    operation: 'updateDocument',
    method: 'PATCH',
    path: '/documents/:id',
    notFound,
    summary: 'Change a document',
    description:
      'What is absent stays. `revision` must be the current one: of several updates that name the same, one wins and the others are 409. The former version is kept.',
    access: access.key('resume:write'),
    params: IdParams,
    body: UpdateBody,
    raw: ['content', 'metadata'],
    bodyLimit,
    response: { status: 200, message: 'Document updated', data: DocumentRow },
    errors: [409, 413],
    work: rpc(
      'documents',
      'UpdateDocument',
      ({ params, body: { content, metadata, tags, lastSyncedAt, ...rest } }) => ({
        ...params,
        ...rest,
        ...(tags && { tags: { values: tags } }),
        ...(content && { content: rawBytes(content) }),
        ...(metadata && { metadata: rawBytes(metadata) }),
        ...(lastSyncedAt !== undefined && { lastSyncedAt: lastSyncedAt ?? '' }),
      }),
      ({ document }, { body }) => showDocument(document, body.content),
    ),
  }),
  route({
    operation: 'deleteDocument',
    method: 'DELETE',
    path: '/documents/:id',
    notFound,
    summary: 'Delete a document',
    description: 'It can be restored for 30 days. Its share links go at once, and for good.',
    access: access.key('resume:write'),
    params: IdParams,
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
    notFound,
    summary: 'Bring a deleted document back',
    description: 'Within 30 days. It gets another slug when its own was taken meanwhile.',
    access: access.key('resume:write'),
    params: IdParams,
    body: Exact({}),
    bodyOptional: true,
    response: { status: 200, message: 'Document restored', data: DocumentRow },
    errors: [403],
    idempotent: true,
    work: rpc(
      'documents',
      'RestoreDocument',
      ({ params }) => params,
      ({ document }) => showDocument(document),
    ),
  }),
  route({
    operation: 'duplicateDocument',
    method: 'POST',
    path: '/documents/:id/duplicate',
    notFound,
    summary: 'Copy a document',
    description: 'The copy is private and has a revision and versions of its own.',
    access: access.key('resume:write'),
    params: IdParams,
    body: Exact({}),
    bodyOptional: true,
    response: { status: 201, message: 'Document duplicated', data: DocumentRow },
    errors: [403],
    idempotent: true,
    work: rpc(
      'documents',
      'DuplicateDocument',
      ({ params }) => params,
      ({ document }) => showDocument(document),
    ),
  }),
]
