import { openDatabase } from '@resume/service-kit/database/open-database'
import { openQuickPool } from '@resume/service-kit/database/pools'
import { createLogger } from '@resume/service-kit/logging/logger'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { linesOfJson } from '@resume/service-kit/process/lines-of-json'
import { runCommand } from '@resume/service-kit/process/run-command'
import type { Transaction } from './adapters/database.ts'
import { createShareLinkRepository } from './adapters/share-links.ts'
import { readDocumentsConfig } from './config.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { endShareLinksAgain } from './use-cases/end-share-links-again.ts'

/**
 * Runs as a part of `npm run restore`, before documents serves: deletes again the share links that had been deleted since the
 * backup, a line of JSON each on the standard input. Caches are emptied by the restore itself.
 */
await runCommand(async () => {
  const config = readDocumentsConfig()
  const logger = createLogger({ service: 'documents', level: 'silent' })
  const database = openDatabase(PrismaClient, config.DOCUMENTS_DATABASE_URL, logger)
  const pool = openQuickPool(config.DOCUMENTS_DATABASE_URL, logger, { connections: 2 })
  const ended: { id: string; userId: string }[] = []
  for await (const { kind, id, userId } of linesOfJson(process.stdin)) {
    if (kind === 'shareLink') ended.push({ id, userId })
  }

  const ports = {
    shareLinks: createShareLinkRepository(database, pool),
    commit: createCommit<Transaction>((work) => database.$transaction(work)),
  }
  const count = await endShareLinksAgain(ports, ended)
  await Promise.all([database.$disconnect(), pool.end()])
  process.stdout.write(`ended again: ${count} share links\n`)
})
