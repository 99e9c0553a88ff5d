import { randomBytes } from 'node:crypto'
import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import { createAssets } from './adapters/assets.ts'
import type { Database } from './adapters/database.ts'
import { createImageCopier } from './adapters/image-copier.ts'
import { createImageTurns } from './adapters/image-turns.ts'
import { createObjectRemovals } from './adapters/object-removals.ts'
import { openObjectStorage } from './adapters/object-storage.ts'
import type { Config } from './config.ts'
import type { Published } from './events.ts'
import { createImagePool } from './images/pool.ts'

/** Wires what images need, besides the database and owners: their table, their storage, and what decodes them. */
export function composeImages({
  config,
  database,
  logger,
  metrics,
  onShutdown,
}: ServiceKit<Config, Database, Published>) {
  const storage = openObjectStorage(config)
  if (!storage) logger.info({ integration: 'S3' }, 'an integration is not configured')
  const images = createImagePool({
    size: config.IMAGE_PROCESSES,
    memoryLimitMb: config.IMAGE_MEMORY_MB,
    checkCpuMs: config.IMAGE_CHECK_CPU_MS,
    timeoutMs: config.IMAGE_TIMEOUT_MS,
  })
  const turns = createImageTurns(config.IMAGE_PROCESSES)
  onShutdown('images', images.close)
  metrics.pool('images', images.use)
  metrics.pool('image-uploads', turns.use)
  return {
    newName: () => randomBytes(20).toString('hex'),
    storage,
    assets: createAssets(database),
    removals: createObjectRemovals(database),
    inTurn: turns.inTurn,
    copyImage: createImageCopier(images),
    onUnremoved: (err: unknown) => logger.warn({ err }, 'an object could not be removed; a job tries again'),
    urlOf: (key: string) => storage?.urlOf(key) ?? null,
  }
}
