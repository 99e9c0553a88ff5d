import { openDatabase } from '@resume/service-kit/database/open-database'
import { openQuickPool } from '@resume/service-kit/database/pools'
import { newId } from '@resume/service-kit/ids'
import { createLogger } from '@resume/service-kit/logging/logger'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { linesOfJson } from '@resume/service-kit/process/lines-of-json'
import { runCommand } from '@resume/service-kit/process/run-command'
import { createApiKeys } from './adapters/api-keys.ts'
import type { Transaction } from './adapters/database.ts'
import { createSessions } from './adapters/sessions.ts'
import { createUsers } from './adapters/users.ts'
import { readIdentityConfig } from './config.ts'
import type { Published } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { type Ending, replayEndings } from './use-cases/replay-endings.ts'

/**
 * Runs as a part of `npm run restore`, before identity serves: ends again what had ended since the backup, a line of JSON each
 * on the standard input. Caches are emptied by the restore itself.
 */
await runCommand(async () => {
  const config = readIdentityConfig()
  const logger = createLogger({ service: 'identity', level: 'silent' })
  const database = openDatabase(PrismaClient, config.IDENTITY_DATABASE_URL, logger)
  const pool = openQuickPool(config.IDENTITY_DATABASE_URL, logger, { connections: 2 })
  /** The log tells other services of more. */
  const kinds = ['user', 'key', 'session', 'suspension']
  const endings: Ending[] = []
  for await (const ending of linesOfJson(process.stdin)) {
    if (kinds.includes(ending.kind)) endings.push(ending)
  }

  const ports = {
    users: createUsers(database, pool),
    apiKeys: createApiKeys(database, pool),
    sessions: createSessions(config.authSecrets),
    commit: createCommit<Transaction, Published>((work) => database.$transaction(work)),
  }
  const restore = { userId: '00000000-0000-0000-0000-000000000000', email: 'operator restore', requestId: newId() }
  const { user, key, session, suspension } = await replayEndings(ports, restore, endings)
  await Promise.all([database.$disconnect(), pool.end()])
  process.stdout.write(
    `ended again: ${user} accounts, ${key} API keys, ${session} sessions; suspended, or lifted, again: ${suspension}\n`,
  )
})
