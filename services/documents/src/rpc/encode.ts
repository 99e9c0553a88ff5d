import type { Document as DocumentMessage } from '@resume/proto/generated/resume/documents/v1/Document'
import type { DocumentVersion as VersionMessage } from '@resume/proto/generated/resume/documents/v1/DocumentVersion'
import type { MasterProfile as ProfileMessage } from '@resume/proto/generated/resume/documents/v1/MasterProfile'
import type { Document, DocumentHead, VersionHead } from '../domain/document.ts'

/** A document as it goes over the wire; without what it holds where that was not read. */
export function encodeDocument(document: DocumentHead & { content?: string }): DocumentMessage {
  const { id, userId, type, title, slug, tags, templateId, schemaVersion, revision, visibility, keepLocalOnly } =
    document
  return {
    id,
    userId,
    type,
    title,
    slug,
    tags,
    ...(document.content !== undefined && { content: Buffer.from(document.content) }),
    metadata: Buffer.from(document.metadata),
    templateId,
    schemaVersion,
    revision,
    visibility,
    keepLocalOnly,
    ...(document.lastSyncedAt && { lastSyncedAt: document.lastSyncedAt.toISOString() }),
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
    ...(document.deletedAt && { deletedAt: document.deletedAt.toISOString() }),
  }
}

/** A document for the caller who has just sent its content, and so need not get it back: it is kept as it was sent. */
export function withoutSent(document: Document, sent: { content?: string }): DocumentHead & { content?: string } {
  if (sent.content === undefined) return document
  const { content: _content, ...head } = document
  return head
}

/** A former version as it goes over the wire; without what it held where that was not read. */
export function encodeVersion(version: VersionHead & { content?: string }): VersionMessage {
  const { documentId, revision, title, slug, tags, templateId, schemaVersion, visibility } = version
  return {
    documentId,
    revision,
    title,
    slug,
    tags,
    ...(version.content !== undefined && { content: Buffer.from(version.content) }),
    metadata: Buffer.from(version.metadata),
    templateId,
    schemaVersion,
    visibility,
    createdAt: version.createdAt.toISOString(),
    supersededAt: version.supersededAt.toISOString(),
  }
}

/** A master profile as it goes over the wire; an empty one where there is none. */
export function encodeProfile(
  userId: string,
  profile: { id: string; content: string; createdAt: Date; updatedAt: Date } | null,
): ProfileMessage {
  if (!profile) return { id: '', userId, content: Buffer.from('{}') }
  return {
    id: profile.id,
    userId,
    content: Buffer.from(profile.content),
    createdAt: profile.createdAt.toISOString(),
    updatedAt: profile.updatedAt.toISOString(),
  }
}
