import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { aSnapshot } from '@resume/test-kit/portfolio-snapshot'
import { appOrigin } from '@resume/test-kit/test-platform'
import type { ResumePlatform } from '@resume-platform/sdk'
import { type Given, guide, operations } from '@resume-platform/sdk/snippets'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '../client/client.ts'
import { exampleJob } from '../client/example.ts'
import { tinyPng } from '../client/image.ts'
import { testSamples } from './cli-samples.ts'
import { testGuides } from './guide-pages.ts'
import { useReader } from './reader.ts'
import { profile, type SdkUser, useSdkWorld } from './sdk-world.ts'

const world = useSdkWorld()
const reader = useReader(world)
const image = Uint8Array.from(tinyPng)
const password = 'correct horse'
const resume = `Marta Lindqvist
marta.lindqvist@example.com | +31 20 794 0123

Experience
Senior Backend Engineer, Brightwater Payments, Mar 2021 - Present
- Led the move of settlement to TypeScript services

Skills: TypeScript, PostgreSQL, Kubernetes`

/** The person whose snippets they are, a subscriber. */
let user: SdkUser
let keyed: { apiKey: string; client: ResumePlatform }
/** Who may call each operation with a key. */
let takesKey: Set<string>
beforeAll(async () => {
  user = await world.enter()
  await world.subscribe(user)
  keyed = await world.withKey(user)
  const { paths } = (await (await fetch(`${world.whole.platform.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string; security: object[] }>>
  }
  const all = Object.values(paths).flatMap((methods) => Object.values(methods))
  takesKey = new Set(
    all.filter(({ security }) => security.some((way) => 'apiKey' in way)).map((each) => each.operationId),
  )
})

const aKey = async () => ({ keyId: (await user.session.apiKeys.create({ name: 'Old', scopes: ['user:read'] })).id })
const aDocument = async () => {
  const { id } = await keyed.client.documents.create({ type: 'RESUME', title: 'Backend engineer', content: { a: 1 } })
  await keyed.client.documents.update(id, { tags: ['backend'] })
  return { documentId: id }
}
const aLink = async () => {
  const { documentId } = await aDocument()
  const link = await keyed.client.shareLinks.create({ documentId, snapshot: { a: 1 }, password })
  return { documentId, slug: link.slug, shareLinkId: link.id, client: world.client({ origin: appOrigin }) }
}
const aDraft = async () => ({ documentId: (await user.session.portfolios.get()).draft?.id ?? '' })
const anImage = async () => {
  const checksum = createHash('sha256').update(image).digest('base64')
  const declaration = { kind: 'AVATAR', mimeType: 'image/png', sizeBytes: image.length, checksum } as const
  const { assetId, uploadUrl, headers } = await user.session.portfolioAssets.createUpload(declaration)
  await fetch(uploadUrl, { method: 'PUT', headers, body: image })
  return { assetId }
}
const aStranger = async () => ({ client: (await world.enter()).session })
const anAffiliate = async () => ({ code: (await user.session.affiliates.enroll()).code ?? '' })
const release = { version: '2.4.0', title: 'Faster scans', summary: 'Twice as fast.', type: 'minor', added: ['Speed'] }
const feature = { title: 'Dark mode', description: 'Colors that are easy on the eyes.', status: 'in-progress' }

/** What snippets need before they can succeed. */
const prepare: Record<string, () => Promise<Partial<Given>>> = {
  sendSignInCode: async () => ({ client: world.client({ origin: appOrigin }), email: 'new@example.com' }),
  signIn: async () => {
    const email = 'visitor@example.com'
    return { client: world.client({ origin: appOrigin }), email, otp: await world.codeFor(email) }
  },
  signInWithCodehost: async () => ({ client: world.client({ origin: appOrigin }) }),
  signOut: aStranger,
  deleteUser: async () => {
    const { email, session } = await world.enter()
    return { email, client: session }
  },
  getApiKey: aKey,
  rotateApiKey: aKey,
  revokeApiKey: aKey,
  deleteApiKey: aKey,
  restoreDocument: async () => {
    const document = await aDocument()
    await keyed.client.documents.delete(document.documentId)
    return document
  },
  listShareLinks: async () => ({ documentId: (await aLink()).documentId }),
  listSharedDocuments: async () => ({ documentId: (await aLink()).documentId }),
  openShareLink: aLink,
  verifyShareLink: aLink,
  deleteShareLink: async () => ({ ...(await aLink()), client: keyed.client }),
  previewPortfolio: aDraft,
  publishPortfolio: aDraft,
  completePortfolioAsset: anImage,
  deletePortfolioAsset: anImage,
  createCheckout: aStranger,
  createCreditCheckout: aStranger,
  cancelCheckout: async () => {
    const stranger = await aStranger()
    await stranger.client.billing.createCheckout({ productKey: 'bundle', interval: 'monthly' })
    return stranger
  },
  recordAffiliateClick: anAffiliate,
  createReferral: async () => ({ ...(await anAffiliate()), ...(await aStranger()) }),
  requestWithdrawal: async () => {
    await earn()
    return {}
  },
  listChangelog: async () => {
    await (await world.administrator()).post('/admin/changelog', release)
    return {}
  },
  getChangelogEntry: async () => ({ entryId: (await keyed.client.changelog.list()).items[0]?.id ?? '' }),
  listRoadmap: async () => {
    await (await world.administrator()).post('/admin/roadmap', feature)
    return {}
  },
  getRoadmapItem: async () => ({ itemId: (await keyed.client.roadmap.list()).items[0]?.id ?? '' }),
  syncCodehost: async () => {
    /** The platform syncs by itself when it starts. */
    await expect.poll(() => keyed.client.codehost.getStats()).not.toBe(null)
    return { client: (await world.administrator()).client }
  },
}

/** Somebody whom the user has referred pays, so that there is something to withdraw. */
async function earn(): Promise<void> {
  const { client } = await aStranger()
  await client.affiliates.createReferral(await anAffiliate())
  const { url } = await client.billing.createCreditCheckout({ packKey: 'credit_pack_250' })
  const { session: page, made } = world.whole.stripe.account.pay(url.split('/').at(-1) ?? '')
  made.amount_received = 250_000
  const { payload, signature } = world.whole.stripe.event('checkout.session.completed', page)
  const headers = { 'stripe-signature': signature }
  await clientOf(world.whole.platform.url).call('POST', '/billing/webhook', { body: payload, headers })
}

/** Runs a snippet. @returns what it printed */
async function run(snippet: (given: Given) => Promise<void>, name: string, more: Partial<Given> = {}) {
  const printed: unknown[] = []
  const given: Given = {
    client: operations[name] === undefined || takesKey.has(name) ? keyed.client : user.session,
    console: { log: (...values) => printed.push(...values) },
    apiKey: keyed.apiKey,
    baseUrl: world.whole.platform.url,
    origin: appOrigin,
    email: user.email,
    profile,
    username: 'marta',
    password,
    snapshot: aSnapshot(),
    subdomain: 'marta',
    image,
    resume,
    jobDescription: exampleJob,
    path: fileURLToPath(new URL('../../examples/resume.pdf', import.meta.url)),
    ...{
      otp: '',
      keyId: '',
      documentId: '',
      slug: '',
      shareLinkId: '',
      assetId: '',
      code: '',
      entryId: '',
      itemId: '',
    },
    ...more,
  }
  world.called.length = 0
  await snippet(given)
  return printed
}

describe('the snippet of', () => {
  it.each(Object.entries(operations))('%s calls it and has something to show', async (name, snippet) => {
    const needsDocument = /Document|ShareLink/.test(name)
    const prepared = await (prepare[name] ?? (needsDocument ? aDocument : async () => ({})))()
    const printed = await run(snippet, name, prepared)
    expect(world.called).toContain(name)
    expect(printed.length).toBeGreaterThan(0)
    expect(printed.join(' ')).not.toMatch(/undefined|\bNaN\b/)
  })
})

describe('the guide to', () => {
  const more: Record<string, () => Promise<Partial<Given>>> = {
    errors: aDocument,
    paging: aDocument,
    syncing: aDocument,
    updates: aDocument,
    uploads: async () => ({ client: user.session }),
    portfolio: async () => ({ client: user.session }),
    session: async () => ({ email: 'guest@example.com', otp: await world.codeFor('guest@example.com') }),
  }
  const shows: Record<string, RegExp> = {
    quickstart: /of 100: \w+/,
    errors: /^Somebody else was quicker$/,
    idempotency: /^Paid once: true$/,
    paging: /^\d+ of \d+/,
    syncing: /Backend engineer is at revision 2.*Pass .*Z next time$/,
    streaming: /^Moved settlement .*services\..*It cost 1 credits/,
    uploads: /characters, and http/,
    updates: /none of anybody else is lost/,
    session: /a key of 68 characters/,
    portfolio: /^http.* is LIVE$/,
  }
  it.each(Object.entries(guide))('%s does what it says', async (name, snippet) => {
    const printed = await run(snippet, name, await more[name]?.())
    expect(printed.join(',')).toMatch(shows[name] ?? /./)
  })
})

describe('the client', () => {
  const lost = () => Promise.reject(new TypeError('the connection was lost'))

  it('creates once what it asked for twice, because the first answer was lost', async () => {
    const fetches: string[] = []
    const losing: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      fetches.push(`${init?.method} ${response.headers.get('idempotency-replayed')}`)
      return fetches.length === 1 ? lost() : response
    }
    const client = world.client({ apiKey: keyed.apiKey, fetch: losing })
    const { id } = await client.documents.create({ type: 'COVER_LETTER', title: 'Only once' })
    expect(fetches).toEqual(['POST null', 'POST true'])
    const found = await client.documents.list({ search: 'Only once' })
    expect(found.items.map((document) => document.id)).toEqual([id])
  })

  it('loses no change of many who update a document at once', async () => {
    const { documentId } = await aDocument()
    const tags = ['a', 'b', 'c', 'd', 'e', 'f']
    await Promise.all(
      tags.map((tag) => keyed.client.documents.update(documentId, (current) => ({ tags: [...current.tags, tag] }))),
    )
    const document = await keyed.client.documents.get(documentId)
    expect(document.tags.toSorted()).toEqual([...tags, 'backend'].toSorted())
    expect(document.revision).toBe(2 + tags.length)
  })

  it('gets all of a text whose stream was cut, and pays once', async () => {
    let streams = 0
    const cutting: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      if (!response.headers.get('content-type')?.startsWith('text/event-stream') || ++streams > 1) return response
      const cut = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          const delta = Buffer.from(chunk).indexOf('delta')
          /** Behind the first piece of text; a chunk may have all that follows, too. */
          const end = delta < 0 ? chunk.length : Buffer.from(chunk).indexOf('\n\n', delta) + 2
          controller.enqueue(chunk.subarray(0, end))
          if (delta >= 0) controller.error(new TypeError('the connection was lost'))
        },
      })
      return new Response(response.body?.pipeThrough(cut) ?? null, response)
    }
    const client = world.client({ apiKey: keyed.apiKey, fetch: cutting })
    const input = { text: 'A text that is cut' }
    const before = (await user.session.billing.getCredits()).balance
    const text = await client.ai.stream({ action: 'rewrite_short_text', mode: 'standard', input }).result()
    expect(text).toMatchObject({ content: 'Moved settlement to TypeScript services.', credits: { spent: 1 } })
    expect(streams).toBe(2)
    expect((await user.session.billing.getCredits()).balance).toBe(before - 1)
  })
})

/** On the same platform, after everything that the SDK has left there. */
testSamples(world, reader, () => user)
testGuides(reader, async () => ({
  KEY: keyed.apiKey,
  COOKIES: user.session.cookie ?? '',
  EMAIL: user.email,
  CODE: await world.codeFor(user.email),
  DOCUMENT: (await aDocument()).documentId,
  SUBDOMAIN: 'marta',
}))
