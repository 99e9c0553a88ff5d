import type { SharedSnapshotOutput } from '@resume/proto/generated/resume/documents/v1/SharedSnapshot'
import type { ShareLinkOutput } from '@resume/proto/generated/resume/documents/v1/ShareLink'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { RawJson, spliceJson } from '../http/envelope.ts'
import { Page, PagingQuery, pageRequest } from '../http/paging.ts'
import { rawPage } from './document-schemas.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Id, JsonObject, Nullable, rawBytes, Timestamp } from './schemas.ts'

const megabyte = 1024 * 1024
const mostIds = 50
const AnyObject = Type.Object({}, { additionalProperties: true })

const ShareLink = Type.Object({
  id: Id,
  userId: Id,
  documentId: Id,
  slug: Type.String(),
  token: Type.String(),
  username: Type.String(),
  documentSlug: Type.String(),
  publicPath: Type.String({ description: 'Path of the page of the web app, `/share/{username}/{slug}`' }),
  snapshot: AnyObject,
  hasPassword: Type.Boolean(),
  expiresAt: Nullable(Timestamp),
  viewCount: Type.Integer({ description: 'Without the views of the last seconds, and without the own ones' }),
  lastViewedAt: Nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})

const Shared = Type.Object({
  passwordRequired: Type.Boolean(),
  resumeTitle: Type.String(),
  documentTitle: Type.String(),
  expiresAt: Nullable(Timestamp),
  snapshot: AnyObject,
})

const PublicParams = Type.Object({ username: Type.String(), slug: Type.String() })

function showShareLink(link: ShareLinkOutput | null): RawJson {
  if (!link) throw new AppError('not_found', 'Share link not found')
  const { id, userId, documentId, slug, token, username, documentSlug, publicPath, hasPassword, viewCount } = link
  const head = {
    id,
    userId,
    documentId,
    slug,
    token,
    username,
    documentSlug,
    publicPath,
    hasPassword,
    expiresAt: link.expiresAt ?? null,
    viewCount,
    lastViewedAt: link.lastViewedAt ?? null,
    createdAt: link.createdAt,
    updatedAt: link.updatedAt,
  }
  return new RawJson(spliceJson(head, { snapshot: link.snapshot }))
}

/** What a reader sees; of a protected link only that it is one. */
function showShared(passwordRequired: boolean, shared: SharedSnapshotOutput | null | undefined): RawJson | object {
  if (!shared) return { passwordRequired }
  const { documentTitle, expiresAt = null, snapshot } = shared
  const head = { passwordRequired, resumeTitle: documentTitle, documentTitle, expiresAt }
  return new RawJson(spliceJson(head, { snapshot }))
}

/** Share links: a snapshot of a document under an address that strangers can open. */
export const shareRoutes: AnyRoute[] = [
  route({
    operation: 'createShareLink',
    method: 'POST',
    path: '/shares',
    notFound: 'Document not found',
    summary: 'Share a snapshot of a document',
    description:
      'Needs a claimed username. A former link of the document is replaced: its password stays unless another is given or `removePassword` is set, its slug unless `updateSlug` is. Without `noExpiry` and `expiresAt` the link lives for 30 days.',
    access: access.key('resume:write'),
    body: Exact({
      documentId: Id,
      snapshot: JsonObject('What readers see; at most 1 MB'),
      noExpiry: Type.Optional(Type.Boolean()),
      expiresAt: Type.Optional(Timestamp),
      password: Type.Optional(Type.String({ minLength: 4, maxLength: 128 })),
      removePassword: Type.Optional(Type.Boolean()),
      updateSlug: Type.Optional(Type.Boolean({ description: "Whether the link takes the document's current slug" })),
    }),
    raw: ['snapshot'],
    bodyLimit: megabyte + 64 * 1024,
    response: { status: 201, message: 'Share link created', data: ShareLink },
    errors: [404, 413],
    idempotent: true,
    calls: ['identity.GetUser', 'documents.CreateShareLink'],
    async work({ body: { snapshot, ...rest }, clients, context }) {
      const { user } = await clients.identity.call('GetUser', {}, { context })
      const request = { ...rest, username: user?.username ?? '', snapshot: rawBytes(snapshot) }
      const { shareLink } = await clients.documents.call('CreateShareLink', request, { context })
      return showShareLink(shareLink)
    },
  }),
  route({
    operation: 'listSharedDocuments',
    method: 'GET',
    path: '/shares/documents/shared-ids',
    summary: 'Tell which of some documents are shared now',
    access: access.key('resume:read'),
    query: Type.Object(
      {
        ids: Type.String({
          minLength: 1,
          maxLength: mostIds * 37,
          description: `Ids of documents, comma separated, at most ${mostIds}`,
        }),
      },
      { additionalProperties: false },
    ),
    response: {
      status: 200,
      message: 'Shared documents retrieved',
      data: Type.Object({ documentIds: Type.Array(Id) }),
    },
    work: rpc(
      'documents',
      'ListSharedDocuments',
      ({ query }) => {
        const documentIds = query.ids.split(',').map((id) => id.trim())
        if (documentIds.length > mostIds) {
          const details = [{ path: 'ids', message: `must be at most ${mostIds}` }]
          throw new AppError('invalid_argument', 'Validation failed', { details })
        }
        return { documentIds }
      },
      ({ documentIds }) => ({ documentIds }),
    ),
  }),
  route({
    operation: 'listShareLinks',
    method: 'GET',
    path: '/shares/documents/:documentId',
    notFound: 'Document not found',
    summary: 'List the share links of a document',
    access: access.key('resume:read'),
    params: Type.Object({ documentId: Id }),
    query: PagingQuery,
    response: { status: 200, message: 'Share links retrieved', data: Page(ShareLink) },
    errors: [404],
    work: rpc(
      'documents',
      'ListShareLinks',
      ({ params, query }) => ({ ...params, ...pageRequest(query) }),
      ({ items, total }, { query }) => rawPage(items.map(showShareLink), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'deleteShareLink',
    method: 'DELETE',
    path: '/shares/documents/:documentId/links/:shareLinkId',
    notFound: 'Share link not found',
    summary: 'End a share link',
    description: 'The very next reader finds nothing.',
    access: access.key('resume:write'),
    params: Type.Object({ documentId: Id, shareLinkId: Id }),
    response: { status: 200, message: 'Share link deleted', data: Type.Null() },
    errors: [404],
    work: rpc(
      'documents',
      'DeleteShareLink',
      ({ params }) => params,
      () => null,
    ),
  }),
  route({
    operation: 'openShareLink',
    method: 'GET',
    path: '/shares/public/:username/:slug',
    summary: 'Open a share link',
    description:
      'Counts a view, unless it is the own link. A protected link tells `passwordRequired: true` and nothing else.',
    access: access.authenticatedOrOrigin,
    params: PublicParams,
    response: {
      status: 200,
      message: 'Share link retrieved',
      data: Type.Union([Shared, Type.Object({ passwordRequired: Type.Literal(true) })]),
    },
    errors: [404, 410],
    work: rpc(
      'documents',
      'OpenShareLink',
      ({ params }) => params,
      ({ passwordRequired, shared }) => showShared(passwordRequired, shared),
    ),
  }),
  route({
    operation: 'verifyShareLink',
    method: 'POST',
    path: '/shares/public/:username/:slug/verify',
    summary: 'Open a protected share link with its password',
    description: 'At most 3 attempts in 5 minutes from an address. A wrong password is 401 `Invalid password`.',
    access: access.authenticatedOrOrigin,
    limit: 'verify',
    params: PublicParams,
    body: Exact({ password: Type.String({ minLength: 1, maxLength: 128 }) }),
    response: { status: 200, message: 'Share link verified', data: Shared },
    errors: [404, 410],
    work: rpc(
      'documents',
      'VerifyShareLink',
      ({ params, body }) => ({ ...params, ...body }),
      ({ passwordRequired, shared }) => showShared(passwordRequired, shared),
    ),
  }),
]
