import type { Snippets } from './given.ts'

export const billing: Snippets = {
  async getBilling({ client, console }) {
    const { plan, status, credits } = await client.billing.get()
    console.log(`${plan} (${status}), ${credits.balance} credits`)
  },

  async listPayments({ client, console }) {
    for await (const payment of client.billing.listPayments()) console.log(payment)
  },

  async getCredits({ client, console }) {
    const { balance, reserved } = await client.billing.getCredits()
    console.log(`${balance} credits, ${reserved} of them reserved`)
  },

  async listCreditTransactions({ client, console }) {
    for await (const { kind, amount, balanceAfter } of client.billing.listCreditTransactions()) {
      console.log(`${kind} ${amount}: ${balanceAfter}`)
    }
  },

  async createCheckout({ client, console }) {
    const { url } = await client.billing.createCheckout({ productKey: 'bundle', interval: 'monthly' })
    console.log(`Pay at ${url}`)
  },

  async cancelCheckout({ client, console }) {
    await client.billing.cancelCheckout()
    console.log('You can begin another checkout')
  },

  async createCreditCheckout({ client, console }) {
    const { url } = await client.billing.createCreditCheckout({ packKey: 'credit_pack_250' })
    console.log(`Pay at ${url}`)
  },

  async createPortalSession({ client, console }) {
    const { url } = await client.billing.createPortalSession()
    console.log(`Manage the subscription at ${url}`)
  },

  async enrollAffiliate({ client, console }) {
    const { code } = await client.affiliates.enroll()
    console.log(`Your code is ${code}`)
  },

  async getAffiliate({ client, console }) {
    const { clicks, totalReferrals, tier } = await client.affiliates.get()
    console.log(`${clicks} clicks, ${totalReferrals} referrals: ${tier}`)
  },

  async recordAffiliateClick({ client, code, console }) {
    const { tracked } = await client.affiliates.recordClick({ code, referrerHost: 'blog.example.com' })
    console.log(`Counted: ${tracked}`)
  },

  async createReferral({ client, code, console }) {
    const referral = await client.affiliates.createReferral({ code })
    console.log(referral)
  },

  async requestWithdrawal({ client, console }) {
    const withdrawal = await client.affiliates.requestWithdrawal({ amountCents: 2_500 })
    console.log(withdrawal)
  },

  async getAffiliateLeaderboard({ client, console }) {
    const places = await client.affiliates.getLeaderboard({ period: 'all_time' })
    console.log(places)
  },
}
