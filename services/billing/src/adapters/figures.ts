import type { Metrics } from '@resume/service-kit/metrics/metrics'
import type { Database } from './database.ts'

/** Shows what operators ask about credits. */
export function showFigures(metrics: Metrics, database: Database): void {
  metrics.gauge('credits_reserved', 'Credits that reservations hold', async () => {
    const [row] = await database.$queryRaw<{ credits: number }[]>`
      SELECT coalesce(sum(amount), 0)::float8 AS credits FROM credit_reservations WHERE state = 'held'`
    return row?.credits ?? Number.NaN
  })
  metrics.gauge('credit_reservations_overdue', 'Reservations past their end that nobody has resolved', async () => {
    const [row] = await database.$queryRaw<{ overdue: number }[]>`
        SELECT count(*)::float8 AS overdue FROM credit_reservations WHERE state = 'held' AND expires_at <= now()`
    return row?.overdue ?? Number.NaN
  })
}
