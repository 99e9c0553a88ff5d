import { newId } from '@resume/service-kit/ids'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLedger } from '../../test-data/ledger.ts'
import type { Database } from './database.ts'
import { createExportUserData } from './user-data-export.ts'

let database: Database
beforeAll(async () => {
  database = openLedger(await freshDatabase('services/billing'))
})
afterAll(() => database.$disconnect())

/** More than a page, with three at each moment, the newest written first. */
const moments = Array.from({ length: 1_200 }, (_, nth) => new Date(Date.UTC(2026, 0, 1) - Math.floor(nth / 3) * 60_000))

async function exportOf(userId: string) {
  const exportUserData = createExportUserData(database)
  let text = ''
  let cursor = ''
  do {
    const part = await exportUserData(userId, cursor)
    text += part.text
    cursor = part.nextCursor
  } while (cursor !== '')
  return JSON.parse(text) as {
    payments: { id: string; paidAt: string }[]
    creditGrants: { id: string; createdAt: string }[]
  }
}

it('an export tells payments and grants in the order of time, each once, however many there are', async () => {
  const userId = newId()
  const rows = moments.map((at) => ({ at, id: newId() }))
  const ofPayment = { kind: 'credit_pack', itemKey: 'credit_pack_250', currency: 'usd', status: 'paid', credits: 250 }
  await database.payment.createMany({
    data: rows.map(({ at, id }) => ({
      ...{ id, userId, providerId: id, amountCents: 1_200, refundedCents: 0, paidAt: at, updatedAt: at, ...ofPayment },
    })),
  })
  await database.creditGrant.createMany({
    data: rows.map(({ at, id }) => ({
      ...{ id, userId, reference: id, source: 'a test', amount: 1, remaining: 0, createdAt: at, expiresAt: new Date() },
    })),
  })
  const inTime = rows
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id)
  const { payments, creditGrants } = await exportOf(userId)
  expect(payments.map(({ id }) => id)).toEqual(inTime)
  expect(creditGrants.map(({ id }) => id)).toEqual(inTime)
})
