import type { DocumentType } from '@resume/proto/limits/documents'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { slugTaken } from '../domain/failures.ts'
import { freeSlug, slugOf, stemOf } from '../domain/slug.ts'

/** What deriving a free slug needs. */
export interface ChooseSlugPorts {
  documents: {
    /** The slugs of the owner's active documents that are `base` or begin with `stem` and a hyphen. */
    slugsLike(transaction: Transaction, userId: string, base: string, stem: string): Promise<string[]>
  }
}

/** What checking a given slug needs. */
export interface RequireFreeSlugPorts {
  documents: {
    /** The owner's active document that has the slug. */
    withSlug(transaction: Transaction, userId: string, slug: string): Promise<{ id: string } | undefined>
  }
}

/** The slug for an owner's document: the base itself or, where another has that, a numbered one. */
export async function availableSlug(
  { documents }: ChooseSlugPorts,
  transaction: Transaction,
  userId: string,
  base: string,
): Promise<string> {
  return freeSlug(base, new Set(await documents.slugsLike(transaction, userId, base, stemOf(base))))
}

/** The slug for an owner's new document, derived from its title. */
export function slugForTitle(
  ports: ChooseSlugPorts,
  transaction: Transaction,
  userId: string,
  title: string,
  type: DocumentType,
): Promise<string> {
  return availableSlug(ports, transaction, userId, slugOf(title, slugOf(type, 'document')))
}

/** @throws AppError `slug_taken` when another active document of the owner has the slug */
export async function requireFreeSlug(
  { documents }: RequireFreeSlugPorts,
  transaction: Transaction,
  userId: string,
  slug: string,
  exceptId?: string,
): Promise<void> {
  const holder = await documents.withSlug(transaction, userId, slug)
  if (holder && holder.id !== exceptId) throw slugTaken()
}
