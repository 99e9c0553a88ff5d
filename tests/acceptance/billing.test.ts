import { describe, expect, it } from 'vitest'
import { aUser, aVisitor } from './platform.ts'

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const emptyWallet = {
  balance: 0,
  reserved: 0,
  lifetimeCredited: 0,
  lifetimeDebited: 0,
  nextExpiryAt: null,
  nextExpiryCredits: 0,
  updatedAt: timestamp,
}

describe('billing of somebody who never bought anything', () => {
  it('shows the free plan, an empty wallet, and what can be bought', async () => {
    const { catalog, ...shown } = await (await aUser()).sdk.billing.get()
    expect(shown).toEqual({
      plan: 'FREE',
      productKey: null,
      status: 'INACTIVE',
      interval: null,
      currentPeriodStart: null,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      graceEndsAt: null,
      canPublish: false,
      entitlements: [],
      credits: emptyWallet,
    })
    const { products, creditPacks } = catalog
    expect(products.map(({ productKey }) => productKey)).toEqual(['ai_credits', 'portfolio_pro', 'bundle'])
    expect(products[2]).toMatchObject({
      entitlements: ['ai_credits', 'portfolio_publish', 'custom_subdomain', 'analytics'],
      monthlyCredits: 300,
      prices: [
        { interval: 'monthly', currency: 'usd' },
        { interval: 'annual', currency: 'usd' },
      ],
    })
    expect(creditPacks).toMatchObject([
      { packKey: 'credit_pack_250', credits: 250, validDays: 365 },
      { packKey: 'credit_pack_500', credits: 500, validDays: 365 },
    ])
  })

  it('has empty histories, paged like every list', async () => {
    const { session, sdk } = await aUser()
    const wallet = await sdk.billing.getCredits()
    expect(wallet).toEqual(emptyWallet)
    /** Nothing changes from one question to the next. */
    expect(await sdk.billing.getCredits()).toEqual(wallet)
    const second = { pageSize: 5, page: 2 }
    for (const [path, page] of [
      ['/billing/history', await sdk.billing.listPayments(second)],
      ['/billing/credits/history', await sdk.billing.listCreditTransactions(second)],
    ] as const) {
      expect(page).toEqual({
        items: [],
        total: 0,
        limit: 5,
        offset: 5,
        page: 2,
        pageSize: 5,
        totalPages: 0,
        hasMore: false,
        pagination: { mode: 'offset', nextOffset: null, nextCursor: null },
      })
      expect((await session.call('GET', `${path}?limit=51`)).status).toBe(400)
    }
  })

  it('answers 503 where Stripe is needed and not configured, after it has checked the request', async () => {
    const { session, sdk } = await aUser()
    const unconfigured = { success: false, message: 'Integration not configured: Stripe', statusCode: 503 }
    for (const [path, body] of [
      ['/billing/checkout', { productKey: 'bundle', interval: 'monthly' }],
      ['/billing/credits/checkout', { packKey: 'credit_pack_250' }],
      ['/billing/portal', {}],
      ['/billing/checkout/cancel', {}],
      ['/billing/webhook', {}],
    ] as const) {
      const answer = await session.call('POST', path, { body })
      expect(answer.body).toEqual(unconfigured)
      expect(answer.status).toBe(503)
    }
    const wrong = await session.call('POST', '/billing/checkout', { body: { productKey: 'gold', interval: 'monthly' } })
    expect(wrong.status).toBe(400)
    expect((await sdk.billing.get()).plan).toBe('FREE')
  })

  it('is for sessions only', async () => {
    for (const path of ['/billing/me', '/billing/history', '/billing/credits', '/billing/credits/history']) {
      expect((await aVisitor().call('GET', path)).status).toBe(401)
    }
  })
})
