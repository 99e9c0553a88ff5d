import {
  type DocumentType,
  documentLimits,
  documentTypes,
  type Visibility,
  visibilities,
} from '@resume/proto/limits/documents'
import { type FieldViolation, invalidFields } from '@resume/service-kit/errors/app-error'
import { checkFreeJson, readFreeJson } from './free-json.ts'
import { isSlug } from './slug.ts'

/** Fields of a document as a caller sent them; absent fields were not sent. */
export interface SentFields {
  title?: string
  slug?: string
  tags?: string[]
  content?: Uint8Array
  metadata?: Uint8Array
  templateId?: string
  visibility?: string
  keepLocalOnly?: boolean
  /** ISO 8601; empty: never. */
  lastSyncedAt?: string
}

/** Valid fields of a document. */
export interface DocumentFields {
  title?: string
  slug?: string
  tags?: string[]
  /** JSON text, in UTF-8 where it is bytes. */
  content?: string | Buffer
  /** JSON text. */
  metadata?: string
  templateId?: string
  visibility?: Visibility
  keepLocalOnly?: boolean
  lastSyncedAt?: Date | null
  /** The subdomain that the owner of a portfolio wants. */
  subdomain?: string
}

const { titleLength, templateIdLength, tagLength, contentBytes, metadataBytes } = documentLimits

/**
 * Checks the fields that a caller sent (docs/api/documents.md).
 * @throws AppError `validation_failed` with every wrong field; `content_too_large` for content or metadata
 */
export function readFields(sent: SentFields): DocumentFields {
  const fields: DocumentFields = {}
  const wrong: FieldViolation[] = []
  if (sent.title !== undefined) fields.title = readTitle(sent.title, wrong)
  if (sent.slug !== undefined) fields.slug = readSlug(sent.slug, wrong)
  if (sent.tags !== undefined) fields.tags = readTags(sent.tags, wrong)
  if (sent.templateId !== undefined) fields.templateId = readTemplateId(sent.templateId, wrong)
  if (sent.visibility !== undefined) fields.visibility = readVisibility(sent.visibility, wrong)
  if (sent.keepLocalOnly !== undefined) fields.keepLocalOnly = sent.keepLocalOnly
  if (sent.lastSyncedAt !== undefined) fields.lastSyncedAt = readTimestamp(sent.lastSyncedAt, 'lastSyncedAt', wrong)
  if (wrong.length > 0) throw invalidFields(...wrong)
  if (sent.content !== undefined) fields.content = checkFreeJson(sent.content, 'content', contentBytes)
  if (sent.metadata !== undefined) fields.metadata = readFreeJson(sent.metadata, 'metadata', metadataBytes)
  return fields
}

/**
 * Checks the fields of an update.
 * @throws AppError as {@link readFields}, and `validation_failed` when there is none
 */
export function readChanges(sent: SentFields): DocumentFields {
  const fields = readFields(sent)
  if (Object.keys(fields).length === 0) {
    throw invalidFields({ path: 'revision', message: 'must come with at least one changed field' })
  }
  return fields
}

/** Checks the filters of a list. @throws AppError `validation_failed` */
export function readFilters(sent: { type?: string; visibility?: string; updatedSince?: string }): {
  type?: DocumentType
  visibility?: Visibility
  updatedSince?: Date
} {
  const wrong: FieldViolation[] = []
  const type = sent.type === undefined ? undefined : readType(sent.type)
  const visibility = sent.visibility === undefined ? undefined : readVisibility(sent.visibility, wrong)
  const updatedSince = sent.updatedSince ? readTimestamp(sent.updatedSince, 'updatedSince', wrong) : null
  if (wrong.length > 0) throw invalidFields(...wrong)
  return { ...(type && { type }), ...(visibility && { visibility }), ...(updatedSince && { updatedSince }) }
}

/** A document's type. @throws AppError `validation_failed` for anything else */
export function readType(type: string): DocumentType {
  const known = documentTypes.find((candidate) => candidate === type)
  if (!known) throw invalidFields({ path: 'type', message: `must be one of ${documentTypes.join(', ')}` })
  return known
}

function readTitle(sent: string, wrong: FieldViolation[]): string {
  const title = sent.trim()
  if (!hasLength(title, 1, titleLength)) {
    wrong.push({ path: 'title', message: `must be 1 to ${titleLength} characters` })
  }
  requireText(title, 'title', wrong)
  return title
}

function readSlug(slug: string, wrong: FieldViolation[]): string {
  if (!isSlug(slug)) {
    wrong.push({
      path: 'slug',
      message: `must be 1 to ${documentLimits.slugLength} lower-case letters and digits, with single hyphens between them`,
    })
  }
  return slug
}

/** Tags without surrounding white space, each once. */
function readTags(sent: string[], wrong: FieldViolation[]): string[] {
  const tags = sent.map((tag) => tag.trim())
  if (tags.length > documentLimits.tags) wrong.push({ path: 'tags', message: `must be at most ${documentLimits.tags}` })
  for (const [index, tag] of tags.entries()) {
    if (!hasLength(tag, 1, tagLength)) {
      wrong.push({ path: `tags.${index}`, message: `must be 1 to ${tagLength} characters` })
    }
    requireText(tag, `tags.${index}`, wrong)
  }
  return [...new Set(tags)]
}

function readTemplateId(templateId: string, wrong: FieldViolation[]): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(templateId) || templateId.length > templateIdLength) {
    wrong.push({
      path: 'templateId',
      message: `must be 1 to ${templateIdLength} letters, digits, dots, hyphens or underscores`,
    })
  }
  return templateId
}

function readTimestamp(sent: string, path: string, wrong: FieldViolation[]): Date | null {
  if (sent === '') return null
  const date = new Date(sent)
  if (Number.isNaN(date.getTime())) wrong.push({ path, message: 'must be a timestamp' })
  return date
}

function readVisibility(sent: string, wrong: FieldViolation[]): Visibility | undefined {
  const known = visibilities.find((candidate) => candidate === sent)
  if (!known) wrong.push({ path: 'visibility', message: `must be one of ${visibilities.join(', ')}` })
  return known
}

/** Counts code points, as JSON Schema does. */
function hasLength(text: string, min: number, max: number): boolean {
  if (text.length > 2 * max) return false
  const { length } = [...text]
  return length >= min && length <= max
}

/** PostgreSQL stores no NUL, and half of a surrogate pair is not a character. */
export function requireText(text: string, path: string, wrong: FieldViolation[]): void {
  if (text.includes('\0') || !text.isWellFormed()) wrong.push({ path, message: 'must not hold control characters' })
}
