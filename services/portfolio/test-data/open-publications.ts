import { createCommit } from '@resume/service-kit/outbox/commit'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase, openTestPool } from '@resume/test-kit/test-database'
import type { Transaction } from '../src/adapters/database.ts'
import { createPublications } from '../src/adapters/publications.ts'
import { createPublishers } from '../src/adapters/publishers.ts'
import { createSubdomains } from '../src/adapters/subdomains.ts'
import type { Published } from '../src/events.ts'
import { PrismaClient } from '../src/generated/prisma/client.ts'

/** Publications in a database of their own, with what rules on them. */
export async function openPublications() {
  const url = await freshDatabase('services/portfolio')
  const database = openTestDatabase(PrismaClient, url)
  const pool = openTestPool(url, 1)
  return {
    database,
    ports: {
      publications: createPublications(database, pool),
      publishers: createPublishers(database),
      subdomains: createSubdomains(database),
      commit: createCommit<Transaction, Published>((work) => database.$transaction(work)),
    },
    close: () => Promise.all([database.$disconnect(), pool.end()]),
  }
}
