import { newId } from '@resume/service-kit/ids'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { accountsOfTransaction } from '../src/adapters/accounts.ts'
import type { Database } from '../src/adapters/database.ts'
import type { Decide } from '../src/domain/book.ts'
import { grant, takeBack } from '../src/domain/granting.ts'
import { PrismaClient } from '../src/generated/prisma/client.ts'
import { createMove } from '../src/use-cases/move-credits.ts'

/** Opens the database of a billing that runs. */
export function openLedger(databaseUrl: string): Database {
  return openTestDatabase(PrismaClient, databaseUrl)
}

/** Brings credits in, as of a pack. @returns the grant's reference */
export async function grantCredits(
  database: Database,
  userId: string,
  credits: { amount: number; expiresAt: Date },
): Promise<string> {
  const reference = `test:${newId()}`
  await move(database, userId, reference, grant({ id: newId(), reference, source: 'credit_pack_250', ...credits }))
  return reference
}

/** Takes credits back, so much of a grant altogether. */
export async function takeBackCredits(
  database: Database,
  userId: string,
  reference: string,
  wanted: number,
): Promise<void> {
  await move(database, userId, reference, takeBack(reference, wanted))
}

function move(database: Database, userId: string, reference: string, decide: Decide<void>) {
  return database.$transaction((transaction) =>
    createMove(accountsOfTransaction(transaction))(userId, { references: [reference] }, decide),
  )
}
