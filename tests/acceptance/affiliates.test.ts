import type { ResumePlatform } from '@resume-platform/sdk'
import { describe, expect, it } from 'vitest'
import { type Client, clientOf, fromApp } from '../client/client.ts'
import { describedBy } from '../client/description.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'
import { useBillingPlatform } from './billing-platform.ts'
import { adminEmail } from './shop-platform.ts'

const shop = useBillingPlatform()
const { aUser, tell } = shop

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const patience = { timeout: 20_000 }

const visitor = () => clientOf(shop.platform.url, fromApp, describedBy(shop.platform.url))
const mine = ({ sdk }: SignedIn) => sdk.affiliates.get()
const enroll = async ({ sdk }: SignedIn) => (await sdk.affiliates.enroll()).code ?? ''
const refer = ({ session }: { session: Client }, code: string) =>
  session.call('POST', '/affiliates/referral', { body: { code } })

/** Buys a pack for so many cents. @returns the payment at Stripe */
async function pay({ sdk }: SignedIn, cents: number) {
  const { url } = await sdk.billing.createCreditCheckout({ packKey: 'credit_pack_250' })
  const { session: paidPage, made } = shop.stripe.account.pay(url.split('/').at(-1) ?? '')
  made.amount_received = cents
  await tell('checkout.session.completed', paidPage)
  return made
}

describe('the affiliate program', () => {
  it('shows the same fields to a user who is not enrolled', async () => {
    expect(await mine(await aUser())).toEqual({
      ...{ status: 'NOT_ENROLLED', tier: null, code: null, enrolledAt: null },
      ...{ clicks: 0, totalReferrals: 0, conversions: 0 },
      wallet: { pendingCents: 0, availableCents: 0, paidCents: 0, owedCents: 0 },
      minimumWithdrawalCents: 2_500,
      tierProgress: { current: 0, next: 10 },
      ...{ referrals: [], commissions: [], withdrawals: [] },
    })
  })

  it('gives a code once, and counts each visitor of it once a day', async () => {
    const affiliate = await aUser()
    const code = await enroll(affiliate)
    expect(code).toMatch(/^[a-z0-9]{10}$/)
    expect(await enroll(affiliate)).toBe(code)
    expect(await mine(affiliate)).toMatchObject({ status: 'ACTIVE', tier: 'BRONZE', code, enrolledAt: timestamp })
    const click = ({ sdk }: { sdk: ResumePlatform }) => sdk.affiliates.recordClick({ code, referrerHost: 'a.example' })
    const one = visitor()
    const clicks = await Promise.all(Array.from({ length: 30 }, () => click(one)))
    expect(clicks.filter(({ tracked }) => tracked)).toHaveLength(1)
    expect(await click(await aUser())).toEqual({ tracked: true })
    expect(await click(affiliate)).toEqual({ tracked: false })
    expect(await mine(affiliate)).toMatchObject({ clicks: 2 })
    const unknown = await visitor().call('POST', '/affiliates/click', { body: { code: 'zzzzzzzzzz' } })
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Affiliate code not found'])
    expect((await clientOf(shop.platform.url).call('POST', '/affiliates/click', { body: { code } })).status).toBe(401)
  })

  it('refuses a referral of oneself, a second one, and one of somebody who has paid', async () => {
    const [affiliate, other, referred, payer] = [await aUser(), await aUser(), await aUser(), await aUser()]
    const [code, another] = [await enroll(affiliate), await enroll(other)]
    expect((await refer(affiliate, code)).status).toBe(400)
    const made = await referred.sdk.affiliates.createReferral({ code })
    expect(made).toEqual({ id: expect.any(String), status: 'SIGNED_UP', createdAt: timestamp, convertedAt: null })
    const again = await refer(referred, another)
    expect([again.status, again.headers.get('x-error-code')]).toEqual([409, 'already_referred'])
    await pay(payer, 1_200)
    const late = await refer(payer, code)
    expect([late.status, late.headers.get('x-error-code')]).toEqual([409, 'has_paid_before'])
  })

  it('turns payments into commissions, and those into money, decided by the administrator and undone by refunds', async () => {
    const [affiliate, referred] = [await aUser(), await aUser()]
    await referred.sdk.account.updateName({ name: 'Grace Hopper' })
    await affiliate.sdk.account.updateName({ name: 'Ada King Lovelace' })
    await referred.sdk.affiliates.createReferral({ code: await enroll(affiliate) })
    const payment = await pay(referred, 200_000)
    await expect.poll(async () => (await mine(affiliate)).wallet.availableCents, patience).toBe(4_000)
    expect(await mine(affiliate)).toMatchObject({
      ...{ conversions: 1, totalReferrals: 1, tierProgress: { current: 1, next: 10 } },
      referrals: [{ status: 'CONVERTED', convertedAt: timestamp }],
      commissions: [{ amountCents: 4_000, rateBps: 200, status: 'AVAILABLE' }],
    })
    const board = await visitor().sdk.affiliates.getLeaderboard({ period: 'monthly' })
    expect(board).toContainEqual({ rank: expect.any(Number), name: 'Ada L.', earningsCents: 4_000, commissions: 1 })
    expect((await visitor().call('GET', '/affiliates/leaderboard?period=weekly')).status).toBe(400)

    const withdraw = (amountCents: number) =>
      affiliate.session.call('POST', '/affiliates/withdrawals', { body: { amountCents } })
    expect((await withdraw(2_499)).status).toBe(400)
    expect((await withdraw(4_001)).headers.get('x-error-code')).toBe('commissions_missing')
    const { id } = await affiliate.sdk.affiliates.requestWithdrawal({ amountCents: 3_000 })
    expect((await withdraw(2_500)).headers.get('x-error-code')).toBe('withdrawal_open')
    expect((await mine(affiliate)).wallet).toMatchObject({ availableCents: 1_000 })

    const { session: admin } = await signIn(shop.platform, adminEmail)
    const open = (await admin.call('GET', '/admin/withdrawals?status=REQUESTED')).body.data.items
    expect(open).toContainEqual(expect.objectContaining({ id, userId: affiliate.userId, amountCents: 3_000 }))
    const decide = (client: Client, body: object) => client.call('PATCH', `/admin/withdrawals/${id}`, { body })
    expect((await decide(visitor().with({ cookie: affiliate.cookie }), { status: 'PAID' })).status).toBe(403)
    expect((await decide(admin, { status: 'REJECTED' })).status).toBe(400)
    const paid = await decide(admin, { status: 'PAID', note: 'Sent on Friday', reason: 'checked by phone' })
    expect(paid.body.data).toMatchObject({ status: 'PAID', note: 'Sent on Friday', settledAt: timestamp })
    expect((await decide(admin, { status: 'REJECTED', reason: 'too late' })).status).toBe(409)
    const audit = async () => (await admin.call('GET', `/admin/audit?subjectId=${id}`)).body.data.items
    await expect
      .poll(audit, patience)
      .toMatchObject([{ action: 'withdrawal.settle', after: { status: 'PAID' }, reason: 'checked by phone' }])

    const charge = shop.stripe.account.chargeOf(payment)
    charge.amount_refunded = 200_000
    await tell('charge.refunded', charge)
    expect((await mine(affiliate)).wallet).toEqual({
      ...{ pendingCents: 0, availableCents: 0, paidCents: 3_000, owedCents: 3_000 },
    })

    const suspend = { status: 'SUSPENDED', reason: 'refunded friends' }
    const { items } = (await admin.call('GET', '/admin/affiliates?status=ACTIVE&limit=50')).body.data
    const row = items.find(({ userId }: { userId: string }) => userId === affiliate.userId)
    const suspended = await admin.call('PATCH', `/admin/affiliates/${row.id}`, { body: suspend })
    expect(suspended.body.data).toMatchObject({ status: 'SUSPENDED', name: 'Ada King Lovelace' })
    expect((await withdraw(2_500)).headers.get('x-error-code')).toBe('affiliate_suspended')
  })

  it('is part of the export, and goes with the account', async () => {
    const affiliate = await aUser()
    const code = await enroll(affiliate)
    const referred = await aUser()
    await referred.sdk.affiliates.createReferral({ code })
    expect(JSON.stringify(await affiliate.sdk.account.export())).toContain(code)
    await affiliate.sdk.account.delete({ confirm: affiliate.email })
    const click = () => visitor().call('POST', '/affiliates/click', { body: { code } })
    await expect.poll(async () => (await click()).status, patience).toBe(404)
  })
})
