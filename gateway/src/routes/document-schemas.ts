import { documentTypeEnum, visibilityEnum } from '@resume/proto/document-enums'
import type { DocumentOutput } from '@resume/proto/generated/resume/documents/v1/Document'
import type { DocumentVersionOutput } from '@resume/proto/generated/resume/documents/v1/DocumentVersion'
import {
  type DocumentType as DocumentTypeWord,
  documentLimits,
  documentTypes,
  type Visibility,
  visibilities,
} from '@resume/proto/limits/documents'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { documented, named } from '../description/keywords.ts'
import { RawJson, spliceJson } from '../http/envelope.ts'
import { type PageRequest, pageOf } from '../http/paging.ts'
import { AnyObject, Flag, Id, JsonObject, rawBytes, Text, Texts, Time, TimeOrNull, Whole } from './schemas.ts'

/** What a document is. */
export const DocumentType = Type.Enum([...documentTypes], named('DocumentType', 'What a document is.'))

/** Who may see a document. */
export const DocumentVisibility = Type.Enum(
  [...visibilities],
  named('DocumentVisibility', 'Who can see a document. The apps act on it; share links work with each of them.'),
)

const contentText = 'The content. The API stores it as sent and does not interpret it.'

const documentHead = {
  id: Id('The ID of the document.'),
  userId: Id('The ID of the user who owns the document.'),
  type: DocumentType,
  title: Text('The title.'),
  slug: Text('The name in addresses, unique among the documents of the owner.'),
  tags: Texts('The tags.'),
  metadata: AnyObject('Data that apps keep next to the content.'),
  templateId: Text('The template that the document is shown in.'),
  schemaVersion: Whole('The version of the format of `content`.'),
  revision: Whole('Starts at 1 and grows by 1 with each update. Send it with an update.'),
  visibility: DocumentVisibility,
  keepLocalOnly: Flag('Whether apps keep the document on the device even when the account syncs automatically.'),
  lastSyncedAt: TimeOrNull('When an app last synced the document; null if never.'),
  createdAt: Time('When the document was created.'),
  updatedAt: Time('When the document was last changed, deleted or restored.'),
  deletedAt: TimeOrNull('When the document was deleted; null if it was not.'),
}

/** A document in lists. */
export const DocumentSummary = Type.Object(
  { ...documentHead, content: Type.Optional(AnyObject('The content, where `includeContent` asks for it.')) },
  named('DocumentSummary', 'A document in a list, without its content unless that is asked for.'),
)

/** A document. */
export const Document = Type.Object(
  { ...documentHead, content: AnyObject(contentText) },
  named('Document', 'A resume, cover letter, portfolio or link-in-bio page.'),
)

const versionHead = {
  documentId: Id('The ID of the document.'),
  revision: Whole('The revision that the document had.'),
  title: Text('The title.'),
  slug: Text('The name in addresses.'),
  tags: Texts('The tags.'),
  metadata: AnyObject('Data that apps kept next to the content.'),
  templateId: Text('The template that the document was shown in.'),
  schemaVersion: Whole('The version of the format of `content`.'),
  visibility: DocumentVisibility,
  createdAt: Time('When this version was written.'),
  supersededAt: Time('When the next version replaced it.'),
}

/** A former state of a document in lists. */
export const DocumentVersionSummary = Type.Object(
  versionHead,
  named('DocumentVersionSummary', 'A former version of a document without its content.'),
)

/** A former state of a document. */
export const DocumentVersion = Type.Object(
  { ...versionHead, content: AnyObject(contentText) },
  named('DocumentVersion', 'A former version of a document.'),
)

/** Fields that a caller can set; each may be left out. */
export const documentFields = {
  title: Type.Optional(
    Text('The title. Surrounding whitespace is removed, and does not count.', {
      minLength: 1,
      ...documented({ maxLength: documentLimits.titleLength, pattern: '\\S' }),
    }),
  ),
  slug: Type.Optional(
    Text('The name in addresses, unique among your documents.', {
      minLength: 1,
      maxLength: documentLimits.slugLength,
      ...documented({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' }),
    }),
  ),
  tags: Type.Optional(
    Type.Array(Type.String({ minLength: 1, ...documented({ maxLength: documentLimits.tagLength, pattern: '\\S' }) }), {
      maxItems: documentLimits.tags,
      description: 'The tags. Surrounding whitespace, which does not count, and duplicates are removed.',
    }),
  ),
  content: Type.Optional(
    JsonObject(
      'The content: a JSON object of at most 1 MB (1,048,576 bytes as UTF-8 JSON) and 64 levels. It is returned exactly as sent.',
    ),
  ),
  metadata: Type.Optional(JsonObject('Data to keep next to the content: a JSON object of at most 16 KB.')),
  templateId: Type.Optional(
    Text('The template that the document is shown in.', {
      minLength: 1,
      maxLength: documentLimits.templateIdLength,
      ...documented({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' }),
    }),
  ),
  visibility: Type.Optional(DocumentVisibility),
  keepLocalOnly: Type.Optional(
    Flag('Whether apps keep the document on the device even when the account syncs automatically.'),
  ),
}

/** Type and visibility as the documents service takes them. */
export function toDocumentEnums({ type, visibility }: { type?: DocumentTypeWord; visibility?: Visibility }) {
  return {
    ...(type && { documentType: documentTypeEnum.encode(type) }),
    ...(visibility && { documentVisibility: visibilityEnum.encode(visibility) }),
  }
}

/**
 * The wire form of a document; without `content` where that was not read.
 * @param sent what the caller has just sent, which the service does not send back
 */
export function toDocumentResponse(document: DocumentOutput | null, sent?: RawJson): RawJson {
  if (!document) throw new AppError('not_found', { resource: 'Document' })
  const { id, userId, title, slug, tags, templateId, schemaVersion, revision } = document
  const { keepLocalOnly, lastSyncedAt, createdAt, updatedAt, deletedAt, metadata } = document
  const content = document.content ?? (sent && rawBytes(sent))
  const head = {
    id,
    userId,
    type: documentTypeEnum.decode(document.documentType),
    title,
    slug,
    tags,
    templateId,
    schemaVersion,
    revision,
    visibility: visibilityEnum.decode(document.documentVisibility),
    keepLocalOnly,
    lastSyncedAt: lastSyncedAt ?? null,
    createdAt,
    updatedAt,
    deletedAt: deletedAt ?? null,
  }
  return new RawJson(spliceJson(head, { ...(content && { content }), metadata }))
}

/** The wire form of a former version; without `content` where that was not read. */
export function toVersionResponse(version: DocumentVersionOutput | null): RawJson {
  if (!version) throw new AppError('not_found', { resource: 'Version' })
  const { documentId, revision, title, slug, tags, templateId, schemaVersion } = version
  const { createdAt, supersededAt, content, metadata } = version
  const head = {
    documentId,
    revision,
    title,
    slug,
    tags,
    templateId,
    schemaVersion,
    visibility: visibilityEnum.decode(version.documentVisibility),
    createdAt,
    supersededAt,
  }
  return new RawJson(spliceJson(head, { ...(content && { content }), metadata }))
}

/** The `data` of a paged list whose rows are JSON already. */
export function toPageResponse(rows: RawJson[], total: number, page: PageRequest): RawJson {
  const { items, ...rest } = pageOf(rows, total, page)
  return new RawJson(
    spliceJson(rest, { items: Buffer.from(`[${items.map(({ json }) => json.toString()).join(',')}]`) }),
  )
}
