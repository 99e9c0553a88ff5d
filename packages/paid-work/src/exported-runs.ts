import type { TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import {
  beforeEveryId,
  type ExportedItem,
  type ExportedList,
  jsonWith,
  readSized,
  type SizedItem,
} from '@resume/service-kit/user-data/export'

/** Runs that one part looks at. An answer may have some hundred KB, and most have a few. */
const mostRuns = 200

interface RunRow {
  id: string
  kind: string
  requestId: string | null
  credits: number
  createdAt: Date
  expiresAt: Date
  /** JSON text; null when none is stored. */
  answer: string | null
}

/**
 * The paid runs of a user for the export of the account, in the order in which they began, as their IDs tell. Which are the
 * user's is found first, by an index of theirs: in the order of IDs PostgreSQL would go through everybody's.
 */
export function exportedRuns(database: TaggedQueries): ExportedList {
  return {
    name: 'aiRuns',
    page: (userId, after) =>
      readSized(
        after,
        (key) => sizesAfter(database, userId, key),
        async (found) => (await runsWith(database, found)).map(itemOf),
      ),
  }
}

function sizesAfter(database: TaggedQueries, userId: string, key: string) {
  return database.$queryRaw<SizedItem[]>`
    WITH own AS MATERIALIZED (
      SELECT id, coalesce(octet_length(answer), 0) AS bytes FROM paid_runs
      WHERE user_id = ${userId} AND id > ${key || beforeEveryId}::uuid
    )
    SELECT id::text AS key, bytes FROM own ORDER BY id LIMIT ${mostRuns}::int`
}

function runsWith(database: TaggedQueries, found: SizedItem[]) {
  const ids = found.map(({ key }) => key)
  return database.$queryRaw<RunRow[]>`
    SELECT id::text, kind, request_id AS "requestId", credits, created_at AS "createdAt", expires_at AS "expiresAt",
      convert_from(answer, 'UTF8') AS answer
    FROM paid_runs WHERE id = ANY(${ids}::uuid[]) ORDER BY id`
}

function itemOf({ answer, ...run }: RunRow): ExportedItem {
  return { key: run.id, text: jsonWith(run, { answer: answer ?? 'null' }) }
}
