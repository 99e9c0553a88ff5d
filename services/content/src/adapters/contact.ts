import type { ContactMessage } from '../domain/contact.ts'
import type { Transaction } from './database.ts'

/** Messages to the administrator in PostgreSQL. */
export const contact = {
  async keep(transaction: Transaction, message: ContactMessage & { id: string; createdAt: Date }): Promise<void> {
    await transaction.contactMessage.create({ data: message })
  },
}
