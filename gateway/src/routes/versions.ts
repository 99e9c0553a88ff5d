import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { Page, PagingQuery, pageRequest } from '../http/paging.ts'
import { DocumentRow, rawPage, showDocument, showVersion, VersionRow } from './document-schemas.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Id, IdParams } from './schemas.ts'

const notFound = 'Document not found'

const VersionParams = Type.Object({
  id: Id,
  revision: Type.String({ description: 'A revision that the document had' }),
})

const { content: _content, ...rowWithoutContent } = VersionRow.properties

/** A revision in a path; what is none is missing: there is no version 0. */
const revisionOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)

/** Former versions of documents: each successful update keeps the state before it. */
export const versionRoutes: AnyRoute[] = [
  route({
    operation: 'listDocumentVersions',
    method: 'GET',
    path: '/documents/:id/versions',
    notFound,
    summary: 'List the former versions of a document, newest first',
    description: 'Without `content`. Kept for 90 days, at most 50 of a document.',
    access: access.key('resume:read'),
    params: IdParams,
    query: PagingQuery,
    response: { status: 200, message: 'Document versions retrieved', data: Page(Type.Object(rowWithoutContent)) },
    work: rpc(
      'documents',
      'ListVersions',
      ({ params, query }) => ({ documentId: params.id, ...pageRequest(query) }),
      ({ items, total }, { query }) => rawPage(items.map(showVersion), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'getDocumentVersion',
    method: 'GET',
    path: '/documents/:id/versions/:revision',
    notFound,
    summary: 'Read a former version of a document',
    access: access.key('resume:read'),
    params: VersionParams,
    response: { status: 200, message: 'Document version retrieved', data: VersionRow },
    work: rpc(
      'documents',
      'GetVersion',
      ({ params }) => ({ documentId: params.id, revision: revisionOf(params.revision) }),
      ({ version }) => showVersion(version),
    ),
  }),
  route({
    operation: 'restoreDocumentVersion',
    method: 'POST',
    path: '/documents/:id/versions/:revision/restore',
    notFound,
    summary: 'Make a former version the next revision',
    description: 'Content, title, tags, metadata and template come back; slug and visibility stay as they are.',
    access: access.key('resume:write'),
    params: VersionParams,
    body: Exact({}),
    bodyOptional: true,
    response: { status: 200, message: 'Document version restored', data: DocumentRow },
    idempotent: true,
    work: rpc(
      'documents',
      'RestoreVersion',
      ({ params }) => ({ documentId: params.id, revision: revisionOf(params.revision) }),
      ({ document }) => showDocument(document),
    ),
  }),
]
