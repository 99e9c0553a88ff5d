import type { EventKey } from '@resume/proto/events'
import type { ClientClass, DatabaseClient, TransactionOf } from '../database/open-database.ts'
import type { EventHandler } from '../events/consumer.ts'
import type { ServedService } from '../grpc/server.ts'
import type { Leftover } from '../jobs/clean-up.ts'
import type { Job } from '../jobs/schedule.ts'
import type { ServiceConfig, ServiceKit } from './service-kit.ts'

/** What a service publishes and consumes. */
export interface ServiceEvents<Dependencies, Tx, Published extends EventKey> {
  published: readonly Published[]
  /** A handler for each kind of event that the service consumes, made from the service's dependencies. */
  handlers: { readonly [Key in EventKey]?: (dependencies: Dependencies) => EventHandler<Key, Tx, Published> }
}

/** Everything that makes a service. */
export interface ServiceDeclaration<
  Config extends ServiceConfig,
  Database extends DatabaseClient,
  Dependencies,
  Published extends EventKey,
> {
  name: string
  /** Reads the configuration. @throws ConfigError with one line per wrong variable */
  config: () => Config
  database: {
    url: (config: Config) => string
    /** PostgreSQL itself, where the URL leads to a pooler in transaction mode. */
    directUrl: (config: Config) => string | undefined
    /** The generated Prisma client. */
    client: ClientClass<Database>
  }
  /** Whether the service uses Redis: for caches, whether it fills or only drops entries, or for anything else. */
  usesRedis: boolean
  events: ServiceEvents<NoInfer<Dependencies>, TransactionOf<NoInfer<Database>>, Published>
  /** What the hourly clean-up removes, besides notes of handled events; by the configuration where operators decide on it. */
  leftovers: readonly Leftover[] | ((config: Config) => readonly Leftover[])
  /** Makes what RPCs, events and jobs work with: use cases get their ports here. */
  compose: (kit: ServiceKit<Config, Database, Published>) => Dependencies | Promise<Dependencies>
  /** Scheduled work, besides the clean-up. */
  jobs?: (dependencies: NoInfer<Dependencies>) => Job[]
  rpcs: (dependencies: NoInfer<Dependencies>) => ServedService[]
}
