import { events } from '@resume/proto/events'
import { newId } from '@resume/service-kit/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, keptBilling, type RunningBilling } from '../test-data/running-billing.ts'

let billing: RunningBilling
beforeAll(async () => {
  billing = await keptBilling()
})

const [first, second, third] = ['2026-11-30T10:00:00.000Z', '2026-11-30T10:00:00.001Z', '2026-11-30T10:00:00.002Z']

const patience = { timeout: 20_000 }
const enroll = ({ call }: Caller, name: string, nameAsOf?: string) =>
  billing.client.call('EnrollAffiliate', { name, nameAsOf }, call)
const nameOf = async ({ userId }: Caller) =>
  (await billing.database.affiliate.findUniqueOrThrow({ where: { userId }, select: { name: true } })).name
/** Publishes news of names, and waits until each of them is handled. */
async function tell(news: { userId: string; name: string; updatedAt?: string }[]): Promise<void> {
  const { name, message } = events.userUpdated
  const ids = news.map((event) => {
    const id = newId()
    billing.bus.publishBytes(name, message.serialize(event), { 'Nats-Msg-Id': id })
    return id
  })
  const handled = () => billing.database.handledEvent.count({ where: { eventId: { in: ids } } })
  await expect.poll(handled, patience).toBe(news.length)
}

describe('the name of an affiliate', () => {
  it('is the newest, in whatever order hundreds of renames are told', async () => {
    const callers = await Promise.all(Array.from({ length: 150 }, () => billing.aUserWith(0)))
    const now = new Date()
    await billing.database.affiliate.createMany({
      data: callers.map(({ userId }) => ({
        ...{ id: newId(), userId, code: newId(), status: 'ACTIVE', name: 'first' },
        ...{ enrolledAt: now, updatedAt: now },
      })),
    })
    const renames = callers.flatMap(({ userId }, nth) => {
      const inOrder = [
        { userId, name: 'second', updatedAt: second },
        { userId, name: 'third', updatedAt: third },
      ]
      return nth % 2 === 0 ? inOrder : inOrder.toReversed()
    })
    await tell(renames)
    const userId = { in: callers.map((caller) => caller.userId) }
    const names = await billing.database.affiliate.groupBy({ by: ['name'], where: { userId }, _count: true })
    expect(names).toEqual([{ name: 'third', _count: 150 }])
  })

  it('is what a release says that does not tell what a name is as of', async () => {
    const caller = await billing.aUserWith(0)
    const { userId } = caller
    await enroll(caller, 'first')
    await tell([{ userId, name: 'second', updatedAt: second }])
    await tell([{ userId, name: 'told without a time' }])
    expect(await nameOf(caller)).toBe('told without a time')
    await tell([{ userId, name: 'first', updatedAt: first }])
    expect(await nameOf(caller)).toBe('told without a time')
    await tell([{ userId, name: 'third', updatedAt: third }])
    expect(await nameOf(caller)).toBe('third')
  })

  it('is not the one read for enrolling when a newer one is known', async () => {
    const caller = await billing.aUserWith(0)
    const { userId } = caller
    await enroll(caller, 'second', second)
    await tell([{ userId, name: 'first', updatedAt: first }])
    expect(await nameOf(caller)).toBe('second')
    await tell([{ userId, name: 'third', updatedAt: third }])
    await enroll(caller, 'second', second)
    await enroll(caller, 'without a time')
    expect(await nameOf(caller)).toBe('third')
  })

  it('is the one read after enrolling when the rename was told before there was an affiliate', async () => {
    const caller = await billing.aUserWith(0)
    await tell([{ userId: caller.userId, name: 'second', updatedAt: second }])
    await enroll(caller, 'first', first)
    await enroll(caller, 'second', second)
    expect(await nameOf(caller)).toBe('second')
  })
})
