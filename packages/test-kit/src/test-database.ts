import { type ClientClass, type DatabaseClient, openDatabase } from '@resume/service-kit/database/open-database'
import { openQuickPool, type Pool } from '@resume/service-kit/database/pools'
import { createLogger } from '@resume/service-kit/logging/logger'

/**
 * How long a call of a test may wait for a connection, in milliseconds. A hundred callers at once share few connections, and each of them
 * is to be answered however busy the machine is.
 */
const waitMs = 20_000
const silent = createLogger({ service: 'test', level: 'silent' })

/** Opens a service's database as the service does, for as many callers at once as a test likes. */
export function openTestDatabase<Client extends DatabaseClient>(Client: ClientClass<Client>, url: string): Client {
  return openDatabase(Client, url, silent, { waitMs })
}

/** Opens a pool as a service does for its frequent statements, for as many callers at once as a test likes. */
export function openTestPool(url: string, connections?: number): Pool {
  return openQuickPool(url, silent, { connections, waitMs })
}
