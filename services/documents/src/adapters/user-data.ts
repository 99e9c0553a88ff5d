import type { Transaction } from './database.ts'

/** Everything that is held about users, to be erased. */
export const userData = {
  /** Removes some documents of a user; contents, versions and share links go with them. @returns their ids */
  async removeDocuments(transaction: Transaction, userId: string, most: number): Promise<string[]> {
    const documents = await transaction.document.findMany({ where: { userId }, select: { id: true }, take: most })
    const ids = documents.map(({ id }) => id)
    await transaction.document.deleteMany({ where: { id: { in: ids } } })
    return ids
  },

  async removeRest(transaction: Transaction, userId: string): Promise<void> {
    await transaction.masterProfile.deleteMany({ where: { userId } })
    await transaction.subscription.deleteMany({ where: { userId } })
    await transaction.importUse.deleteMany({ where: { userId } })
    await transaction.documentCount.deleteMany({ where: { userId } })
  },
}
