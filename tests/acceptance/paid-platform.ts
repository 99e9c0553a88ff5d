import { type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buyBundle, buyCredits } from '../client/buy.ts'
import { describedBy } from '../client/description.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'

/** A resume with everything in it that says who somebody is. */
export const resume = `Jane Doe
jane.doe@example.com | +1 202 555 0143 | github.com/janedoe

Experience
Backend Engineer, Example Ltd, Jan 2020 - Present
- Built payment APIs in TypeScript

Education
State University, BSc in Physics, 2019

Skills: TypeScript, PostgreSQL`

/** What the AI says of it; some of it is made up. */
export const comment = {
  explanation: '[NAME_1] shows TypeScript at Example Ltd. The years at Google stand out.',
  missingEvidence: ['No evidence of Terraform.'],
  keywordOpportunities: ['Terraform', 'COBOL'],
  recommendedImprovements: ['Quantify the payment APIs.'],
  priorityOrder: ['Quantify results'],
}
/** What is kept of that. */
export const keptComment = {
  ...comment,
  explanation: 'Jane Doe shows TypeScript at Example Ltd.',
  keywordOpportunities: ['Terraform'],
}
const nothing = { startDate: '', endDate: '', current: false, summary: '' }
/** What the AI reads from it; some of it is made up. */
export const reading = {
  basics: {
    fullName: '[NAME_1]',
    role: 'Backend Engineer',
    headline: '',
    email: '[EMAIL_1]',
    phone: '[PHONE_1]',
    location: 'Mars',
  },
  links: [{ label: '', url: '[LINK_1]' }],
  summary: '',
  experience: [
    {
      ...nothing,
      company: 'Example Ltd',
      role: 'Backend Engineer',
      location: '',
      startDate: '2020-01',
      current: true,
      highlights: ['Built payment APIs in TypeScript'],
    },
  ],
  education: [{ ...nothing, school: 'State University', degree: 'BSc', field: 'Physics', endDate: '2019' }],
  projects: [],
  skills: [{ name: 'TypeScript', keywords: [] }],
}

/** A platform that sells, with doubles of Stripe and of the AI provider. */
export interface PaidPlatform {
  readonly url: string
  readonly model: ModelDouble
  aUser(): Promise<SignedIn>
  /** A user who has subscribed to the bundle: 300 credits. */
  aSubscriber(): Promise<SignedIn>
  /** A user who has bought a pack of 250 credits. */
  aPackBuyer(): Promise<SignedIn>
  /** Buys a pack of 250 credits for a user. */
  buysCredits(user: SignedIn): Promise<void>
}

/** Starts a platform before the tests of a file, and stops it after them. The AI comments unless a test says otherwise. */
export function usePaidPlatform(): PaidPlatform {
  let stripe: StripeDouble
  let model: ModelDouble
  let platform: TestPlatform
  beforeAll(async () => {
    stripe = await startStripeDouble()
    model = await startModelDouble()
    platform = await startTestPlatform({ ...stripeVariables(stripe.url), ...model.environment })
  })
  afterAll(async () => {
    await platform.stop()
    await stripe.close()
    await model.stop()
  })
  beforeEach(() => {
    model.seen.length = 0
    model.answers(comment)
  })
  const aUser = () => signIn({ ...platform, judge: describedBy(platform.url) })
  const shop = () => ({ url: platform.url, stripe })
  return {
    get url() {
      return platform.url
    },
    get model() {
      return model
    },
    aUser,
    aSubscriber: async () => {
      const user = await aUser()
      await buyBundle(shop(), user)
      return user
    },
    aPackBuyer: async () => {
      const user = await aUser()
      await buyCredits(shop(), user)
      return user
    },
    buysCredits: (user) => buyCredits(shop(), user),
  }
}

/** What a user's wallet holds. */
export async function creditsOf({ sdk }: SignedIn): Promise<{ balance: number; reserved: number }> {
  const { balance, reserved } = await sdk.billing.getCredits()
  return { balance, reserved }
}

/** Scans that a user has used. */
export async function usedOf({ sdk }: SignedIn): Promise<number> {
  return (await sdk.ats.getQuota()).used
}
