import { cacheKeys } from '@resume/proto/cache-keys'

/** Cache entries that show how many documents and share links a user has, and those that show the given documents. */
export function entriesWithCounts(userId: string, documentIds: string[] = []): string[] {
  return [
    cacheKeys.documentCounts(userId),
    cacheKeys.user(userId),
    cacheKeys.masterProfile(userId),
    ...documentIds.map((id) => cacheKeys.document(userId, id)),
  ]
}

/** Cache entries that show a document. */
export function entriesWithDocument(userId: string, documentId: string): string[] {
  return [cacheKeys.document(userId, documentId)]
}

/** Cache entries that show a user's master profile. */
export function entriesWithProfile(userId: string): string[] {
  return [cacheKeys.masterProfile(userId)]
}
