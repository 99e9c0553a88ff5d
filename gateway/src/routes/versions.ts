import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { documented } from '../description/keywords.ts'
import { Page, PagingQuery, pageRequest } from '../http/paging.ts'
import {
  Document,
  DocumentVersion,
  DocumentVersionSummary,
  toDocumentResponse,
  toPageResponse,
  toVersionResponse,
} from './document-schemas.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Id, NoFields, Text } from './schemas.ts'

const resource = 'Document'

const documentId = Id('The ID of the document.')
const VersionParams = Type.Object({
  id: documentId,
  revision: Text('The revision of the version.', documented({ pattern: '^[1-9][0-9]{0,8}$' })),
})

/** A revision in a path. Anything else becomes 0, a version that never exists. */
const revisionOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)

/** Former versions of documents: each successful update keeps the state before it. */
export const versionRoutes: AnyRoute[] = [
  route({
    operation: 'listDocumentVersions',
    method: 'GET',
    path: '/documents/:id/versions',
    resource,
    summary: 'List the versions of a document',
    description:
      'Returns the former versions without their content, newest first. Versions are kept for 90 days, at most 50 for each document.',
    access: access.key('resume:read'),
    params: Type.Object({ id: documentId }),
    query: PagingQuery,
    response: { status: 200, message: 'Document versions retrieved', data: Page(DocumentVersionSummary) },
    work: rpc(
      'documents',
      'ListVersions',
      ({ params, query }) => ({ documentId: params.id, ...pageRequest(query) }),
      ({ items, total }, { query }) => toPageResponse(items.map(toVersionResponse), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'getDocumentVersion',
    method: 'GET',
    path: '/documents/:id/versions/:revision',
    resource,
    summary: 'Get a version of a document',
    description: 'Returns a former version with its content.',
    access: access.key('resume:read'),
    params: VersionParams,
    response: { status: 200, message: 'Document version retrieved', data: DocumentVersion },
    work: rpc(
      'documents',
      'GetVersion',
      ({ params }) => ({ documentId: params.id, revision: revisionOf(params.revision) }),
      ({ version }) => toVersionResponse(version),
    ),
  }),
  route({
    operation: 'restoreDocumentVersion',
    method: 'POST',
    path: '/documents/:id/versions/:revision/restore',
    resource,
    summary: 'Restore a version of a document',
    description:
      'Makes a former version the next revision: its content, title, tags, metadata and template. Slug and visibility stay as they are.',
    access: access.key('resume:write'),
    params: VersionParams,
    body: NoFields,
    bodyOptional: true,
    response: { status: 200, message: 'Document version restored', data: Document },
    idempotent: true,
    work: rpc(
      'documents',
      'RestoreVersion',
      ({ params }) => ({ documentId: params.id, revision: revisionOf(params.revision) }),
      ({ document }) => toDocumentResponse(document),
    ),
  }),
]
