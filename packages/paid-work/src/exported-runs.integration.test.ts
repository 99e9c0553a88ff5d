import type { TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import { newId } from '@resume/service-kit/ids'
import { createUserDataExport } from '@resume/service-kit/user-data/export'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PaidDatabase, paidDatabase } from '../test-data/paid-database.ts'
import { exportedRuns } from './exported-runs.ts'

let database: PaidDatabase
beforeAll(async () => {
  database = await paidDatabase()
})
afterAll(() => database.close())

/** Stores a run for each answer. @returns their IDs, in the order in which they began */
async function runsOf(userId: string, answers: (string | null)[]): Promise<string[]> {
  const ids = answers.map(() => newId())
  await database.pool.query(
    `INSERT INTO paid_runs (
       id, user_id, kind, request_id, fingerprint, state, holder, leased_until, credits, answer, created_at, expires_at
     )
     SELECT id, $1, 'analyze', id::text, '', 'paid', id, now(), 2, convert_to(answer, 'UTF8'), now(), now()
     FROM unnest($2::uuid[], $3::text[]) AS run (id, answer)`,
    [userId, ids, answers],
  )
  return ids
}

/** An export of nothing but runs, and in how many parts it came. */
async function exportOf(userId: string, queries: TaggedQueries = database) {
  const exportUserData = createUserDataExport(async () => ({ head: true }), [exportedRuns(queries)])
  const parts: string[] = []
  let cursor = ''
  do {
    const part = await exportUserData(userId, cursor)
    parts.push(part.text)
    cursor = part.nextCursor
  } while (cursor !== '')
  return { aiRuns: JSON.parse(parts.join('')).aiRuns as { id: string; answer: unknown }[], parts }
}

describe('the exported runs of a user', () => {
  it('come many in a part, in their order, with what was answered, and without those of others', async () => {
    const [userId, other] = [newId(), newId()]
    const ids = await runsOf(userId, [null, ...Array.from({ length: 500 }, (_, nth) => `{"nth":${nth}}`)])
    await runsOf(other, ['{}'])
    const { aiRuns, parts } = await exportOf(userId)
    expect(aiRuns.map(({ id }) => id)).toEqual(ids)
    expect(aiRuns[0]).toEqual({
      ...{ id: ids[0], kind: 'analyze', requestId: ids[0], credits: 2, answer: null },
      ...{ createdAt: expect.any(String), expiresAt: expect.any(String) },
    })
    expect(aiRuns[500]?.answer).toEqual({ nth: 499 })
    expect(parts.length).toBeLessThanOrEqual(6)
    expect((await exportOf(newId())).aiRuns).toEqual([])
  })

  it('are all those that are still there when others end while they are read', async () => {
    const userId = newId()
    const large = JSON.stringify('x'.repeat(700_000))
    const [ended, ...others] = await runsOf(userId, [large, large, '{}'])
    const queries: TaggedQueries = {
      $queryRaw: async <Rows>(query: TemplateStringsArray, ...values: unknown[]) => {
        const rows = await database.$queryRaw<Rows>(query, ...values)
        await database.pool.query('DELETE FROM paid_runs WHERE id = $1', [ended])
        return rows
      },
    }
    const { aiRuns } = await exportOf(userId, queries)
    expect(aiRuns.map(({ id }) => id)).toEqual(others)
  })

  it('with large answers come as many in a part as fit into a message', async () => {
    const userId = newId()
    await runsOf(
      userId,
      Array.from({ length: 9 }, () => JSON.stringify('é'.repeat(150_000))),
    )
    const { aiRuns, parts } = await exportOf(userId)
    expect(aiRuns).toHaveLength(9)
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(1_000_000)
  })
})
