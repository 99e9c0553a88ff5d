import { aSnapshot } from '@resume/test-kit/portfolio-snapshot'
import { describe, expect, it } from 'vitest'
import { clientOf } from '../client/client.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'
import { useBillingPlatform } from './billing-platform.ts'
import { adminEmail } from './shop-platform.ts'

const shop = useBillingPlatform()
const patience = { timeout: 30_000 }
const rounds = 4

let names = 0
async function aPublished() {
  const user = await shop.aUser()
  await shop.buy(user, { productKey: 'portfolio_pro', interval: 'monthly' })
  const name = `swift-${++names}`
  const body = { subdomain: name, snapshot: aSnapshot() }
  const documentId: string = (await user.session.call('PUT', '/portfolios/draft', { body })).body.data.id
  await publish({ user, documentId, name })
  return { user, documentId, name }
}
const publish = ({ user, documentId, name }: { user: SignedIn; documentId: string; name: string }) =>
  user.session.call('POST', '/portfolios/publish', { body: { documentId, subdomain: name, revision: 1 } })

/** What strangers are answered at each gateway, and whether they find it in the list. */
async function seen(name: string): Promise<(number | boolean)[]> {
  const answers = shop.gateways.map(async (url) => {
    const reader = clientOf(url, { origin: 'http://app.localhost:3000' })
    const { status } = await reader.call('GET', `/portfolios/public/${name}`)
    const { items } = (await reader.call('GET', '/portfolios/public?limit=50')).body.data
    return [status, items.some(({ subdomain }: { subdomain: string }) => subdomain === name)]
  })
  return (await Promise.all(answers)).flat()
}
const gone = [404, false, 404, false]

/** Does things at once, in any order, while strangers read all the time and so fill every cache. */
async function whileManyRead(name: string, ...works: (() => Promise<unknown>)[]): Promise<void> {
  let isDone = false
  const readers = Array.from({ length: 3 }, async () => {
    while (!isDone) await seen(name)
  })
  try {
    await Promise.all(works.map((work) => work()))
  } finally {
    isDone = true
    await Promise.all(readers)
  }
}

/** Neither a late event nor a reader with an old answer brings it back. */
async function staysGone(name: string, { user, documentId }: { user: SignedIn; documentId: string }): Promise<void> {
  await expect.poll(() => seen(name), patience).toEqual(gone)
  expect((await publish({ user, documentId, name })).status).not.toBe(201)
  for (let nth = 0; nth < 3; nth++) expect(await seen(name)).toEqual(gone)
}

describe('of a portfolio that is published again and again while', () => {
  it('its document is deleted, nothing is public in the end', async () => {
    for (let round = 0; round < rounds; round++) {
      const published = await aPublished()
      const { user, documentId, name } = published
      const again = () => publish(published)
      const remove = () => user.session.call('DELETE', `/documents/${documentId}`)
      await whileManyRead(name, ...(round % 2 ? [again, again, remove, again] : [remove, again, again]))
      await staysGone(name, published)
      expect((await user.session.call('GET', '/portfolios/me')).body.data.publication).toBeNull()
    }
  })

  it('its account is deleted, nothing is public in the end', async () => {
    for (let round = 0; round < rounds; round++) {
      const published = await aPublished()
      const { user, name } = published
      const again = () => publish(published)
      const remove = () => user.session.call('DELETE', '/users/me', { body: { confirm: user.email } })
      await whileManyRead(name, ...(round % 2 ? [again, again, remove, again] : [remove, again, again]))
      await staysGone(name, published)
    }
  })

  it('the administrator suspends it, it is public for nobody from the answer on', async () => {
    const { session: admin } = await signIn(shop.platform, adminEmail)
    for (let round = 0; round < rounds; round++) {
      const published = await aPublished()
      const { name } = published
      const { items } = (await admin.call('GET', '/admin/portfolios?limit=50')).body.data
      const { id } = items.find(({ subdomain }: { subdomain: string }) => subdomain === name)
      const again = () => publish(published)
      const suspend = () =>
        admin.call('PATCH', `/admin/portfolios/${id}`, {
          body: { status: 'SUSPENDED', reason: 'Sells what it must not' },
        })
      await whileManyRead(name, ...(round % 2 ? [again, again, suspend, again] : [suspend, again, again]))
      for (let nth = 0; nth < 3; nth++) expect(await seen(name)).toEqual(gone)
      expect((await publish(published)).body.data).toMatchObject({ status: 'SUSPENDED', suspendedReason: 'moderation' })
      expect(await seen(name)).toEqual(gone)
    }
  })
})
