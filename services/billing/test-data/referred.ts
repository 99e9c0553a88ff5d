import type { Caller } from './running-billing.ts'
import type { StripeUnderTest } from './use-stripe.ts'

/** An affiliate who has referred a user. @returns reads what the affiliate has earned with the user's payments, in cents */
export async function referred({ billing }: StripeUnderTest, { call }: Caller): Promise<() => Promise<number>> {
  const affiliate = await billing.aUserWith(0)
  const enrolled = await billing.client.call('EnrollAffiliate', { name: 'Ada Lovelace' }, affiliate.call)
  const code = enrolled.affiliate?.code ?? ''
  await billing.client.call('CreateReferral', { code, accountCreatedAt: new Date().toISOString() }, call)
  return async () => {
    const { userId } = affiliate
    return (await billing.database.affiliate.findUniqueOrThrow({ where: { userId } })).pendingCents
  }
}
