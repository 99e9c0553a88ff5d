import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'

/** What ending share links again needs. */
export interface EndShareLinksAgainPorts {
  commit: Commit
  shareLinks: {
    /** Removes a link of a user. @returns the document that it shared; undefined when there is no such link */
    removeOne(transaction: Transaction, userId: string, shareLinkId: string): Promise<string | undefined>
  }
}

/**
 * Deletes the share links that a restore has brought back, whatever has become of their owners. What is not there any more is left
 * out, so that it can be repeated.
 * @returns how many had come back
 */
export async function endShareLinksAgain(
  { commit, shareLinks }: EndShareLinksAgainPorts,
  links: readonly { id: string; userId: string }[],
): Promise<number> {
  let count = 0
  for (const { id: shareLinkId, userId } of links) {
    const isEnded = await commit(async (transaction, outbox) => {
      const documentId = await shareLinks.removeOne(transaction, userId, shareLinkId)
      if (documentId === undefined) return false
      await outbox.append('shareLinkDeleted', { shareLinkId, userId, documentId })
      return true
    })
    if (isEnded) count++
  }
  return count
}
