import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPublications } from '../test-data/open-publications.ts'
import { subscriptions } from './adapters/subscriptions.ts'
import { nextCheck, type PublicationHead } from './domain/publication.ts'
import { recordSubscription } from './use-cases/record-subscription.ts'

let opened: Awaited<ReturnType<typeof openPublications>>

beforeAll(async () => {
  opened = await openPublications()
})
afterAll(() => opened?.close())

const plan = ['portfolio_publish']

/** What somebody has published who may. */
async function aPublished(): Promise<PublicationHead> {
  const now = new Date()
  const row: PublicationHead = {
    ...{ id: newId(), userId: newId(), documentId: newId(), subdomain: `told-${newId()}`, state: 'LIVE' },
    ...{ isWithheld: false, templateId: 'signal', name: 'A', headline: '', publishedRevision: 1, publishedAt: now },
    ...{ graceEndsAt: null, reason: null, checkAt: nextCheck(now), updatedAt: now },
  }
  await opened.ports.commit((transaction) => opened.ports.publications.put(transaction, undefined, row))
  return row
}

/** Billing tells of a version of a subscription. */
const tell = (userId: string, subscriptionId: string, version: number, entitlements: string[]) =>
  opened.ports.commit((transaction, outbox) =>
    recordSubscription({ ...opened.ports, subscriptions }, transaction, outbox, {
      ...{ userId, subscriptionId, version, entitlements },
      ...{ status: 'ACTIVE', productKey: 'portfolio_pro', currentPeriodStart: '', currentPeriodEnd: '' },
    }),
  )
const stateOf = async ({ userId }: PublicationHead) => (await opened.ports.publications.find(userId))?.state

describe('a publication', () => {
  it('goes into grace as soon as billing tells that the plan is over, and is live again as soon as it tells of one', async () => {
    const [published, other] = [await aPublished(), await aPublished()]
    const subscriptionId = newId()
    await tell(published.userId, subscriptionId, 1, plan)
    expect(await stateOf(published)).toBe('LIVE')
    await tell(published.userId, subscriptionId, 2, ['ai_credits'])
    expect(await stateOf(published)).toBe('GRACE')
    expect(await stateOf(other)).toBe('LIVE')
    await tell(published.userId, subscriptionId, 3, plan)
    expect(await stateOf(published)).toBe('LIVE')
  })

  it('follows the newest version of a subscription, in whatever order versions are told', async () => {
    const published = await aPublished()
    const subscriptionId = newId()
    await tell(published.userId, subscriptionId, 3, plan)
    for (const version of [2, 3]) await tell(published.userId, subscriptionId, version, [])
    expect(await stateOf(published)).toBe('LIVE')
    await tell(published.userId, subscriptionId, 4, [])
    await tell(published.userId, subscriptionId, 3, plan)
    expect(await stateOf(published)).toBe('GRACE')
  })

  it('stays while another subscription of its owner includes publishing, and nobody else’s does', async () => {
    const [published, other] = [await aPublished(), await aPublished()]
    await tell(published.userId, newId(), 1, plan)
    const second = newId()
    await tell(published.userId, second, 1, plan)
    await tell(published.userId, second, 2, [])
    expect(await stateOf(published)).toBe('LIVE')
    await tell(other.userId, newId(), 1, [])
    expect(await stateOf(other)).toBe('GRACE')
  })
})

it('of somebody who has published nothing a plan is kept, and of one who was erased nothing that is told late', async () => {
  const [reader, gone] = [newId(), newId()]
  await opened.database.owner.create({ data: { userId: gone, erasedAt: new Date() } })
  for (const userId of [reader, gone]) await tell(userId, newId(), 1, plan)
  const kept = await opened.database.subscription.findMany({ where: { userId: { in: [reader, gone] } } })
  expect(kept.map(({ userId }) => userId)).toEqual([reader])
})
