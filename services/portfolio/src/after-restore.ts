import { openDatabase } from '@resume/service-kit/database/open-database'
import { openQuickPool } from '@resume/service-kit/database/pools'
import { newId } from '@resume/service-kit/ids'
import { createLogger } from '@resume/service-kit/logging/logger'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { linesOfJson } from '@resume/service-kit/process/lines-of-json'
import { runCommand } from '@resume/service-kit/process/run-command'
import type { Transaction } from './adapters/database.ts'
import { createPublications } from './adapters/publications.ts'
import { createPublishers } from './adapters/publishers.ts'
import { createSubdomains } from './adapters/subdomains.ts'
import { readPortfolioConfig } from './config.ts'
import type { Published } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { type Ruling, ruleAgain } from './use-cases/rule-again.ts'

/**
 * Runs as a part of `npm run restore`, before portfolio serves: suspends again the portfolios that an administrator had suspended
 * since the backup, a line of JSON each on the standard input. Caches are emptied by the restore itself.
 */
await runCommand(async () => {
  const config = readPortfolioConfig()
  const logger = createLogger({ service: 'portfolio', level: 'silent' })
  const database = openDatabase(PrismaClient, config.PORTFOLIO_DATABASE_URL, logger)
  const pool = openQuickPool(config.PORTFOLIO_DATABASE_URL, logger, { connections: 2 })
  const rulings: Ruling[] = []
  for await (const { kind, id, ...rest } of linesOfJson(process.stdin)) {
    if (kind === 'moderation') rulings.push({ publicationId: id, ...rest })
  }

  const ports = {
    publications: createPublications(database, pool),
    publishers: createPublishers(database),
    subdomains: createSubdomains(database),
    commit: createCommit<Transaction, Published>((work) => database.$transaction(work)),
  }
  const restore = { userId: '00000000-0000-0000-0000-000000000000', email: 'operator restore', requestId: newId() }
  const count = await ruleAgain(ports, restore, rulings)
  await Promise.all([database.$disconnect(), pool.end()])
  process.stdout.write(`suspended, or lifted, again: ${count} portfolios\n`)
})
