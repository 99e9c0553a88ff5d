import { type FieldViolation, invalidFields } from '@resume/service-kit/errors/app-error'
import { documentTypes, visibilities } from './document.ts'
import { largestContent, largestMetadata, readFreeJson } from './free-json.ts'
import { isSlug } from './slug.ts'

/** Fields of a document as they come from a caller; what is absent was not sent. */
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

/** Fields that keep every rule. */
export interface DocumentFields {
  title?: string
  slug?: string
  tags?: string[]
  /** JSON text. */
  content?: string
  /** JSON text. */
  metadata?: string
  templateId?: string
  visibility?: string
  keepLocalOnly?: boolean
  lastSyncedAt?: Date | null
}

const longestTitle = 200
const longestTemplateId = 64
const mostTags = 20
const longestTag = 40

/**
 * Checks what a caller sent (decisions, Documents).
 * @throws AppError `invalid_argument` with every wrong field; `payload_too_large` for content or metadata
 */
export function readFields(sent: SentFields): DocumentFields {
  const fields: DocumentFields = {}
  const wrong: FieldViolation[] = []
  if (sent.title !== undefined) fields.title = readTitle(sent.title, wrong)
  if (sent.slug !== undefined) fields.slug = readSlug(sent.slug, wrong)
  if (sent.tags !== undefined) fields.tags = readTags(sent.tags, wrong)
  if (sent.templateId !== undefined) fields.templateId = readTemplateId(sent.templateId, wrong)
  if (sent.visibility !== undefined) fields.visibility = oneOf(sent.visibility, visibilities, 'visibility', wrong)
  if (sent.keepLocalOnly !== undefined) fields.keepLocalOnly = sent.keepLocalOnly
  if (sent.lastSyncedAt !== undefined) fields.lastSyncedAt = readTimestamp(sent.lastSyncedAt, wrong)
  if (wrong.length > 0) throw invalidFields(...wrong)
  if (sent.content !== undefined) fields.content = readFreeJson(sent.content, 'content', largestContent)
  if (sent.metadata !== undefined) fields.metadata = readFreeJson(sent.metadata, 'metadata', largestMetadata)
  return fields
}

/** A document's type. @throws AppError `invalid_argument` for any other word */
export function readType(type: string): (typeof documentTypes)[number] {
  const known = documentTypes.find((candidate) => candidate === type)
  if (!known) throw invalidFields({ path: 'type', message: `must be one of ${documentTypes.join(', ')}` })
  return known
}

function readTitle(sent: string, wrong: FieldViolation[]): string {
  const title = sent.trim()
  if (!hasLength(title, 1, longestTitle)) {
    wrong.push({ path: 'title', message: `must be 1 to ${longestTitle} characters` })
  }
  requireText(title, 'title', wrong)
  return title
}

function readSlug(slug: string, wrong: FieldViolation[]): string {
  if (!isSlug(slug)) {
    wrong.push({ path: 'slug', message: 'must be 1 to 100 lower-case letters, digits and single hyphens between them' })
  }
  return slug
}

/** Tags without blanks around them, each once. */
function readTags(sent: string[], wrong: FieldViolation[]): string[] {
  const tags = sent.map((tag) => tag.trim())
  if (tags.length > mostTags) wrong.push({ path: 'tags', message: `must be at most ${mostTags}` })
  for (const [index, tag] of tags.entries()) {
    if (!hasLength(tag, 1, longestTag)) {
      wrong.push({ path: `tags.${index}`, message: `must be 1 to ${longestTag} characters` })
    }
    requireText(tag, `tags.${index}`, wrong)
  }
  return [...new Set(tags)]
}

function readTemplateId(templateId: string, wrong: FieldViolation[]): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(templateId) || templateId.length > longestTemplateId) {
    wrong.push({ path: 'templateId', message: `must be 1 to ${longestTemplateId} letters, digits, dots, hyphens` })
  }
  return templateId
}

function readTimestamp(sent: string, wrong: FieldViolation[]): Date | null {
  if (sent === '') return null
  const date = new Date(sent)
  if (Number.isNaN(date.getTime())) wrong.push({ path: 'lastSyncedAt', message: 'must be a timestamp' })
  return date
}

function oneOf(value: string, words: readonly string[], path: string, wrong: FieldViolation[]): string {
  if (!words.includes(value)) wrong.push({ path, message: `must be one of ${words.join(', ')}` })
  return value
}

/** Counts by code point, as JSON Schema does. */
function hasLength(text: string, min: number, max: number): boolean {
  if (text.length > 2 * max) return false
  const { length } = [...text]
  return length >= min && length <= max
}

/** PostgreSQL keeps no NUL, and half of a surrogate pair is no character. */
function requireText(text: string, path: string, wrong: FieldViolation[]): void {
  if (text.includes('\0') || !text.isWellFormed()) wrong.push({ path, message: 'must not hold control characters' })
}
