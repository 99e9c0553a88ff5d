import { newId } from '@resume/service-kit/ids'
import { as } from '@resume/test-kit/callers'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptBilling, type RunningBilling } from '../test-data/running-billing.ts'
import { spending } from '../test-data/spending.ts'

let billing: RunningBilling

beforeAll(async () => {
  billing = await keptBilling()
})

const { addsUp, commit, release, reserve, reserveRange, wallet } = spending(() => billing)

describe('a reservation', () => {
  it('is made once per request id, however often and however parallel it is asked for', async () => {
    const caller = await billing.aUserWith(10)
    const requestId = newId()
    const made = await Promise.all(Array.from({ length: 20 }, () => reserve(caller, 4, requestId)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await wallet(caller)).toMatchObject({ balance: 6, reserved: 4 })
    await expect(reserve(caller, 5, requestId)).rejects.toMatchObject({ code: 'conflict' })
    await commit(caller, made[0]?.id ?? '', 4)
    expect(await reserve(caller, 4, requestId)).toMatchObject({ state: 'committed', committed: 4 })
    expect(await wallet(caller)).toMatchObject({ balance: 6, reserved: 0 })
  })

  it('of a range takes what is there, and not less than the least', async () => {
    const caller = await billing.aUserWith(10)
    const range = { min: 2, max: 4 }
    expect(await reserveRange(caller, range)).toMatchObject({ state: 'held', amount: 4 })
    await reserve(caller, 3)
    expect(await reserveRange(caller, range)).toMatchObject({ amount: 3 })
    await expect(reserveRange(caller, range)).rejects.toMatchObject({
      code: 'payment_required',
      message: 'Not enough AI credits.',
    })
    await addsUp()
  })

  it('of a range is answered as it stands to a repeat, whatever its amount and however parallel', async () => {
    const caller = await billing.aUserWith(3)
    const requestId = newId()
    const made = await Promise.all(
      Array.from({ length: 20 }, () => reserveRange(caller, { min: 1, max: 4 }, requestId)),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(made[0]).toMatchObject({ amount: 3 })
    await billing.grant(caller.userId, 10)
    expect(await reserveRange(caller, { min: 1, max: 4 }, requestId)).toEqual(made[0])
    expect(await reserveRange(caller, { min: 5, max: 9 }, requestId)).toEqual(made[0])
    expect(await wallet(caller)).toMatchObject({ balance: 10, reserved: 3 })
    await addsUp()
  })

  it('is resolved once, by whoever comes first; the same again changes nothing', async () => {
    const caller = await billing.aUserWith(10)
    const { id } = await reserve(caller, 6)
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => commit(caller, id, 6)),
      ...Array.from({ length: 10 }, () => release(caller, id)),
    ])
    const states = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value?.state : 'refused'))
    expect(states.filter((state) => state !== 'refused')).toHaveLength(10)
    const state = (await wallet(caller))?.balance === 4 ? 'committed' : 'released'
    expect(new Set(states)).toEqual(new Set([state, 'refused']))
    await addsUp()
  })

  it('cannot spend more than it holds, and nobody else’s', async () => {
    const caller = await billing.aUserWith(10)
    const { id } = await reserve(caller, 3)
    await expect(commit(caller, id, 4)).rejects.toMatchObject({
      code: 'invalid_argument',
      details: [{ path: 'amount', message: 'must be a whole number from 0 to 3' }],
    })
    const other = await billing.aUserWith(10)
    await expect(commit(other, id, 3)).rejects.toMatchObject({ code: 'not_found' })
    await expect(release(other, 'nonsense')).rejects.toMatchObject({ code: 'not_found' })
    expect(await release(caller, id)).toMatchObject({ state: 'released' })
    expect(await release(caller, id)).toMatchObject({ state: 'released' })
    await expect(commit(caller, id, 3)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is made, committed and released by services alone, on behalf of a user', async () => {
    const caller = await billing.aUserWith(10)
    const { userId } = caller
    const held = await reserve(caller, 3)
    const key = as({ kind: 'api-key', userId, keyId: newId(), scopes: ['ai:write'] })
    const refused = { id: 'service_required' }
    for (const call of [caller.call, key]) {
      const request = { requestId: newId(), amount: 1, purpose: 'a test' }
      await expect(billing.client.call('ReserveCredits', request, call)).rejects.toMatchObject(refused)
      const reservationId = held.id
      await expect(billing.client.call('CommitCredits', { reservationId, amount: 1 }, call)).rejects.toMatchObject(
        refused,
      )
      await expect(billing.client.call('ReleaseCredits', { reservationId }, call)).rejects.toMatchObject(refused)
    }
    expect(await wallet(caller)).toMatchObject({ balance: 7, reserved: 3 })
  })

  it.each([
    [{ requestId: 'short', amount: 1, purpose: 'x' }, 'requestId'],
    [{ requestId: 'long enough', amount: 0, purpose: 'x' }, 'amount'],
    [{ requestId: 'long enough', amount: -5, purpose: 'x' }, 'amount'],
    [{ requestId: 'long enough', min: 0, max: 2, purpose: 'x' }, 'min'],
    [{ requestId: 'long enough', min: 3, max: 2, purpose: 'x' }, 'max'],
    [{ requestId: 'long enough', min: 3, purpose: 'x' }, 'max'],
    [{ requestId: 'long enough', amount: 1, purpose: '' }, 'purpose'],
  ])('is refused when it makes no sense: %#', async (request, path) => {
    const caller = await billing.aUserWith(10)
    await expect(billing.client.call('ReserveCredits', request, { onBehalfOf: caller.userId })).rejects.toMatchObject({
      code: 'invalid_argument',
      details: [{ path }],
    })
    expect(await wallet(caller)).toMatchObject({ balance: 10, reserved: 0 })
  })
})
