import type { Pool } from 'pg'
import type { Metrics } from '../metrics/metrics.ts'

interface OutboxFigures {
  waiting: number
  age: number
  undropped: number
}

/** Exposes how far a service's outbox is behind with publishing events and with dropping stale cache entries. */
export function watchOutbox(metrics: Metrics, pool: Pool): void {
  let reading: Promise<OutboxFigures> | undefined
  /** One query per scrape: the gauges are read at the same time. */
  const figures = () => {
    reading ??= readFigures(pool).finally(() => {
      reading = undefined
    })
    return reading
  }
  metrics.gauge('outbox_waiting_events', 'Events that are not yet published', async () => (await figures()).waiting)
  metrics.gauge(
    'outbox_oldest_event_age_seconds',
    'Age of the oldest event that is not yet published; 0 when there is none',
    async () => (await figures()).age,
  )
  metrics.gauge(
    'outbox_undropped_cache_keys',
    'Outbox rows older than a second with cache entries whose drop Redis has not confirmed',
    async () => (await figures()).undropped,
  )
}

async function readFigures(pool: Pool): Promise<OutboxFigures> {
  const { rows } = await pool.query<OutboxFigures>({
    name: 'outbox-figures',
    text: `
      SELECT count(*) FILTER (WHERE published_at IS NULL)::int AS waiting,
        coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE published_at IS NULL)), 0)::float8 AS age,
        count(*) FILTER (WHERE cache_keys <> '{}' AND created_at < now() - interval '1 second')::int AS undropped
      FROM outbox_events`,
  })
  return rows[0] as OutboxFigures
}
