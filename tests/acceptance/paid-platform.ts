import type { ModelDouble } from '@resume/model-double/double'
import { beforeAll, beforeEach } from 'vitest'
import { buyBundle, buyCredits } from '../client/buy.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { keptShop, type ShopPlatform } from './shop-platform.ts'

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

/** A platform that sells, as tests of paid work see it. */
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

/** Has the platform that sells ready before the tests of a file. The AI comments unless a test says otherwise. */
export function usePaidPlatform(): PaidPlatform {
  let shop: ShopPlatform
  beforeAll(async () => {
    shop = await keptShop()
  })
  beforeEach(() => {
    shop.model.seen.length = 0
    shop.model.answers(comment)
  })
  const counter = () => ({ url: shop.platform.url, stripe: shop.stripe })
  return {
    get url() {
      return shop.platform.url
    },
    get model() {
      return shop.model
    },
    aUser: () => shop.aUser(),
    aSubscriber: async () => {
      const user = await shop.aUser()
      await buyBundle(counter(), user)
      return user
    },
    aPackBuyer: async () => {
      const user = await shop.aUser()
      await buyCredits(counter(), user)
      return user
    },
    buysCredits: (user) => buyCredits(counter(), user),
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
