import type { SharedSnapshot } from '@resume/proto/generated/resume/documents/v1/SharedSnapshot'
import type { ShareLink as ShareLinkMessage } from '@resume/proto/generated/resume/documents/v1/ShareLink'
import { publicPath, type ShareLink } from '../domain/share-link.ts'

/** Encodes a link for its owner; of the password only whether there is one. */
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

/** Encodes a link for its readers. */
export function encodeShared({ documentTitle, expiresAt, snapshot }: ShareLink): SharedSnapshot {
  return {
    documentTitle,
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    snapshot: Buffer.from(snapshot),
  }
}
