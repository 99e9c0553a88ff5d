import { openJobPool } from '@resume/service-kit/database/pools'
import { newId } from '@resume/service-kit/ids'
import { createCleanUp } from '@resume/service-kit/jobs/clean-up'
import { releaseLease, takeLease } from '@resume/service-kit/jobs/lease'
import type { Job } from '@resume/service-kit/jobs/schedule'
import { createLogger } from '@resume/service-kit/logging/logger'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leftovers } from './adapters/clean-up.ts'
import type { Database } from './adapters/database.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { removeOldVersionsJob } from './jobs.ts'

const silent = createLogger({ service: 'test', level: 'silent' })
const day = 24 * 60 * 60 * 1000
let url: string
let database: Database
beforeAll(async () => {
  url = await freshDatabase('services/documents')
  database = openTestDatabase(PrismaClient, url)
})
afterAll(() => database.$disconnect())

/** Runs jobs on connections of their own, which are closed afterwards. */
async function run(...jobs: Job[]) {
  const pool = openJobPool(url, silent)
  for (const job of jobs) {
    const lease = await takeLease(pool, job.name, newId(), job.leaseMs)
    if (!lease) throw new Error('no lease')
    await job.run(lease, pool)
    await releaseLease(pool, lease)
  }
  await pool.end()
}

/** A document of four contents: the first two only in old versions, the third in an old and a young one, the last its own. */
async function aDocument() {
  const id = newId()
  const contents = [newId(), newId(), newId(), newId()] as const
  const [first, second, third, last] = contents
  const times = { createdAt: new Date(), updatedAt: new Date() }
  const state = { title: 't', slug: 's', tags: [], metadata: '{}', templateId: 'modern', schemaVersion: 1 }
  await database.document.create({
    data: {
      ...{ id, userId: newId(), type: 'RESUME', ...state, revision: 6, visibility: 'PRIVATE', keepLocalOnly: false },
      ...{ contentId: last, ...times },
    },
  })
  await database.documentContent.createMany({
    data: contents.map((contentId) => ({ id: contentId, documentId: id, content: '{}' })),
  })
  const ages = [93, 92, 92, 91, 1]
  await database.documentVersion.createMany({
    data: [first, second, second, third, third].map((contentId, index) => ({
      ...{ documentId: id, revision: index + 1, ...state, visibility: 'PRIVATE', contentId },
      ...{ createdAt: new Date(), supersededAt: new Date(Date.now() - (ages[index] ?? 0) * day) },
    })),
  })
  const left = async () => ({
    versions: (await database.documentVersion.findMany({ where: { documentId: id } })).map(({ revision }) => revision),
    contents: (await database.documentContent.findMany({ where: { documentId: id } })).map((row) => row.id).sort(),
  })
  return { id, contents, left }
}

describe('versions after 90 days', () => {
  it('go, each content with the last version that refers to it', async () => {
    const { contents, left } = await aDocument()
    await run(removeOldVersionsJob, createCleanUp(leftovers))
    expect(await left()).toEqual({ versions: [5], contents: [contents[2], contents[3]] })
  })

  it('go without a look at the contents of other documents', async () => {
    const { id, left } = await aDocument()
    await database.$executeRaw`
      INSERT INTO document_contents (id, document_id, content)
      SELECT gen_random_uuid(), ${id}::uuid, '{}' FROM generate_series(1, 5000)`
    await database.$executeRaw`ANALYZE document_contents`
    const looks = async () => {
      const [row] = await database.$queryRaw<{ looks: bigint }[]>`
        SELECT seq_tup_read + idx_tup_fetch AS looks FROM pg_stat_user_tables WHERE relname = 'document_contents'`
      return Number(row?.looks)
    }
    const before = await looks()
    await run(removeOldVersionsJob, createCleanUp(leftovers))
    expect((await left()).versions).toEqual([5])
    expect((await looks()) - before).toBeLessThan(5_000)
  })

  it('of a document that is being changed wait for the next run', async () => {
    const { id, contents, left } = await aDocument()
    await database.$transaction(async (transaction) => {
      await transaction.$queryRaw`SELECT 1 FROM documents WHERE id = ${id}::uuid FOR UPDATE`
      await run(removeOldVersionsJob)
      await transaction.document.update({ where: { id }, data: { contentId: contents[0] } })
    })
    expect((await left()).versions).toHaveLength(5)
    await run(removeOldVersionsJob)
    expect(await left()).toEqual({ versions: [5], contents: [contents[0], contents[2], contents[3]] })
  })

  it('stay when the lease has passed to another process', async () => {
    const { left } = await aDocument()
    const pool = openJobPool(url, silent)
    await removeOldVersionsJob.run({ name: removeOldVersionsJob.name, token: '0' }, pool)
    await pool.end()
    expect((await left()).versions).toHaveLength(5)
  })
})
