import { beforeAll, describe, expect, it } from 'vitest'
import { keptBilling, type RunningBilling } from '../test-data/running-billing.ts'
import { spending } from '../test-data/spending.ts'

let billing: RunningBilling

beforeAll(async () => {
  billing = await keptBilling()
})

const { addsUp, commit, refund, release, reserve, wallet } = spending(() => billing)

describe('a refund', () => {
  it('takes back what is left, and the rest from what comes in later, below zero never', async () => {
    const caller = await billing.aUserWith(0)
    const reference = await billing.grant(caller.userId, 10)
    await commit(caller, (await reserve(caller, 7)).id, 7)
    await refund(caller, reference, 10)
    await refund(caller, reference, 10)
    expect(await wallet(caller)).toMatchObject({ balance: 0, debt: 7 })
    await billing.grant(caller.userId, 5)
    expect(await wallet(caller)).toMatchObject({ balance: 0, debt: 2 })
    await billing.grant(caller.userId, 5)
    expect(await wallet(caller)).toMatchObject({ balance: 3, debt: 0 })
    await addsUp()
  })

  it('of credits that are reserved is paid when the reservation gives them back', async () => {
    const caller = await billing.aUserWith(0)
    const reference = await billing.grant(caller.userId, 10)
    const { id } = await reserve(caller, 10)
    await refund(caller, reference, 10)
    expect(await wallet(caller)).toMatchObject({ balance: 0, reserved: 10, debt: 10 })
    await release(caller, id)
    expect(await wallet(caller)).toMatchObject({ balance: 0, reserved: 0, debt: 0 })
    await addsUp()
  })

  it.each([
    ['released', 15],
    ['lapsed', 15],
    ['committed', 11],
    ['committed in part', 13],
  ])('of reserved credits that is undone before they are %s leaves what was there before', async (how, balance) => {
    const caller = await billing.aUserWith(0)
    /** The credits that expire sooner pay the debt, so that the others are all there when the dispute is won. */
    await billing.grant(caller.userId, 5, 3_600_000)
    const { id: early } = await reserve(caller, 5)
    const reference = await billing.grant(caller.userId, 10)
    const { id } = await reserve(caller, 4)
    await release(caller, early)
    await refund(caller, reference, 10)
    expect(await wallet(caller)).toMatchObject({ balance: 1, reserved: 4, debt: 0 })
    await refund(caller, reference, 0)
    expect(await wallet(caller)).toMatchObject({ balance: 11, reserved: 4, debt: 0 })
    if (how === 'released') await release(caller, id)
    if (how === 'committed') await commit(caller, id, 4)
    if (how === 'committed in part') await commit(caller, id, 2)
    if (how === 'lapsed') {
      await billing.pool.query('UPDATE credit_reservations SET expires_at = now() WHERE id = $1', [id])
      await expect.poll(async () => (await wallet(caller))?.reserved, { timeout: 10_000 }).toBe(0)
    }
    expect(await wallet(caller)).toMatchObject({ balance, reserved: 0, debt: 0 })
    await addsUp()
  })

  it('that is undone brings the credits in again', async () => {
    const caller = await billing.aUserWith(0)
    const reference = await billing.grant(caller.userId, 10)
    await refund(caller, reference, 10)
    await refund(caller, reference, 0)
    expect(await wallet(caller)).toMatchObject({ balance: 10, debt: 0 })
    await addsUp()
  })
})
