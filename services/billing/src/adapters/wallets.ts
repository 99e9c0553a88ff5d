import type { Database } from './database.ts'
import type { Ledger } from './ledger.ts'
import type { WalletView } from './wallet-view.ts'

interface Row {
  available: number
  reserved: number
  debt: number
  credited: bigint
  debited: bigint
  updatedAt: Date
  isStale: boolean
  nextExpiryAt: Date | null
  nextExpiryCredits: number | null
  nextLapseAt: Date | null
}

/** A wallet that was asked for, and when it changes by itself next, if it does. */
export type ReadWalletView = WalletView & { changesAt: Date | null }

/** Reads a user's wallet as it is now: what has outlived its time is ended first. */
export type ReadWallet = (userId: string) => Promise<ReadWalletView>

const empty: ReadWalletView = {
  balance: 0,
  reserved: 0,
  lifetimeCredited: 0,
  lifetimeDebited: 0,
  debt: 0,
  nextExpiryAt: null,
  nextExpiryCredits: 0,
  updatedAt: null,
  changesAt: null,
}

/** Makes the {@link ReadWallet} of a database. */
export function createReadWallet(database: Database, ledger: Ledger, clock = () => new Date()): ReadWallet {
  const read = async (userId: string): Promise<Row | undefined> => {
    const now = clock()
    const [row] = await database.$queryRaw<Row[]>`
      SELECT w.available, w.reserved, w.debt, w.lifetime_credited AS credited, w.lifetime_debited AS debited,
        w.updated_at AS "updatedAt",
        EXISTS (SELECT 1 FROM credit_grants g
          WHERE g.user_id = w.user_id AND g.remaining > 0 AND g.expires_at <= ${now})
        OR EXISTS (SELECT 1 FROM credit_reservations r
          WHERE r.user_id = w.user_id AND r.state = 'held' AND r.expires_at <= ${now}) AS "isStale",
        next.at AS "nextExpiryAt", next.credits AS "nextExpiryCredits",
        (SELECT min(r.expires_at) FROM credit_reservations r
          WHERE r.user_id = w.user_id AND r.state = 'held') AS "nextLapseAt"
      FROM wallets w LEFT JOIN LATERAL (
        SELECT g.expires_at AS at, sum(g.remaining)::int AS credits FROM credit_grants g
        WHERE g.user_id = w.user_id AND g.remaining > 0 AND g.expires_at > ${now}
        GROUP BY g.expires_at ORDER BY g.expires_at LIMIT 1
      ) next ON true
      WHERE w.user_id = ${userId}::uuid AND w.erased_at IS NULL`
    return row
  }
  return async (userId) => {
    let row = await read(userId)
    if (row?.isStale) {
      await ledger.tidy(userId)
      row = await read(userId)
    }
    if (!row) return empty
    return {
      balance: row.available,
      reserved: row.reserved,
      lifetimeCredited: Number(row.credited),
      lifetimeDebited: Number(row.debited),
      debt: row.debt,
      nextExpiryAt: row.nextExpiryAt,
      nextExpiryCredits: row.nextExpiryCredits ?? 0,
      updatedAt: row.updatedAt,
      changesAt: earliest(row.nextExpiryAt, row.nextLapseAt),
    }
  }
}

/** The earliest of some moments; null when there is none. */
export function earliest(...moments: (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []))
  return times.length === 0 ? null : new Date(Math.min(...times))
}
