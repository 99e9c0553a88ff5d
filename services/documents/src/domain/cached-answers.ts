import { cacheKeys } from '@resume/proto/cache-keys'

/** Cached answers that show how many documents and share links a user has, and those that show the given documents. */
export function answersWithCounts(userId: string, documentIds: string[] = []): string[] {
  return [
    cacheKeys.documentCounts(userId),
    cacheKeys.user(userId),
    cacheKeys.masterProfile(userId),
    ...documentIds.map((id) => cacheKeys.document(userId, id)),
  ]
}

/** Cached answers that show a document. */
export function answersWithDocument(userId: string, documentId: string): string[] {
  return [cacheKeys.document(userId, documentId)]
}

/** Cached answers that show a user's master profile. */
export function answersWithProfile(userId: string): string[] {
  return [cacheKeys.masterProfile(userId)]
}
