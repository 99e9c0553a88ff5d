import { cacheKeys } from '@resume/proto/cache-keys'
import type { CodehostKind, WorkStatus } from '@resume/proto/limits/content'
import type { JobLease } from '@resume/service-kit/jobs/lease'
import type { Commit } from '@resume/service-kit/outbox/commit'
import {
  type CodehostItem,
  countOf,
  newestOfEach,
  type Reading,
  type Snapshot,
  type SnapshotCounts,
  type SyncRun,
} from '../domain/codehost.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import type { SnapshotChange } from '../use-cases/sync-codehost.ts'
import type { Database, Transaction } from './database.ts'

const noItems = (): SnapshotCounts => ({
  issue: { todo: 0, 'in-progress': 0, done: 0 },
  'pull-request': { todo: 0, 'in-progress': 0, done: 0 },
})

/** The last snapshot in PostgreSQL, for readers. */
export function createCodehostSnapshot(database: Database) {
  return {
    read: (): Promise<Snapshot | null> => readSnapshot(database),

    lastRun: () => readLastRun(database),

    /** Items and their number as of one snapshot, the most recently updated first. */
    async list(
      { kind, status }: { kind: CodehostKind | undefined; status: WorkStatus | undefined },
      { limit, offset }: PageRequest,
    ): Promise<Page<CodehostItem>> {
      return database.$transaction(
        async (transaction) => {
          const snapshot = await readSnapshot(transaction)
          if (!snapshot) return { items: [], total: 0 }
          const rows = await transaction.codehostItem.findMany({
            where: { ...(kind !== undefined && { kind }), ...(status !== undefined && { status }) },
            orderBy: [{ updatedAt: 'desc' }, { number: 'desc' }],
            take: limit,
            skip: offset,
          })
          return { items: rows.map(readItem), total: countOf(snapshot.counts, kind, status) }
        },
        { isolationLevel: 'RepeatableRead' },
      )
    },
  }
}

/**
 * The snapshots of a run. Every write is fenced: it fails once the lease has passed to another process.
 * @param options.commit of transactions long enough for the largest switch
 */
export function createFencedSnapshots(
  { database, commit }: { database: Database; commit: Commit<Transaction, never> },
  lease: JobLease,
) {
  /** The fence stands at the end: nobody who asks for the lease has to wait for the work, and lost work is rolled back. */
  const fenced = <T>(work: (transaction: Transaction) => Promise<T>, drops: string[] = []): Promise<T> =>
    commit(async (transaction, outbox) => {
      const result = await work(transaction)
      await outbox.drop(drops)
      const held = await transaction.$queryRaw<unknown[]>`
        SELECT 1 FROM job_leases WHERE name = ${lease.name} AND token = ${lease.token}::bigint FOR SHARE`
      if (held.length === 0) throw new Error('The lease of the sync has passed to another process')
      return result
    })
  const save = async (transaction: Transaction, run: SyncRun): Promise<SyncRun> => {
    const { id, ...data } = run
    await transaction.codehostSync.update({ where: { id }, data })
    return run
  }
  return {
    read: () => readSnapshot(database),

    async numbers(): Promise<number[]> {
      const rows = await database.$queryRaw<{ number: number }[]>`SELECT number FROM codehost_items`
      return rows.map(({ number }) => number)
    },

    lastRun: () => readLastRun(database),

    async reading(): Promise<Reading | null> {
      const row = await database.codehostReading.findUnique({ where: { id: 1 }, omit: { id: true } })
      return row && { ...row, round: row.round === 2 ? 2 : 1 }
    },

    keepReading: (reading: Reading, items: CodehostItem[]): Promise<void> =>
      fenced(async (transaction) => {
        await transaction.codehostReading.upsert({ where: { id: 1 }, create: { id: 1, ...reading }, update: reading })
        await transaction.$executeRaw`
          INSERT INTO codehost_read_items (number, item)
          SELECT (item ->> 'number')::int, item FROM jsonb_array_elements(${JSON.stringify(newestOfEach(items))}::jsonb) AS item
          ON CONFLICT (number) DO UPDATE SET item = excluded.item`
      }),

    async readItems(): Promise<CodehostItem[]> {
      const items: CodehostItem[] = []
      for (let after = 0; ; after = items.at(-1)?.number ?? 0) {
        const rows = await database.$queryRaw<{ item: StoredItem }[]>`
          SELECT item FROM codehost_read_items WHERE number > ${after}::int ORDER BY number LIMIT ${itemsAtOnce}::int`
        if (rows.length === 0) return items
        for (const { item } of rows) {
          items.push({ ...item, createdAt: new Date(item.createdAt), updatedAt: new Date(item.updatedAt) })
        }
      }
    },

    forgetReading: (): Promise<void> => fenced(forgetReading),

    begin: (run: SyncRun): Promise<void> =>
      fenced(async (transaction) => {
        await transaction.codehostSync.updateMany({
          where: { status: 'RUNNING' },
          data: { status: 'FAILED', finishedAt: run.startedAt, error: 'The process that ran the sync ended' },
        })
        await transaction.codehostSync.create({ data: run })
      }),

    end: (run: SyncRun, snapshot?: Pick<Snapshot, 'syncedAt'>): Promise<SyncRun> =>
      fenced(async (transaction) => {
        if (snapshot) await transaction.codehostSnapshot.updateMany({ data: { syncedAt: snapshot.syncedAt } })
        return save(transaction, { ...run, status: snapshot ? 'SUCCEEDED' : 'FAILED', finishedAt: new Date() })
      }, snapshot && [cacheKeys.codehost]),

    switchTo: (run: SyncRun, { items, leave, snapshot }: SnapshotChange): Promise<SyncRun> =>
      fenced(
        async (transaction) => {
          const written = { created: 0, updated: 0 }
          for (let at = 0; at < items.length; at += itemsAtOnce) {
            const { created, updated } = await upsert(transaction, items.slice(at, at + itemsAtOnce))
            written.created += created
            written.updated += updated
          }
          const removed = await removeGone(transaction, run.full ? items.map(({ number }) => number) : undefined, leave)
          if (run.full) await forgetReading(transaction)
          const counts = await countItems(transaction)
          const data = { ...snapshot, counts: { ...counts } }
          await transaction.codehostSnapshot.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data })
          return save(transaction, { ...run, ...written, removed, status: 'SUCCEEDED', finishedAt: new Date() })
        },
        [cacheKeys.codehost],
      ),
  }
}

/** An item as JSON. */
type StoredItem = Omit<CodehostItem, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string }

async function forgetReading(transaction: Transaction): Promise<void> {
  await transaction.codehostReading.deleteMany({})
  await transaction.codehostReadItem.deleteMany({})
}

/** Items that one statement writes, so that none takes long. */
const itemsAtOnce = 2_000

/** The run that began last. */
function readLastRun(client: Pick<Database, 'codehostSync'>): Promise<Pick<SyncRun, 'finishedAt' | 'retryAt'> | null> {
  return client.codehostSync.findFirst({
    orderBy: { startedAt: 'desc' },
    select: { finishedAt: true, retryAt: true },
  })
}

async function readSnapshot(client: Pick<Database, 'codehostSnapshot'>): Promise<Snapshot | null> {
  const row = await client.codehostSnapshot.findUnique({ where: { id: 1 }, omit: { id: true } })
  return row && { ...row, counts: row.counts as unknown as SnapshotCounts }
}

type Row = Awaited<ReturnType<Database['codehostItem']['findFirstOrThrow']>>

function readItem({ kind, status, ...rest }: Row): CodehostItem {
  return { ...rest, kind: kind as CodehostKind, status: status as WorkStatus }
}

async function upsert(transaction: Transaction, items: CodehostItem[]): Promise<{ created: number; updated: number }> {
  const [written] = await transaction.$queryRaw<{ created: number; updated: number }[]>`
    WITH written AS (
      INSERT INTO codehost_items AS item (number, id, title, status, kind, url, labels, created_at, updated_at)
      SELECT number, id, title, status, kind, url, ARRAY(SELECT jsonb_array_elements_text(labels)), "createdAt", "updatedAt"
      FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS answered (
        number int, id text, title text, status text, kind text, url text, labels jsonb,
        "createdAt" timestamptz, "updatedAt" timestamptz)
      ON CONFLICT (number) DO UPDATE SET id = excluded.id, title = excluded.title, status = excluded.status,
        kind = excluded.kind, url = excluded.url, labels = excluded.labels, created_at = excluded.created_at,
        updated_at = excluded.updated_at
      WHERE (item.id, item.title, item.status, item.kind, item.url, item.labels, item.updated_at) IS DISTINCT FROM
        (excluded.id, excluded.title, excluded.status, excluded.kind, excluded.url, excluded.labels, excluded.updated_at)
      RETURNING (xmax = 0) AS is_new
    )
    SELECT (count(*) FILTER (WHERE is_new))::int AS created, (count(*) FILTER (WHERE NOT is_new))::int AS updated FROM written`
  return written ?? { created: 0, updated: 0 }
}

/** @param all numbers of everything there is, after a full run */
function removeGone(transaction: Transaction, all: number[] | undefined, leave: number[]): Promise<number> {
  if (all) {
    return transaction.$executeRaw`
      DELETE FROM codehost_items AS item
      WHERE NOT EXISTS (SELECT FROM unnest(${all}::int[]) AS named (number) WHERE named.number = item.number)`
  }
  return transaction.$executeRaw`DELETE FROM codehost_items WHERE number = ANY (${leave}::int[])`
}

async function countItems(transaction: Transaction): Promise<SnapshotCounts> {
  const counts = noItems()
  const rows = await transaction.codehostItem.groupBy({ by: ['kind', 'status'], _count: true })
  for (const { kind, status, _count } of rows) counts[kind as CodehostKind][status as WorkStatus] = _count
  return counts
}
