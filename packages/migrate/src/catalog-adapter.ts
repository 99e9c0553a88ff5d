import { PrismaPg } from '@prisma/adapter-pg'
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQueryable,
} from '@prisma/driver-adapter-utils'
import type { PoolConfig } from 'pg'
import { CatalogClient, characterColumns } from './catalog-client.ts'
import { connectionTimeoutMs } from './patience.ts'

/** A driver adapter whose connections can be closed. */
export interface CatalogAdapter {
  factory: SqlMigrationAwareDriverAdapterFactory
  /** Closes every connection that was opened, and so gives back the advisory lock that the engine leaves on one. */
  close(): Promise<void>
}

/** The driver adapter for PostgreSQL, able to read all of the system catalogs. */
export function createCatalogAdapter(url: string): CatalogAdapter {
  const pool: PoolConfig & { Client: typeof CatalogClient } = {
    connectionString: url,
    connectionTimeoutMillis: connectionTimeoutMs,
    max: 2,
    Client: CatalogClient,
  }
  const factory = new PrismaPg(pool)
  const connect = factory.connect.bind(factory)
  const connectToShadowDb = factory.connectToShadowDb.bind(factory)
  const opened: { dispose(): Promise<void> }[] = []
  factory.connect = async () => {
    const connected = await connect()
    opened.push(connected)
    return runningWholeScripts(sayingCharacter(connected))
  }
  /** The engine closes and drops its shadow database itself. */
  factory.connectToShadowDb = async () => runningWholeScripts(sayingCharacter(await connectToShadowDb()))
  return {
    factory,
    close: async () => {
      await Promise.all(opened.map((connected) => connected.dispose()))
    },
  }
}

/**
 * Sends a script as it is. The driver adapter would cut it at every semicolon, those in quotes too, and commit each piece
 * by itself; as a whole it is one transaction for PostgreSQL, and a migration that fails leaves nothing behind.
 */
function runningWholeScripts<Adapter extends SqlDriverAdapter>(adapter: Adapter): Adapter {
  adapter.executeScript = async (script) => {
    await adapter.executeRaw({ sql: script, args: [], argTypes: [] })
  }
  return adapter
}

/** Gives columns of one-byte characters the type that the engine expects. */
function sayingCharacter<Queryable extends SqlQueryable>(queryable: Queryable): Queryable {
  const queryRaw = queryable.queryRaw.bind(queryable)
  queryable.queryRaw = async (query) => {
    const result = await queryRaw(query)
    for (const place of characterColumns(query.sql)) result.columnTypes[place] = ColumnTypeEnum.Character
    return result
  }
  return queryable
}
