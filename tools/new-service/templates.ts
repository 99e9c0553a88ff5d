import { deployables } from '@resume/local-stack/platform/deployables'

/** What a new service is made from. */
export interface NewService {
  /** One word in lower case, such as `archive`. */
  name: string
  /** The same with a capital, for types: `Archive`. */
  type: string
  /** The variable with the URL of its database. */
  databaseVariable: string
  /** The variable with that of PostgreSQL itself, behind a pooler. */
  directVariable: string
  grpcPort: number
  metricsPort: number
}

/** A service of a name, on the next free ports. */
export function newService(name: string): NewService {
  const next = (variable: string) => Math.max(...deployables.map(({ ports }) => ports[variable] ?? 0)) + 1
  return {
    name,
    type: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    databaseVariable: `${name.toUpperCase()}_DATABASE_URL`,
    directVariable: `${name.toUpperCase()}_DATABASE_DIRECT_URL`,
    grpcPort: next('GRPC_PORT'),
    metricsPort: next('METRICS_PORT'),
  }
}

/** The files that a service begins with, by their path below the repository's root. */
export function filesOf(service: NewService, versions: Record<string, string>): Record<string, string> {
  const { name } = service
  const folder = `services/${name}`
  return {
    [`${folder}/package.json`]: packageFile(service, versions),
    [`${folder}/.env.example`]: exampleFile(service),
    [`${folder}/prisma/schema.prisma`]: schema,
    [`${folder}/src/main.ts`]: mainFile(service),
    [`${folder}/src/config.ts`]: configFile(service),
    [`${folder}/src/events.ts`]: eventsFile(service),
    [`${folder}/src/compose.ts`]: composeFile(service),
    [`${folder}/src/${name}.integration.test.ts`]: testFile(service),
  }
}

/** Its entry in the manifest. */
export function manifestEntry({ name, grpcPort, metricsPort }: NewService): string {
  return `  service({
    name: '${name}',
    owns: '${name}',
    ports: { GRPC_PORT: ${grpcPort}, METRICS_PORT: ${metricsPort} },
    small: { memoryMb: 160, heapMb: 72 },
    resources: { cpu: '100m', memory: '192Mi', memoryLimit: '512Mi' },
  }),
`
}

function packageFile({ name, databaseVariable }: NewService, versions: Record<string, string>): string {
  const migrate = (command: string) =>
    `node --disable-warning=ExperimentalWarning ../../packages/migrate/src/main.ts ${command} --dir prisma --url-variable ${databaseVariable}`
  const pinned = (...names: string[]) => Object.fromEntries(names.map((each) => [each, versions[each]]))
  const manifest = {
    name: `@resume/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    description: `The ${name} service`,
    scripts: {
      start: `node --disable-warning=ExperimentalWarning ../../deploy/local/src/run-apart.ts ${name} src/main.ts`,
      doctor: 'node --disable-warning=ExperimentalWarning ../../packages/service-kit/src/doctor/main.ts',
      migrate: migrate('deploy'),
      'migrate:status': migrate('status'),
      'migrate:resolve': migrate('resolve'),
      'migrate:new': migrate('new'),
      'migrate:check': migrate('check'),
      test: `vitest run --root ../.. services/${name}`,
    },
    dependencies: pinned('@prisma/client', '@resume/proto', '@resume/service-kit'),
    devDependencies: pinned('@resume/test-kit', 'prisma'),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

function exampleFile({ type, name, databaseVariable, directVariable, grpcPort, metricsPort }: NewService): string {
  return `# ${type}. Every variable it reads, with its default; required ones have none.

NODE_ENV=development
# fatal, error, warn, info, debug, trace or silent
LOG_LEVEL=info
HOST=0.0.0.0
GRPC_PORT=${grpcPort}
METRICS_PORT=${metricsPort}
# Time for requests in progress when the process is told to stop, in milliseconds
SHUTDOWN_GRACE_MS=10000
# Sign and verify whom calls between processes are made for, the same in every process; required in production
PRINCIPAL_KEYS=
# OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318

${databaseVariable}=postgresql://postgres@localhost:15432/${name}
# Behind a pooler in transaction mode (docs/scaling.md): PostgreSQL itself, and false where no prepared statements are kept
# ${directVariable}=postgresql://postgres@localhost:15432/${name}
# DATABASE_PREPARED_STATEMENTS=true
REDIS_URL=redis://localhost:6379
# Of a cluster: several, comma separated, and how many of them keep each event
NATS_URL=nats://localhost:4222
# NATS_STREAM_REPLICAS=3
`
}

/** The tables of the kit, which every service has. */
const schema = `generator client {
  provider               = "prisma-client"
  output                 = "../src/generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  importFileExtension    = "ts"
  generatedFileExtension = "ts"
}

datasource db {
  provider = "postgresql"
}

/// Events that wait for the relay, and the cache entries that their changes make stale.
model OutboxEvent {
  id          String    @id @db.Uuid
  name        String
  payload     Bytes
  requestId   String    @map("request_id")
  traceparent String
  createdAt   DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  cacheKeys   String[]  @default([]) @map("cache_keys")
  publishedAt DateTime? @map("published_at") @db.Timestamptz(3)

  @@map("outbox_events")
}

/// Events that a consumer has handled.
model HandledEvent {
  consumer  String
  eventId   String   @map("event_id") @db.Uuid
  handledAt DateTime @default(now()) @map("handled_at") @db.Timestamptz(3)

  @@id([consumer, eventId])
  @@index([handledAt])
  @@map("handled_events")
}

/// Who may run a job now.
model JobLease {
  name      String   @id
  holder    String
  token     BigInt
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@map("job_leases")
}
`

function mainFile({ name, type, databaseVariable, directVariable }: NewService): string {
  return `import { runService } from '@resume/service-kit/service/run-service'
import { compose } from './compose.ts'
import { read${type}Config } from './config.ts'
import { events } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'

await runService({
  name: '${name}',
  config: read${type}Config,
  database: {
    url: (config) => config.${databaseVariable},
    directUrl: (config) => config.${directVariable},
    client: PrismaClient,
  },
  usesRedis: true,
  events,
  leftovers: [],
  compose,
  rpcs: () => [],
})
`
}

function configFile({ name, type, databaseVariable, directVariable, grpcPort, metricsPort }: NewService): string {
  return `import { serviceVariables } from '@resume/service-kit/config/common-variables'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import { optional, url } from '@resume/service-kit/config/variables'

const variables = {
  ...serviceVariables({ grpc: ${grpcPort}, metrics: ${metricsPort} }),
  ${databaseVariable}: url(['postgresql:', 'postgres:']),
  ${directVariable}: optional(url(['postgresql:', 'postgres:'])),
}

/** Reads the configuration of ${name}. @throws ConfigError with one line per wrong variable */
export function read${type}Config(environment: Environment = process.env) {
  return readConfig(environment, variables)
}
`
}

function eventsFile({ name }: NewService): string {
  return `import type { ServiceEvents } from '@resume/service-kit/service/declaration'

/** What ${name} publishes, and what it does with what it consumes. */
export const events = { published: [], handlers: {} } satisfies ServiceEvents<object, unknown, never>
`
}

function composeFile({ name }: NewService): string {
  return `/** Gives the use cases of ${name} their ports; \`kit\` holds the database, \`commit\` and the rest (ServiceKit). */
export function compose() {
  return {}
}
`
}

function testFile({ name, databaseVariable }: NewService): string {
  return `import { fileURLToPath } from 'node:url'
import { createHealthProbe } from '@resume/service-kit/grpc/health-probe'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { runService } from '@resume/test-kit/running-service'
import { expect, inject, it } from 'vitest'

it('${name} starts on a migrated database and answers its health check', async () => {
  const service = await runService(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    GRPC_PORT: '0',
    ${databaseVariable}: await freshDatabase('services/${name}'),
    REDIS_URL: redisUrlOfFile(),
    NATS_URL: inject('natsUrl'),
  })
  const health = createHealthProbe(\`127.0.0.1:\${service.ready.grpcPort}\`)
  await expect.poll(() => health.isServing('ready')).toBe(true)
  health.close()
  await service.stop()
  expect(service.process.exitCode).toBe(0)
})
`
}
