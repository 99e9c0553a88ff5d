import { type AccountWriting, accountParts } from './account-statement.ts'
import type { RunSql } from './sql.ts'
import { joined } from './statement-part.ts'

/**
 * Writes movements of accounts whole, in one statement: accounts, grants, transactions, entries and reservations. Of an
 * account that has moved since it was read, or that somebody else is moving, nothing is written.
 * @param writings of accounts that differ
 * @returns the users whose movements were written
 */
export async function writeAccounts(sql: RunSql, writings: readonly AccountWriting[]): Promise<Set<string>> {
  const withoutRow = writings.filter(({ read }) => read.movements === null)
  if (withoutRow.length > 0) {
    const text = `INSERT INTO wallets (user_id, updated_at)
      SELECT * FROM unnest($1::uuid[], $2::timestamptz[]) ON CONFLICT DO NOTHING`
    await sql('make-accounts', text, [
      withoutRow.map(({ read }) => read.userId),
      withoutRow.map(({ now }) => now.toISOString()),
    ])
  }
  const { name, text, values } = joined(accountParts(writings))
  const rows = await sql<{ user_id: string }>(name, text, values)
  return new Set(rows.map(({ user_id }) => user_id))
}
