import { cacheKeys } from '@resume/proto/cache-keys'
import type { LeaseCache } from '@resume/service-kit/cache/lease-cache'

/**
 * Drops what gateways have cached; every call is made after a commit and before the answer. Each answers whether Redis
 * confirmed; when it did not, the event of the change does it again.
 */
export interface DocumentCache {
  /** A document as shown. */
  dropDocument(userId: string, documentId: string): Promise<boolean>
  /** Whatever shows how many documents and share links a user has, and the documents that are named. */
  dropCounts(userId: string, documentIds?: string[]): Promise<boolean>
  /** The master profile as shown. */
  dropProfile(userId: string): Promise<boolean>
}

/** Makes the {@link DocumentCache} of a process. */
export function createDocumentCache(cache: LeaseCache): DocumentCache {
  return {
    dropDocument: (userId, documentId) => cache.invalidate([cacheKeys.document(userId, documentId)]),
    dropCounts: (userId, documentIds = []) =>
      cache.invalidate([
        cacheKeys.documentCounts(userId),
        cacheKeys.user(userId),
        cacheKeys.masterProfile(userId),
        ...documentIds.map((id) => cacheKeys.document(userId, id)),
      ]),
    dropProfile: (userId) => cache.invalidate([cacheKeys.masterProfile(userId)]),
  }
}
