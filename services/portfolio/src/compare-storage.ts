import { openDatabase } from '@resume/service-kit/database/open-database'
import { createLogger } from '@resume/service-kit/logging/logger'
import { runCommand } from '@resume/service-kit/process/run-command'
import { openObjectStorage } from './adapters/object-storage.ts'
import { createStorageKeys } from './adapters/storage-keys.ts'
import { readPortfolioConfig } from './config.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { compareStorage } from './use-cases/compare-storage.ts'

/** `npm run storage:compare`: one line per object without a row and image without an object; ends with 1 if there are any. */
await runCommand(async () => {
  const config = readPortfolioConfig()
  const storage = openObjectStorage(config)
  if (!storage) throw new Error('S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY are required')
  const logger = createLogger({ service: 'portfolio', level: 'silent' })
  const database = openDatabase(PrismaClient, config.PORTFOLIO_DATABASE_URL, logger)
  const found = await compareStorage({ storage, keys: createStorageKeys(database) }, new Date())
  await database.$disconnect()
  for (const key of found.strays) process.stdout.write(`no row names the object ${key}\n`)
  for (const id of found.missing) process.stdout.write(`the object of the image ${id} is missing\n`)
  const wrong = found.strays.length + found.missing.length
  process.stdout.write(`${found.objects} objects, ${found.images} ready images, ${wrong} faults\n`)
  process.exit(wrong === 0 ? 0 : 1)
})
