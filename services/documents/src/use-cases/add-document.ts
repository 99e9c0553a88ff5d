import { documentTypeEnum } from '@resume/proto/document-enums'
import type { DocumentType } from '@resume/proto/limits/documents'
import { newId } from '@resume/service-kit/ids'
import type { Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import {
  currentSchemaVersion,
  type Document,
  defaultTemplateId,
  defaultTitles,
  type NewDocument,
} from '../domain/document.ts'
import type { DocumentFields } from '../domain/document-fields.ts'
import { seededContent } from '../domain/seed.ts'
import { entriesWithCounts } from '../domain/stale-entries.ts'
import { type ChooseSlugPorts, type RequireFreeSlugPorts, requireFreeSlug, slugForTitle } from './choose-slug.ts'
import { type CountDocumentPorts, countDocument } from './count-document.ts'

/** What storing a new document needs. */
export interface InsertDocumentPorts {
  documents: {
    insert(transaction: Transaction, document: NewDocument): Promise<Document>
  }
}

/** What adding a document needs. */
export type AddDocumentPorts = CountDocumentPorts &
  ChooseSlugPorts &
  RequireFreeSlugPorts &
  InsertDocumentPorts & {
    masterProfiles: {
      /** JSON text; undefined when none was ever saved. */
      contentOf(transaction: Transaction, userId: string): Promise<string | undefined>
    }
  }

/**
 * Adds a document, in a transaction that holds its owner's lock.
 * @throws AppError `plan_limit`; `slug_taken` when the given slug is
 */
export async function addDocument(
  ports: AddDocumentPorts,
  transaction: Transaction,
  outbox: Outbox,
  userId: string,
  type: DocumentType,
  fields: DocumentFields,
): Promise<Document> {
  await countDocument(ports, transaction, userId, type)
  const title = fields.title ?? defaultTitles[type]
  if (fields.slug !== undefined) await requireFreeSlug(ports, transaction, userId, fields.slug)
  const document = await ports.documents.insert(transaction, {
    id: newId(),
    contentId: newId(),
    userId,
    type,
    title,
    slug: fields.slug ?? (await slugForTitle(ports, transaction, userId, title, type)),
    tags: fields.tags ?? [],
    metadata: fields.metadata ?? '{}',
    templateId: fields.templateId ?? defaultTemplateId,
    schemaVersion: currentSchemaVersion,
    visibility: fields.visibility ?? 'PRIVATE',
    keepLocalOnly: fields.keepLocalOnly ?? false,
    subdomain: fields.subdomain ?? '',
    content:
      fields.content?.toString() ?? seededContent(type, await ports.masterProfiles.contentOf(transaction, userId)),
  })
  await announceCreated(outbox, document)
  return document
}

/** Tells that a document was created. */
export async function announceCreated(outbox: Outbox, { id, userId, type }: Document): Promise<void> {
  const event = { documentId: id, userId, documentType: documentTypeEnum.encode(type) }
  await outbox.append('documentCreated', event, { drops: entriesWithCounts(userId) })
}
