import { type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { kept } from '@resume/test-kit/kept'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { describedBy } from '../client/description.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'

/** The address of the administrator. */
export const adminEmail = 'admin@example.com'

/** A platform that sells, with doubles of Stripe and of the AI provider, and two gateways in front of the same services. */
export interface ShopPlatform {
  readonly stripe: StripeDouble
  readonly model: ModelDouble
  readonly platform: TestPlatform
  readonly gateways: string[]
  aUser(): Promise<SignedIn>
}

/** The platform that files of one worker use in turn. */
export const keptShop = kept(startShop)

async function startShop(): Promise<ShopPlatform> {
  const [stripe, model] = await Promise.all([startStripeDouble(), startModelDouble()])
  const platform = await startTestPlatform({
    ...stripeVariables(stripe.url),
    ...model.environment,
    ADMIN_EMAIL: adminEmail,
    BILLING_SWEEP_INTERVAL_MS: '500',
    AFFILIATE_PENDING_MS: '0',
  })
  const second = await platform.startReplica('gateway')
  const judge = describedBy(platform.url)
  return {
    ...{ stripe, model, platform },
    gateways: [platform.url, `http://127.0.0.1:${second.port}`],
    aUser: () => signIn({ ...platform, judge }),
  }
}
