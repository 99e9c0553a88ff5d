import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { messageOf, Refusal } from './refusal.ts'

/** Longest wait for the lock of an outbox, in milliseconds. Writers queue behind whoever waits for it, so they wait no longer either. */
const patienceMs = 2_000
/** Attempts to have all locks at once. */
const tries = 5

/** Opens a connection, without a limit to its statements: tables are large. */
export async function openClient(name: string, url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new Refusal(`the database of ${name} is not reachable: ${messageOf(error)}`)
  }
  return client
}

/**
 * Opens a transaction in each database, all of which see the same moment. For some milliseconds nobody writes events, and so
 * no event is on its way: each is in an outbox, or was published before `during` ran.
 * @param during runs at that moment
 */
export async function takeSnapshots<T>(
  databases: Map<string, string>,
  during: () => Promise<T>,
): Promise<{ snapshots: Map<string, Client>; result: T }> {
  const snapshots = new Map<string, Client>()
  const locks = new Map<string, Client>()
  try {
    for (const [name, url] of databases) {
      snapshots.set(name, await openClient(name, url))
      locks.set(name, await openClient(name, url))
    }
    for (let count = 1; ; count++) {
      const begun = await Promise.allSettled(
        [...locks.values()].map((lock) =>
          lock.query(`BEGIN; SET LOCAL lock_timeout = ${patienceMs}; LOCK TABLE outbox_events IN SHARE MODE`),
        ),
      )
      const refused = begun.find((each) => each.status === 'rejected')
      if (!refused) break
      await Promise.all([...locks.values()].map((lock) => lock.query('ROLLBACK')))
      if (count === tries) throw new Refusal(`no moment was found in which nobody writes: ${messageOf(refused.reason)}`)
      await wait(patienceMs / 4)
    }
    const result = await during()
    for (const snapshot of snapshots.values()) {
      await snapshot.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      await snapshot.query('SELECT 1')
    }
    await Promise.all([...locks.values()].map((lock) => lock.query('COMMIT')))
    return { snapshots, result }
  } catch (error) {
    await Promise.all([...snapshots.values()].map((each) => each.end().catch(() => {})))
    throw error
  } finally {
    await Promise.all([...locks.values()].map((each) => each.end().catch(() => {})))
  }
}
