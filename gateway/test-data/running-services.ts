import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeAtExit } from '@resume/test-kit/at-exit'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { kept } from '@resume/test-kit/kept'
import { ownNats, ownRedis } from '@resume/test-kit/own-servers'
import { type RunningService, runService } from '@resume/test-kit/running-service'
import { Pool } from 'pg'

/** The first-party origin of these tests. */
export const appOrigin = 'http://app.localhost:3000'

/** The address of the administrator. */
export const adminEmail = 'admin@example.com'

/** Every service as a process, with databases and servers that nobody else uses. */
export interface RunningServices {
  /** Where one-time codes are written. */
  mailDir: string
  /** Identity's database, for what takes time to come about. */
  identityDatabase: Pool
  bus: EventBus
  redisUrl: string
  identity: RunningService
  documents: RunningService
  billing: RunningService
  /** What a gateway needs to find them. */
  variables: Record<string, string>
}

/** The entry point of a deployable. */
export const mainOf = (dir: string) => fileURLToPath(new URL(`../../${dir}/src/main.ts`, import.meta.url))

/** Nothing here reaches the storage of images; it is only configured. */
const unreachedStorage = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY: 'a-key', S3_SECRET_KEY: 'a-secret' }

/** Services that files of one worker use in turn. */
export const keptServices = kept(async () => {
  const services = await startServices({}, [])
  removeAtExit(services.mailDir)
  return services
})

/**
 * Starts every service.
 * @param everywhere variables of each that differ from the usual ones
 * @param cleanUps gets what ends them, to be called from the last to the first
 */
export async function startServices(
  everywhere: Record<string, string>,
  cleanUps: (() => unknown)[],
): Promise<RunningServices> {
  const mailDir = mkdtempSync(join(tmpdir(), 'resume-mail-'))
  cleanUps.push(() => rmSync(mailDir, { recursive: true, force: true }))
  const nats = await ownNats()
  cleanUps.push(nats.stop)
  const redis = await ownRedis()
  cleanUps.push(redis.stop)
  const bus = await openEventBus(nats.url)
  cleanUps.push(bus.close)
  const identityUrl = await freshDatabase('services/identity')
  const documentsUrl = await freshDatabase('services/documents')
  const atsUrl = await freshDatabase('services/ats')
  const billingUrl = await freshDatabase('services/billing')
  const portfolioUrl = await freshDatabase('services/portfolio')
  const contentUrl = await freshDatabase('services/content')
  const identityDatabase = new Pool({ connectionString: identityUrl, max: 2 })
  cleanUps.push(() => identityDatabase.end())

  const shared = { NATS_URL: nats.url, REDIS_URL: redis.url, APP_ORIGINS: appOrigin, GRPC_PORT: '0' }
  const run = async (dir: string, variables: Record<string, string>) => {
    const service = await runService(mainOf(dir), { ...shared, ...everywhere, ...variables })
    cleanUps.push(() => service.stop())
    return service
  }
  const [identity, documents, ats, billing, content] = await Promise.all([
    run('services/identity', {
      AUTH_HTTP_PORT: '0',
      IDENTITY_DATABASE_URL: identityUrl,
      MAIL_DIR: mailDir,
      RATE_LIMIT_ENABLED: everywhere.RATE_LIMIT_ENABLED ?? 'false',
    }),
    run('services/documents', { DOCUMENTS_DATABASE_URL: documentsUrl }),
    run('services/ats', { ATS_DATABASE_URL: atsUrl }),
    run('services/billing', { BILLING_DATABASE_URL: billingUrl, ADMIN_EMAIL: adminEmail }),
    run('services/content', { CONTENT_DATABASE_URL: contentUrl }),
  ])
  const addresses = {
    IDENTITY_GRPC_URL: `127.0.0.1:${identity.ready.grpcPort}`,
    DOCUMENTS_GRPC_URL: `127.0.0.1:${documents.ready.grpcPort}`,
    BILLING_GRPC_URL: `127.0.0.1:${billing.ready.grpcPort}`,
  }
  const portfolio = await run('services/portfolio', {
    PORTFOLIO_DATABASE_URL: portfolioUrl,
    ...unreachedStorage,
    ...addresses,
  })
  const variables = {
    ...{ REDIS_URL: shared.REDIS_URL, APP_ORIGINS: appOrigin },
    ...addresses,
    IDENTITY_HTTP_URL: `http://127.0.0.1:${identity.ready.httpPort}`,
    ATS_GRPC_URL: `127.0.0.1:${ats.ready.grpcPort}`,
    PORTFOLIO_GRPC_URL: `127.0.0.1:${portfolio.ready.grpcPort}`,
    CONTENT_GRPC_URL: `127.0.0.1:${content.ready.grpcPort}`,
  }
  return { mailDir, identityDatabase, bus, redisUrl: redis.url, identity, documents, billing, variables }
}
