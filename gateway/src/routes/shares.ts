import type { SharedSnapshotOutput } from '@resume/proto/generated/resume/documents/v1/SharedSnapshot'
import type { ShareLinkOutput } from '@resume/proto/generated/resume/documents/v1/ShareLink'
import { documentLimits, shareLinkLimits } from '@resume/proto/limits/documents'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { documented, named } from '../description/keywords.ts'
import { RawJson, spliceJson } from '../http/envelope.ts'
import { Page, PagingQuery, pageRequest } from '../http/paging.ts'
import { toPageResponse } from './document-schemas.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { AnyObject, Exact, Flag, Id, JsonObject, rawBytes, Text, Time, TimeOrNull, Whole } from './schemas.ts'

const { passwordLength, idsPerRequest } = shareLinkLimits

const ShareLink = Type.Object(
  {
    id: Id('The ID of the share link.'),
    userId: Id('The ID of the user who owns the link.'),
    documentId: Id('The ID of the shared document.'),
    slug: Text('The last part of the public address.'),
    token: Text('A random value of 32 characters that identifies the link.'),
    username: Text('The username in the public address.'),
    documentSlug: Text('The slug that the document had when it was shared.'),
    publicPath: Text('The path of the page in the web app, `/share/{username}/{slug}`.'),
    snapshot: AnyObject('What readers see.'),
    hasPassword: Flag('Whether readers need a password.'),
    expiresAt: TimeOrNull('When the link stops working; null for never.'),
    viewCount: Whole('The number of views. Your own are not counted, and new ones appear after some seconds.'),
    lastViewedAt: TimeOrNull('When the link was last viewed; null if never.'),
    createdAt: Time('When the link was created.'),
    updatedAt: Time('When the link was last changed.'),
  },
  named('ShareLink', 'A snapshot of a document at an address that can be opened without an account.'),
)

const SharedDocument = Type.Object(
  {
    passwordRequired: Flag('Whether the link is protected by a password.'),
    resumeTitle: Text('The same as `documentTitle`.'),
    documentTitle: Text('The title of the document.'),
    expiresAt: TimeOrNull('When the link stops working; null for never.'),
    snapshot: AnyObject('What was shared.'),
  },
  named('SharedDocument', 'What readers of a share link see.'),
)

const PasswordRequired = Type.Object(
  { passwordRequired: Type.Literal(true, { description: 'Always true.' }) },
  named('PasswordRequired', 'Stands for a shared document that needs a password.'),
)

const SharedDocumentIds = Type.Object(
  {
    documentIds: Type.Array(Id('The ID of a document.'), { description: 'The IDs of the documents that are shared.' }),
  },
  named('SharedDocumentIds', 'Which of some documents are shared.'),
)

const CreateBody = Exact(
  {
    documentId: Id('The ID of the document to share.'),
    snapshot: JsonObject('What readers are to see: a JSON object of at most 1 MB and 64 levels.'),
    noExpiry: Type.Optional(Flag('Whether the link works until it is deleted. Not together with `expiresAt`.')),
    expiresAt: Type.Optional(
      TimeOrNull('When the link stops working; must be in the future. The default, and null, is in 30 days.'),
    ),
    password: Type.Optional(
      Text('The password that readers need. Not together with `removePassword`.', {
        minLength: passwordLength.min,
        maxLength: passwordLength.max,
      }),
    ),
    removePassword: Type.Optional(Flag('Whether to remove the password of the link that is replaced.')),
    updateSlug: Type.Optional(Flag("Whether the link takes the document's current slug.")),
  },
  named('ShareLinkCreate', 'A share link to create.'),
)

const PasswordBody = Exact(
  { password: Text('The password of the link.', { minLength: 1, maxLength: passwordLength.max }) },
  named('ShareLinkPassword', 'The password of a share link.'),
)

const PublicParams = Type.Object({
  username: Text('The username in the address of the link.'),
  slug: Text('The last part of the address of the link.'),
})
const documentId = Id('The ID of the document.')

function toShareLinkResponse(link: ShareLinkOutput | null): RawJson {
  if (!link) throw new AppError('not_found', { resource: 'Share link' })
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

/** What a reader sees; for a protected link only that it needs a password. */
function toSharedResponse(
  passwordRequired: boolean,
  shared: SharedSnapshotOutput | null | undefined,
): RawJson | object {
  if (!shared) return { passwordRequired }
  const { documentTitle, expiresAt = null, snapshot } = shared
  const head = { passwordRequired, resumeTitle: documentTitle, documentTitle, expiresAt }
  return new RawJson(spliceJson(head, { snapshot }))
}

/** Time for hashing a password, which waits for its turn: documents drains for longer. In milliseconds. */
const passwordMs = 12_000

/** Share links: a snapshot of a document at an address that strangers can open. */
export const shareRoutes: AnyRoute[] = [
  route({
    operation: 'createShareLink',
    method: 'POST',
    path: '/shares',
    resource: 'Document',
    summary: 'Create a share link',
    description:
      'Publishes a snapshot of a document at `/share/{username}/{slug}`. You need a username; without one the request fails with 400. If the document is shared already, the new link replaces the old one, and keeps its password and slug unless you change them. Without `noExpiry` and `expiresAt` the link works for 30 days.',
    access: access.key('resume:write'),
    body: CreateBody,
    raw: ['snapshot'],
    bodyLimit: documentLimits.contentBytes + 64 * 1024,
    response: { status: 201, message: 'Share link created', data: ShareLink },
    timeoutMs: passwordMs,
    errors: [404, 413],
    idempotent: true,
    calls: ['identity.GetUser', 'documents.CreateShareLink'],
    async work({ body: { snapshot, expiresAt, ...rest }, clients, context }) {
      const { user } = await clients.identity.call('GetUser', {}, { context })
      const expiry = expiresAt ? { expiresAt } : {}
      const request = { ...rest, ...expiry, username: user?.username ?? '', snapshot: rawBytes(snapshot) }
      const { shareLink } = await clients.documents.call('CreateShareLink', request, { context })
      return toShareLinkResponse(shareLink)
    },
  }),
  route({
    operation: 'listSharedDocuments',
    method: 'GET',
    path: '/shares/documents/shared-ids',
    summary: 'Check which documents are shared',
    description: 'Returns those of the given IDs whose documents currently have a working share link.',
    access: access.key('resume:read'),
    query: Type.Object(
      {
        ids: Type.String({
          minLength: 1,
          maxLength: idsPerRequest * 37,
          ...documented({ pattern: `^[^,]*(,[^,]*){0,${idsPerRequest - 1}}$` }),
          description: `The IDs of up to ${idsPerRequest} documents, separated by commas.`,
        }),
      },
      { additionalProperties: false },
    ),
    response: {
      status: 200,
      message: 'Shared documents retrieved',
      data: SharedDocumentIds,
    },
    work: rpc(
      'documents',
      'ListSharedDocuments',
      ({ query }) => {
        const documentIds = query.ids.split(',').map((id) => id.trim())
        if (documentIds.length > idsPerRequest) {
          const details = [{ path: 'ids', message: `must be at most ${idsPerRequest}` }]
          throw new AppError('validation_failed', { details })
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
    resource: 'Document',
    summary: 'List the share links of a document',
    description: 'Returns the share links of a document. A document has at most one that works.',
    access: access.key('resume:read'),
    params: Type.Object({ documentId }),
    query: PagingQuery,
    response: { status: 200, message: 'Share links retrieved', data: Page(ShareLink) },
    errors: [404],
    work: rpc(
      'documents',
      'ListShareLinks',
      ({ params, query }) => ({ ...params, ...pageRequest(query) }),
      ({ items, total }, { query }) => toPageResponse(items.map(toShareLinkResponse), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'deleteShareLink',
    method: 'DELETE',
    path: '/shares/documents/:documentId/links/:shareLinkId',
    resource: 'Share link',
    summary: 'Delete a share link',
    description: 'The link stops working with the next request.',
    access: access.key('resume:write'),
    params: Type.Object({ documentId, shareLinkId: Id('The ID of the share link.') }),
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
      'Returns what was shared, and counts a view unless the link is yours; `HEAD` counts none. For a protected link the response contains only `passwordRequired: true`.',
    access: access.authenticatedOrOrigin,
    params: PublicParams,
    response: {
      status: 200,
      message: 'Share link retrieved',
      data: Type.Union([SharedDocument, PasswordRequired]),
    },
    errors: [404, 410],
    work: rpc(
      'documents',
      'OpenShareLink',
      ({ params, request }) => ({ ...params, unseen: request.method === 'HEAD' }),
      ({ passwordRequired, shared }) => toSharedResponse(passwordRequired, shared),
    ),
  }),
  route({
    operation: 'verifyShareLink',
    method: 'POST',
    path: '/shares/public/:username/:slug/verify',
    summary: 'Open a protected share link',
    description:
      'Returns what was shared if the password is right. A wrong password fails with 401 `Invalid password`. Each IP address has 3 attempts in 5 minutes. If too many passwords are waiting to be verified, the request fails with 503 and `Retry-After`.',
    access: access.authenticatedOrOrigin,
    limit: 'verify',
    timeoutMs: passwordMs,
    params: PublicParams,
    body: PasswordBody,
    response: { status: 200, message: 'Share link verified', data: SharedDocument },
    errors: [404, 410],
    work: rpc(
      'documents',
      'VerifyShareLink',
      ({ params, body }) => ({ ...params, ...body }),
      ({ passwordRequired, shared }) => toSharedResponse(passwordRequired, shared),
    ),
  }),
]
