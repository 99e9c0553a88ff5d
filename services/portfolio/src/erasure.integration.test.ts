import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningPortfolio, runPortfolio } from '../test-data/running-portfolio.ts'

let portfolio: RunningPortfolio

beforeAll(async () => {
  portfolio = await runPortfolio()
})
afterAll(() => portfolio.stop())

describe('an account that is deleted', () => {
  it('leaves no image behind, and its objects are noted for removal', async () => {
    const caller = portfolio.aCaller()
    const [now, key] = [new Date(), newId()]
    const asset = {
      ...{ id: newId(), userId: caller.userId, kind: 'AVATAR', mimeType: 'image/png', sizeBytes: 70, status: 'READY' },
      ...{ uploadKey: `uploads/${key}`, uploadEnd: now, publicKey: `public/${key}`, createdAt: now, updatedAt: now },
    }
    await portfolio.database.asset.create({ data: asset })
    expect(await portfolio.exportOf(caller)).toMatchObject({ assets: [{ id: asset.id, status: 'READY', url: null }] })

    portfolio.bus.publish('userDeleted', { userId: caller.userId })
    await expect
      .poll(() => portfolio.database.asset.count({ where: { userId: caller.userId } }), { timeout: 10_000 })
      .toBe(0)
    expect(await portfolio.exportOf(caller)).toMatchObject({ assets: [] })
    const noted = await portfolio.database.objectRemoval.findMany({ orderBy: { key: 'asc' } })
    expect(noted.map((removal) => removal.key)).toEqual([`public/${key}`, `uploads/${key}`])
    expect(await portfolio.database.owner.findUnique({ where: { userId: caller.userId } })).toMatchObject({
      erasedAt: expect.any(Date),
    })
  })
})
