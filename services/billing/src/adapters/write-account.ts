import type { Account } from '../domain/account.ts'
import type { Decided } from '../domain/book.ts'
import { accountPart, changeParts } from './account-statement.ts'
import type { RunSql } from './sql.ts'
import { joined } from './statement-part.ts'

/** What was decided about an account. */
export type Writing = Pick<Decided<unknown>, 'account' | 'changes'>

/**
 * Writes movements whole, in one statement: account, grants, transactions, entries and reservations. It does nothing when
 * the account has moved since it was read: everything else hangs on the account's row, whose condition PostgreSQL checks
 * anew after it waited for another writer.
 * @returns whether it was written
 */
export async function writeAccount(sql: RunSql, read: Account, writing: Writing, now: Date): Promise<boolean> {
  const { userId, movements } = read
  if (movements === null) {
    const text = 'INSERT INTO wallets (user_id, updated_at) VALUES ($1::uuid, $2::timestamptz) ON CONFLICT DO NOTHING'
    await sql('make-account', text, [userId, now])
  }
  const parts = [accountPart(read, writing.account), ...changeParts(writing.changes, (movements ?? 0) + 1)]
  const { name, text, values } = joined(parts, [userId, now])
  return (await sql(name, text, values)).length === 1
}
