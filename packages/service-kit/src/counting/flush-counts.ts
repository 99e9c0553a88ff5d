import type { Pool } from 'pg'
import { newId } from '../ids.ts'
import { fencedBy, type JobLease } from '../jobs/lease.ts'
import { type CountBatch, type CountBuffer, countsOfBatch } from './count-buffer.ts'

/**
 * Takes buffered counts into a database, batch by batch. A batch stays in the buffer until it is added, and its ID is stored in the same
 * statement: the next flush goes on with one that was cut off anywhere, and nothing is added twice (ADR 12).
 * @param add adds a batch, once: {@link addBatchOnce}
 */
export async function flushCounts(buffer: CountBuffer, add: (batch: CountBatch) => Promise<void>): Promise<void> {
  if (!buffer.isUp()) return
  let batch: CountBatch | undefined
  do {
    batch = await buffer.take(newId())
    if (!batch) return
    await add(batch)
    await buffer.finish(batch.id)
  } while (batch.counts.size >= countsOfBatch)
}

/** A statement that adds a batch. */
export interface BatchStatement {
  /** The table that notes the IDs of batches. */
  noted: string
  /**
   * Goes after `WITH fresh AS (…),`: whatever it writes must come from `fresh`, which has a row unless the batch is noted
   * already or the lease is lost. Its own values begin with $4.
   */
  text: string
  values: unknown[]
}

/**
 * Adds a batch in one statement that also notes its ID, so that a batch that is noted changes nothing.
 * @throws Error when the job's lease has passed to another process
 */
export async function addBatchOnce(
  pool: Pool,
  lease: JobLease,
  batchId: string,
  { noted, text, values }: BatchStatement,
): Promise<void> {
  const statement = `
    WITH fresh AS (
      INSERT INTO ${noted} (id) SELECT $1::uuid WHERE ${fencedBy('$2', '$3')} ON CONFLICT DO NOTHING RETURNING id
    ), ${text}`
  await pool.query(statement, [batchId, lease.name, lease.token, ...values])
  const { rowCount } = await pool.query(`SELECT 1 FROM ${noted} WHERE id = $1::uuid`, [batchId])
  if (!rowCount) throw new Error('The lease of the flush has passed to another process')
}
