import { itemOf } from '@resume/stripe-double/objects'
import { appOrigin } from '@resume/test-kit/test-platform'
import { describe, expect, it } from 'vitest'
import { clientOf } from '../client/client.ts'
import { useBillingPlatform } from './billing-platform.ts'

const shop = useBillingPlatform()
const { aUser, tell, buy, lapse, billingOf } = shop

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const patience = { timeout: 20_000 }

const bundle = { productKey: 'bundle', interval: 'monthly' }

describe('a subscription', () => {
  it('shows in every field of the summary', async () => {
    const user = await aUser()
    const subscription = await buy(user, { productKey: 'bundle', interval: 'annual' })
    const { catalog, ...shown } = await billingOf(user)
    expect(shown).toEqual({
      plan: 'BUNDLE',
      productKey: 'bundle',
      status: 'ACTIVE',
      interval: 'annual',
      currentPeriodStart: new Date(subscription.created * 1000).toISOString(),
      currentPeriodEnd: new Date(itemOf(subscription).current_period_end * 1000).toISOString(),
      cancelAtPeriodEnd: false,
      graceEndsAt: null,
      canPublish: true,
      entitlements: ['ai_credits', 'portfolio_publish', 'custom_subdomain', 'analytics'],
      credits: {
        balance: 300,
        reserved: 0,
        lifetimeCredited: 300,
        lifetimeDebited: 0,
        nextExpiryAt: timestamp,
        nextExpiryCredits: 300,
        updatedAt: timestamp,
      },
    })
    expect(catalog).toEqual({
      products: [
        {
          productKey: 'ai_credits',
          name: 'AI Credits',
          entitlements: ['ai_credits'],
          monthlyCredits: 200,
          prices: [
            { interval: 'monthly', amountCents: 900, currency: 'usd' },
            { interval: 'annual', amountCents: 9_000, currency: 'usd' },
          ],
        },
        {
          productKey: 'portfolio_pro',
          name: 'Portfolio Pro',
          entitlements: ['portfolio_publish', 'custom_subdomain', 'analytics'],
          monthlyCredits: 0,
          prices: [
            { interval: 'monthly', amountCents: 700, currency: 'usd' },
            { interval: 'annual', amountCents: 7_000, currency: 'usd' },
          ],
        },
        {
          productKey: 'bundle',
          name: 'Bundle',
          entitlements: ['ai_credits', 'portfolio_publish', 'custom_subdomain', 'analytics'],
          monthlyCredits: 300,
          prices: [
            { interval: 'monthly', amountCents: 1_400, currency: 'usd' },
            { interval: 'annual', amountCents: 14_000, currency: 'usd' },
          ],
        },
      ],
      creditPacks: [
        {
          packKey: 'credit_pack_250',
          name: '250 credits',
          credits: 250,
          amountCents: 1_200,
          currency: 'usd',
          validDays: 365,
        },
        {
          packKey: 'credit_pack_500',
          name: '500 credits',
          credits: 500,
          amountCents: 2_000,
          currency: 'usd',
          validDays: 365,
        },
      ],
    })
  })

  it('that is late shows until when its entitlements last, and one that will end shows that', async () => {
    const user = await aUser()
    const subscription = await buy(user, bundle)
    const invoice = shop.stripe.account.addInvoice(subscription, 'open')
    Object.assign(subscription, { status: 'past_due', cancel_at_period_end: true })
    await tell('invoice.payment_failed', invoice)
    expect(await billingOf(user)).toMatchObject({
      plan: 'BUNDLE',
      status: 'PAST_DUE',
      cancelAtPeriodEnd: true,
      canPublish: true,
      graceEndsAt: new Date((invoice.created + 7 * 24 * 60 * 60) * 1000).toISOString(),
    })
  })

  it('is shown as it is by every gateway as soon as its event was answered, however often it was read before', async () => {
    const user = await aUser()
    const readers = shop.gateways.map((url) => clientOf(url, user.session.headers))
    const plans = async () => Promise.all(readers.map(async (reader) => (await reader.sdk.billing.get()).plan))
    expect(await plans()).toEqual(['FREE', 'FREE'])
    const subscription = await buy(user, bundle)
    for (let round = 0; round < 5; round++) {
      subscription.status = 'active'
      await tell('customer.subscription.updated', subscription)
      for (let read = 0; read < 3; read++) expect(await plans()).toEqual(['BUNDLE', 'BUNDLE'])
      await lapse(subscription)
      for (let read = 0; read < 3; read++) expect(await plans()).toEqual(['FREE', 'FREE'])
    }
  })

  it('that lapses stops the keys that it owns on every gateway, and brings them back with it', async () => {
    const user = await aUser()
    const older = await user.withKey()
    const subscription = await buy(user, bundle)
    const quota = async () => (await user.sdk.ats.getQuota()).tier
    await expect.poll(quota, patience).toBe('bundle')
    const statusOf = async (id: string) => (await user.sdk.apiKeys.get(id)).status
    /** Identity learns of a subscription by an event of its own; a key that is made after that is owned by it. */
    let owned = await user.withKey()
    const isOwned = async () => {
      owned = await user.withKey()
      subscription.status = 'canceled'
      await tell('customer.subscription.deleted', subscription)
      await expect.poll(quota, patience).toBe('free')
      const isSuspended = (await statusOf(owned.id)) === 'suspended'
      subscription.status = 'active'
      await tell('customer.subscription.updated', subscription)
      await expect.poll(quota, patience).toBe('bundle')
      return isSuspended
    }
    await expect.poll(isOwned, patience).toBe(true)

    const use = (key: string) =>
      Promise.all(
        shop.gateways.map(async (url) => (await clientOf(url, { 'x-api-key': key }).call('GET', '/users/me')).status),
      )
    await expect.poll(() => use(owned.key), patience).toEqual([200, 200])
    await lapse(subscription)
    await expect.poll(() => use(owned.key), patience).toEqual([401, 401])
    for (let time = 0; time < 10; time++) expect(await use(owned.key)).toEqual([401, 401])
    expect(await statusOf(owned.id)).toBe('suspended')
    expect(await use(older.key)).toEqual([200, 200])

    await buy(user, bundle)
    await expect.poll(() => use(owned.key), patience).toEqual([200, 200])
    expect(await statusOf(owned.id)).toBe('active')
  })

  it('raises scan quotas and the limit of documents at once, and its end lowers them again', async () => {
    const user = await aUser()
    const { session, sdk } = user
    const create = async () => (await session.call('POST', '/documents', { body: { type: 'RESUME' } })).status
    const quota = async () => {
      const { tier, limit, canConvertResume, extract } = await sdk.ats.getQuota()
      return { tier, limit, canConvertResume, extract: extract.limit }
    }
    const free = { tier: 'free', limit: 2, canConvertResume: false, extract: 6 }
    expect(await quota()).toEqual(free)
    expect([await create(), await create()]).toEqual([201, 403])
    const subscription = await buy(user, bundle)
    const paid = { tier: 'bundle', limit: 300, canConvertResume: true, extract: 300 }
    await expect.poll(quota, patience).toEqual(paid)
    await expect.poll(create, patience).toBe(201)
    await lapse(subscription)
    await expect.poll(quota, patience).toEqual(free)
    await expect.poll(create, patience).toBe(403)
  })

  it('is not bought twice, nor beside another checkout, nor with a way back to elsewhere', async () => {
    const user = await aUser()
    const { session, sdk } = user
    const start = (body: object, path = '/billing/checkout') => session.call('POST', path, { body })
    for (const redirectUrl of [
      'https://evil.example/',
      `${appOrigin}.evil.example/`,
      `${appOrigin}@evil.example/`,
      `//evil.example/`,
      '/billing',
      'javascript:alert(1)',
      'data:text/html,hello',
      `https://app.localhost:3000/`,
      `http://user:secret@app.localhost:3000/`,
    ]) {
      for (const [path, body] of [
        ['/billing/checkout', bundle],
        ['/billing/credits/checkout', { packKey: 'credit_pack_250' }],
        ['/billing/portal', {}],
      ] as const) {
        const answer = await start({ ...body, redirectUrl }, path)
        expect([answer.status, answer.body.details?.[0]?.path], `${path} ${redirectUrl}`).toEqual([400, 'redirectUrl'])
      }
    }
    const begun = await Promise.all(Array.from({ length: 5 }, () => start(bundle)))
    expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await sdk.billing.cancelCheckout()).toBeNull()
    await buy(user, { ...bundle, redirectUrl: `${appOrigin}/billing?done=1` })
    const again = await start({ productKey: 'ai_credits', interval: 'annual' })
    expect([again.status, again.body.message]).toEqual([409, 'A subscription is already active'])
    expect((await sdk.billing.createPortalSession()).url).toMatch(/^https:/)
  })

  it('leaves histories that are paged, newest first, and nobody else’s', async () => {
    const user = await aUser()
    const other = await aUser()
    await buy(other, bundle)
    await buy(user, bundle)
    await buy(user, { packKey: 'credit_pack_250' }, '/billing/credits/checkout')
    const { billing } = user.sdk
    const first = await billing.listPayments({ pageSize: 1 })
    expect(first).toMatchObject({
      total: 2,
      page: 1,
      pageSize: 1,
      totalPages: 2,
      hasMore: true,
      pagination: { mode: 'offset', nextOffset: 1, nextCursor: null },
    })
    const second = await billing.listPayments({ pageSize: 1, page: 2 })
    expect(second).toMatchObject({ hasMore: false, pagination: { nextOffset: null } })
    expect([...first.items, ...second.items].map(({ itemKey }) => itemKey).toSorted()).toEqual([
      'bundle',
      'credit_pack_250',
    ])
    expect(Object.keys(first.items[0] ?? {}).toSorted()).toEqual(
      'amountCents credits currency id itemKey kind paidAt refundedCents status updatedAt'.split(' '),
    )
    const movements = await billing.listCreditTransactions({ limit: 50 })
    expect(movements.items.map(({ kind, amount, purpose }) => [kind, amount, purpose])).toEqual([
      ['grant', 250, 'credit_pack_250'],
      ['grant', 300, 'bundle'],
    ])
    expect((await billing.listCreditTransactions({ limit: 1, offset: 1 })).items).toEqual([movements.items[1]])
  })
})

describe('billing data of a user', () => {
  it('is exported whole, and gone when the user is, at Stripe too', async () => {
    const user = await aUser()
    const subscription = await buy(user, bundle)
    const { billing } = await user.sdk.account.export()
    expect(billing).toMatchObject({
      wallet: { available: 300, reserved: 0 },
      subscription: { status: 'ACTIVE', productKey: 'bundle' },
      customer: { providerId: subscription.customer },
      payments: [{ itemKey: 'bundle', amountCents: 1_400 }],
      creditGrants: [{ amount: 300, source: 'bundle' }],
      creditMovements: [{ kind: 'grant', availableChange: 300 }],
    })
    await user.sdk.account.delete({ confirm: user.email })
    await expect.poll(() => shop.stripe.account.customers.has(subscription.customer), { timeout: 60_000 }).toBe(false)
    expect(subscription.status).toBe('canceled')
    await tell('customer.subscription.deleted', subscription)
  })
})
