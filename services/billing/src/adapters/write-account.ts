import { cacheKeys } from '@resume/proto/cache-keys'
import { newId } from '@resume/service-kit/ids'
import { type CommittedKeys, keysStatement } from '@resume/service-kit/outbox/outbox-row'
import type { Account } from '../domain/account.ts'
import type { Decided } from '../domain/book.ts'
import { accountPart, changeParts, type StatementPart } from './account-statement.ts'
import type { RunSql } from './sql.ts'

/** What was decided about an account. */
export type Writing = Pick<Decided<unknown>, 'account' | 'changes'>

/**
 * Writes movements whole, in one statement: account, grants, transactions, entries and reservations. It does nothing when
 * the account has moved since it was read: everything else hangs on the account's row, whose condition PostgreSQL checks
 * anew after it waited for another writer.
 * @param dropped the cache keys that the movement makes stale, to be kept beside it
 * @returns whether it was written
 */
export async function writeAccount(
  sql: RunSql,
  read: Account,
  writing: Writing,
  options: { now: Date; dropped?: CommittedKeys },
): Promise<boolean> {
  const { now, dropped } = options
  const { userId, movements } = read
  if (movements === null) {
    const text = 'INSERT INTO wallets (user_id, updated_at) VALUES ($1::uuid, $2::timestamptz) ON CONFLICT DO NOTHING'
    await sql('make-account', text, [userId, now])
  }
  const parts = [accountPart(read, writing.account), ...changeParts(writing.changes, (movements ?? 0) + 1)]
  if (dropped) parts.push(keysPart(dropped))
  const { name, text, values } = joined(parts, [userId, now])
  return (await sql(name, text, values)).length === 1
}

/** The cache keys that a movement makes stale. */
export function droppedKeys(userId: string): CommittedKeys {
  return { id: newId(), cacheKeys: [cacheKeys.billingSummary(userId)] }
}

function keysPart({ id, cacheKeys }: CommittedKeys): StatementPart {
  return {
    initial: 'k',
    values: [
      [id, 'uuid'],
      [cacheKeys, 'text[]'],
    ],
    text: ([first = '', keys = '']) => keysStatement(first, keys, 'FROM account'),
  }
}

/** Parts as one statement, with a name that is the same for the same text. Values that come first are $1 and $2. */
function joined(parts: StatementPart[], first: unknown[]): { name: string; text: string; values: unknown[] } {
  const values = [...first]
  const texts = parts.map((part, index) => {
    const placeholders = part.values.map(([value, type]) => `$${values.push(value)}::${type}`)
    return `${index === 0 ? 'account' : `part_${part.initial}`} AS (${part.text(placeholders)})`
  })
  return {
    name: `write-account-${parts.map(({ initial }) => initial).join('')}`,
    text: `WITH ${texts.join(', ')} SELECT user_id FROM account`,
    values,
  }
}
