/** What finding shared documents needs. */
export interface ListSharedDocumentsPorts {
  shareLinks: {
    /** Which of some documents have a link that is valid at a time. */
    sharedAmong(userId: string, documentIds: string[], now: Date): Promise<string[]>
  }
}

/** Finds which of some documents of a user are shared now. */
export function listSharedDocuments(
  { shareLinks }: ListSharedDocumentsPorts,
  userId: string,
  documentIds: string[],
): Promise<string[]> {
  return shareLinks.sharedAmong(userId, documentIds, new Date())
}
