import { describe, expect, it } from 'vitest'
import { readBillingConfig, readStripeAccount } from './config.ts'

const needed = { BILLING_DATABASE_URL: 'postgresql://localhost/billing' }
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const notesOf = (environment: Record<string, string>) => readBillingConfig({ ...needed, ...environment }).notes

describe('billing', () => {
  it.each([
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ])('does not start with %s alone', (set, missing) => {
    expect(() => readBillingConfig({ ...needed, [set]: 'secret', [missing]: ' ' })).toThrow(
      `${missing} must be set, because ${set} is`,
    )
  })

  it('says that prices and an address change nothing without a key', () => {
    const settings = { STRIPE_PRICE_IDS: 'credit_pack_250=price_1', STRIPE_API_BASE: 'http://localhost:12111' }
    expect(notesOf(settings)).toEqual([
      'STRIPE_API_BASE changes nothing: STRIPE_SECRET_KEY is not set',
      'STRIPE_PRICE_IDS changes nothing: STRIPE_SECRET_KEY is not set',
    ])
    expect(notesOf({ ...settings, ...stripe })).toEqual([])
  })

  it('says that nobody may buy when only an administrator may and there is none', () => {
    const rollout = { ...stripe, BILLING_ROLLOUT: 'admin' }
    expect(notesOf(rollout)).toEqual([expect.stringMatching(/^nobody may buy anything/)])
    expect(notesOf({ ...rollout, ADMIN_EMAIL: 'admin@example.com' })).toEqual([])
  })

  it('creates prices before there is a webhook', () => {
    const { STRIPE_SECRET_KEY } = stripe
    expect(readStripeAccount({ STRIPE_SECRET_KEY: `${STRIPE_SECRET_KEY}\n` })).toEqual({ STRIPE_SECRET_KEY })
  })
})
