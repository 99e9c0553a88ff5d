import type { Pool } from '@resume/service-kit/database/pools'
import { quotaKinds, type SubscriptionState } from '../domain/quota-policy.ts'
import type { RecordedUse } from '../domain/quota-view.ts'
import type { SpendQuotaPorts } from '../use-cases/spend-quota.ts'
import type { Database } from './database.ts'
import * as statements from './quota-statements.ts'

/**
 * Quotas in PostgreSQL.
 * @param pool for moves and reads, which must cost no more than PostgreSQL itself
 * @param database for uses that something else is recorded with
 */
export function createQuotaStore(database: Database, pool: Pool): SpendQuotaPorts['quotas'] {
  return {
    findSubscriptions: async (userId) => {
      const { rows } = await pool.query<SubscriptionState>({ ...statements.subscriptionsOf, values: [userId] })
      return rows
    },

    findUse: async (subject, allowance) => {
      const { rows } = await pool.query<UsageRow>({ ...statements.useOf, values: [subject, allowance] })
      return rows.flatMap(knownUse)
    },

    isErased: async (userId) => {
      const { rowCount } = await pool.query({ ...statements.erased, values: [userId] })
      return rowCount !== 0
    },

    reserve: async ({ subject, kind, allowance }, { reservationId, limit, earliestLiveStart, now, lapsesAt }) => {
      const unit = [limit, now.getTime(), earliestLiveStart, reservationId, lapsesAt.getTime(), lapsesAt]
      const { rowCount } = await pool.query({ ...statements.reserve, values: [subject, kind, allowance, ...unit] })
      return rowCount === 1
    },

    take: async ({ subject, kind, allowance }, { limit, now, earliestLiveStart, windowStart, windowEnd }) => {
      const unit = [limit, now.getTime(), earliestLiveStart, windowStart, windowEnd]
      const values = [subject, kind, allowance, ...unit]
      const { rows } = await pool.query<UsageRow>({ ...statements.take, values })
      return onRecord(rows)
    },

    use: async ({ subject, kind, allowance }, unit, record) => {
      const { reservationId, earliestLiveStart, windowStart, windowEnd } = unit
      const values = [subject, kind, allowance, reservationId, earliestLiveStart, windowStart, windowEnd]
      if (!record) return onRecord((await pool.query<UsageRow>({ ...statements.use, values })).rows)
      return database.$transaction(async (transaction) => {
        const recorded = onRecord(await transaction.$queryRawUnsafe<UsageRow[]>(statements.use.text, ...values))
        if (recorded) await record(recorded, transaction)
        return recorded
      })
    },

    release: async ({ subject, kind, allowance }, reservationId) => {
      await pool.query({ ...statements.release, values: [subject, kind, allowance, reservationId] })
    },
  }
}

interface UsageRow {
  kind: string
  windowStart: Date | null
  used: number
}

const onRecord = (rows: UsageRow[]) => (rows.length === 0 ? undefined : rows.flatMap(knownUse))

/** A row of a quota that is known; none of one that a newer release may have added. */
function knownUse({ kind: named, windowStart, used }: UsageRow): RecordedUse[] {
  const kind = quotaKinds.find((candidate) => candidate === named)
  return kind ? [{ kind, windowStart, used }] : []
}
