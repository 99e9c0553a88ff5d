import type { SharedSnapshot } from '@resume/proto/generated/resume/documents/v1/SharedSnapshot'
import type { ShareLink as ShareLinkMessage } from '@resume/proto/generated/resume/documents/v1/ShareLink'
import type { Principal } from '@resume/service-kit/context/request-context'
import { publicPath } from '../domain/share-link.ts'
import type { ShareLink } from '../generated/prisma/client.ts'

/** A link as its owner sees it; of the password only whether there is one. */
export function encodeShareLink(link: ShareLink): ShareLinkMessage {
  const { id, userId, documentId, slug, token, username, documentSlug, viewCount } = link
  return {
    id,
    userId,
    documentId,
    slug,
    token,
    username,
    documentSlug,
    publicPath: publicPath(link),
    snapshot: Buffer.from(link.snapshot),
    hasPassword: link.passwordHash !== null,
    ...(link.expiresAt && { expiresAt: link.expiresAt.toISOString() }),
    viewCount,
    ...(link.lastViewedAt && { lastViewedAt: link.lastViewedAt.toISOString() }),
    createdAt: link.createdAt.toISOString(),
    updatedAt: link.updatedAt.toISOString(),
  }
}

/** A link as its readers see it. */
export function encodeShared({ documentTitle, expiresAt, snapshot }: ShareLink): SharedSnapshot {
  return {
    documentTitle,
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    snapshot: Buffer.from(snapshot),
  }
}

/** Whether a reader is the link's owner, whose views are not counted. */
export function isOwner(reader: Principal, { userId }: ShareLink): boolean {
  return reader.kind !== 'anonymous' && reader.userId === userId
}
