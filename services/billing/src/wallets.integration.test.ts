import { newId } from '@resume/service-kit/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptBilling, type RunningBilling } from '../test-data/running-billing.ts'
import { spending } from '../test-data/spending.ts'

let billing: RunningBilling

beforeAll(async () => {
  billing = await keptBilling()
})

const { addsUp, commit, movements, reserve, wallet } = spending(() => billing)

describe('a wallet', () => {
  it('is empty for somebody who never had credits', async () => {
    expect(await wallet(await billing.aUserWith(0))).toMatchObject({
      balance: 0,
      reserved: 0,
      lifetimeCredited: 0,
      lifetimeDebited: 0,
      nextExpiryCredits: 0,
    })
  })

  it('lets exactly 10 of 100 parallel spends pass when it holds 10, in two processes', async () => {
    const caller = await billing.aUserWith(10)
    const second = await billing.another()
    const processes = [billing, second]
    const spend = async (number: number) => {
      const client = (which: number) => processes[which % 2]?.client ?? billing.client
      const request = { requestId: newId(), amount: 1, purpose: 'a test' }
      const { reservation } = await client(number).call('ReserveCredits', request, { onBehalfOf: caller.userId })
      const reservationId = reservation?.id ?? ''
      await client(number >> 1).call('CommitCredits', { reservationId, amount: 1 }, { onBehalfOf: caller.userId })
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, number) => spend(number)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(90)
    for (const reason of refused) {
      expect(reason).toMatchObject({ code: 'payment_required', message: 'Not enough AI credits.' })
    }
    expect(await wallet(caller)).toMatchObject({
      balance: 0,
      reserved: 0,
      lifetimeCredited: 10,
      lifetimeDebited: 10,
    })
    await addsUp()
    await second.crash()
  })

  it('gives back what was reserved and not spent, and tells each step', async () => {
    const caller = await billing.aUserWith(10)
    const held = await reserve(caller, 5)
    expect(held).toMatchObject({ state: 'held', amount: 5 })
    expect(await wallet(caller)).toMatchObject({ balance: 5, reserved: 5 })
    expect(await commit(caller, held.id, 2)).toMatchObject({ state: 'committed', committed: 2 })
    expect(await wallet(caller)).toMatchObject({ balance: 8, reserved: 0, lifetimeDebited: 2 })
    const { items, total } = await movements(caller)
    expect(total).toBe(3)
    expect(
      items.map(({ kind, amount, reservedAmount, balanceAfter }) => [kind, amount, reservedAmount, balanceAfter]),
    ).toEqual([
      ['commit', 3, -5, 8],
      ['reserve', -5, 5, 5],
      ['grant', 10, 0, 10],
    ])
    expect((await movements(caller, 1, 1)).items.map(({ kind }) => kind)).toEqual(['reserve'])
    expect((await movements(caller, 5, 3)).items).toEqual([])
    await addsUp()
  })

  it('knows at once of credits that another process brought in', async () => {
    const caller = await billing.aUserWith(1)
    await commit(caller, (await reserve(caller, 1)).id, 1)
    await expect(reserve(caller, 1)).rejects.toMatchObject({ code: 'payment_required' })
    await billing.grant(caller.userId, 5)
    const held = await reserve(caller, 5)
    await billing.grant(caller.userId, 7)
    await commit(caller, held.id, 4)
    expect(await wallet(caller)).toMatchObject({ balance: 8, reserved: 0, lifetimeCredited: 13, lifetimeDebited: 5 })
    await addsUp()
  })

  it('spends the credits that expire first, whenever they came', async () => {
    const caller = await billing.aUserWith(0)
    const hour = 3_600_000
    await billing.grant(caller.userId, 10, 3 * hour)
    const soonest = await billing.grant(caller.userId, 10, hour)
    const later = await billing.grant(caller.userId, 10, 2 * hour)
    await commit(caller, (await reserve(caller, 15)).id, 15)
    const left = await billing.database.creditGrant.findMany({
      where: { userId: caller.userId },
      orderBy: { expiresAt: 'asc' },
    })
    expect(left.map(({ reference, remaining }) => [reference, remaining]).slice(0, 2)).toEqual([
      [soonest, 0],
      [later, 5],
    ])
    expect(await wallet(caller)).toMatchObject({ balance: 15, nextExpiryCredits: 5 })
    await addsUp()
  })

  it('loses credits when they expire, and never spends them after that', async () => {
    const caller = await billing.aUserWith(3)
    await billing.grant(caller.userId, 10, 2_000)
    await expect.poll(async () => (await wallet(caller))?.balance, { timeout: 10_000 }).toBe(3)
    await expect(reserve(caller, 4)).rejects.toMatchObject({ code: 'payment_required' })
    expect(await wallet(caller)).toMatchObject({ lifetimeCredited: 13, lifetimeDebited: 10 })
    await addsUp()
  })
})
