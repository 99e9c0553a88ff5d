import { readEventField } from '@resume/proto/statistics'
import type { CountBatch } from '@resume/service-kit/counting/count-buffer'
import { addBatchOnce } from '@resume/service-kit/counting/flush-counts'
import type { Pool } from '@resume/service-kit/database/pools'
import type { JobLease } from '@resume/service-kit/jobs/lease'

const noted = 'flushed_event_batches'

const text = `
  by_value AS (
    INSERT INTO event_value_counts AS known (day, name, property, value, count)
    SELECT each.* FROM fresh, unnest($7::date[], $8::text[], $9::text[], $10::text[], $11::bigint[])
      AS each(day, name, property, value, count)
    ON CONFLICT (day, name, property, value) DO UPDATE SET count = known.count + excluded.count
  )
  INSERT INTO event_counts AS known (day, name, count)
  SELECT each.* FROM fresh, unnest($4::date[], $5::text[], $6::bigint[]) AS each(day, name, count)
  ON CONFLICT (day, name) DO UPDATE SET count = known.count + excluded.count`

/** Makes what adds batches of statistics events to their counts, each batch once, as long as a job's lease holds. */
export function createEventBatches(pool: Pool, lease: JobLease): (batch: CountBatch) => Promise<void> {
  return ({ id, counts }) => {
    const read = [...counts].flatMap(([field, count]) => {
      const counted = readEventField(field)
      return counted ? [{ ...counted, count }] : []
    })
    const names = read.filter(({ property }) => property === undefined)
    const values = read.flatMap(({ property, ...counted }) => (property ? [{ ...counted, property }] : []))
    const columns = [
      ...[names.map(({ day }) => day), names.map(({ name }) => name), names.map(({ count }) => count)],
      ...[values.map(({ day }) => day), values.map(({ name }) => name)],
      ...[values.map(({ property }) => property.name), values.map(({ property }) => property.value)],
      values.map(({ count }) => count),
    ]
    return addBatchOnce(pool, lease, id, { noted, text, values: columns })
  }
}
