import { documentTypeEnum, visibilityEnum } from '@resume/proto/document-enums'
import type { Document as DocumentMessage } from '@resume/proto/generated/resume/documents/v1/Document'
import type { DocumentVersion as VersionMessage } from '@resume/proto/generated/resume/documents/v1/DocumentVersion'
import type { MasterProfile as ProfileMessage } from '@resume/proto/generated/resume/documents/v1/MasterProfile'
import type { Document, DocumentHead, VersionHead } from '../domain/document.ts'

/** Encodes a document; without content where that was not read. */
export function encodeDocument(document: DocumentHead & { content?: string | Buffer }): DocumentMessage {
  const { id, userId, type, title, slug, tags, templateId, schemaVersion, revision, visibility, keepLocalOnly } =
    document
  return {
    id,
    userId,
    documentType: documentTypeEnum.encode(type),
    title,
    slug,
    tags,
    ...(document.content !== undefined && { content: bytesOf(document.content) }),
    metadata: Buffer.from(document.metadata),
    templateId,
    schemaVersion,
    revision,
    documentVisibility: visibilityEnum.encode(visibility),
    keepLocalOnly,
    ...(document.lastSyncedAt && { lastSyncedAt: document.lastSyncedAt.toISOString() }),
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
    ...(document.deletedAt && { deletedAt: document.deletedAt.toISOString() }),
  }
}

/** A document for a caller who has just sent its content: the content is stored as sent and need not go back. */
export function withoutSent(document: Document, sent: { content?: unknown }): DocumentHead & { content?: string } {
  if (sent.content === undefined) return document
  const { content: _content, ...head } = document
  return head
}

/** Encodes a former version; without content where that was not read. */
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
    documentVisibility: visibilityEnum.encode(visibility),
    createdAt: version.createdAt.toISOString(),
    supersededAt: version.supersededAt.toISOString(),
  }
}

/** Encodes a master profile; an empty one when none was ever saved. */
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

function bytesOf(text: string | Buffer): Buffer {
  return typeof text === 'string' ? Buffer.from(text) : text
}
