import { aSnapshot } from '@resume/test-kit/portfolio-snapshot'
import { describe, expect, it } from 'vitest'
import { clientOf } from '../client/client.ts'
import { describedBy } from '../client/description.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'
import { useBillingPlatform } from './billing-platform.ts'
import { adminEmail } from './shop-platform.ts'

const shop = useBillingPlatform()
const patience = { timeout: 20_000 }
const pro = { productKey: 'portfolio_pro', interval: 'monthly' }
const visitor = () => stranger().sdk.portfolios

let names = 0
/** A subdomain that no other test has. */
const aName = (start = 'ada') => `${start}-${process.pid}-${++names}`

const stranger = () =>
  clientOf(shop.platform.url, { origin: 'http://app.localhost:3000' }, describedBy(shop.platform.url))

async function aPublisher(): Promise<SignedIn> {
  const user = await shop.aUser()
  await shop.buy(user, pro)
  return user
}
const draftOf = (more: object) => ({ subdomain: 'wish', snapshot: aSnapshot(), ...more })
const save = ({ sdk }: SignedIn, more: object = {}) => sdk.portfolios.saveDraft(draftOf(more))
const trySaving = ({ session }: SignedIn, more: object) =>
  session.call('PUT', '/portfolios/draft', { body: draftOf(more) })
const tryPublishing = ({ session }: SignedIn, body: object) => session.call('POST', '/portfolios/publish', { body })
const publicationOf = async ({ sdk }: SignedIn) => (await sdk.portfolios.get()).publication

async function aPublished(subdomain: string) {
  const user = await aPublisher()
  const { id: documentId, revision } = await save(user)
  return {
    user,
    documentId,
    revision,
    publication: await user.sdk.portfolios.publish({ documentId, subdomain, revision }),
  }
}

describe('a draft', () => {
  it('is saved, shown with publication and plan, and previewed', async () => {
    const user = await shop.aUser()
    const { portfolios } = user.sdk
    expect(await portfolios.get()).toMatchObject({
      draft: null,
      publication: null,
      billing: { plan: 'FREE', canPublish: false },
    })
    const snapshot = { templateId: 'nimbus', unfinished: [1] }
    const draft = await save(user, { subdomain: 'Ada!', snapshot })
    expect(draft).toEqual({
      id: expect.any(String),
      slug: 'untitled-portfolio',
      subdomain: 'Ada!',
      templateId: 'nimbus',
      content: snapshot,
      revision: 1,
      updatedAt: expect.any(String),
    })
    expect((await portfolios.get()).draft).toEqual(draft)
    const { slug: _slug, subdomain: _subdomain, ...preview } = draft
    expect(await portfolios.preview(draft.id)).toEqual(preview)
    expect(await user.sdk.documents.get(draft.id)).toMatchObject({ type: 'PORTFOLIO', content: snapshot })
  })

  it('of two tabs that save at once keeps one and tells the other', async () => {
    const user = await shop.aUser()
    await save(user)
    const answers = await Promise.all([1, 2].map((tab) => trySaving(user, { revision: 1, snapshot: { tab } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body.message).toBe('Revision mismatch. Client: 1, Server: 2')
  })

  it('keeps the wish as it was typed, and refuses one that cannot be kept', async () => {
    const user = await shop.aUser()
    expect((await save(user, { subdomain: ' Ada! ' })).subdomain).toBe(' Ada! ')
    const wrong = await trySaving(user, { subdomain: 'a\0b', revision: 1 })
    expect(wrong.body.details).toEqual([{ path: 'subdomain', message: 'must not hold control characters' }])
  })

  it('of somebody else is the same 404 as one that does not exist, in every parameter', async () => {
    const [owner, other] = [await shop.aUser(), await aPublisher()]
    const theirs = (await save(owner)).id
    await save(other)
    const missing = '0199b1c2-7f3a-7c4d-9e21-5b8a6f0d3c17'
    const requests = (id: string) => [
      other.session.call('GET', `/portfolios/preview/${id}`),
      trySaving(other, { documentId: id, revision: 1 }),
      tryPublishing(other, { documentId: id, subdomain: aName(), revision: 1 }),
    ]
    const told = await Promise.all(requests(theirs))
    expect(told.map(({ status }) => status)).toEqual([404, 404, 404])
    for (const id of [missing, 'nonsense', '']) {
      expect((await Promise.all(requests(id))).map(({ text }) => text)).toEqual(told.map(({ text }) => text))
    }
  })
})

describe('publishing', () => {
  it('shows exactly the revision that was named, until the next publish', async () => {
    const name = aName()
    const { user, documentId, publication } = await aPublished(name)
    expect(publication).toEqual({
      subdomain: name,
      status: 'LIVE',
      publicUrl: `http://app.localhost:3000/portfolio/${name}`,
      publishedRevision: 1,
      publishedAt: expect.any(String),
      graceEndsAt: null,
      suspendedReason: null,
      updatedAt: expect.any(String),
    })
    expect(await publicationOf(user)).toEqual(publication)
    const read = () => visitor().getPublic(name)
    expect(await read()).toMatchObject({ subdomain: name, status: 'LIVE', snapshot: aSnapshot() })
    const changed = aSnapshot({ 'identity.name': 'Augusta' })
    const { revision } = await save(user, { revision: 1, snapshot: changed })
    expect((await read()).snapshot).toEqual(aSnapshot())
    const stale = await tryPublishing(user, { documentId, subdomain: name, revision: 1 })
    expect([stale.status, stale.body.message]).toEqual([409, 'Revision mismatch. Client: 1, Server: 2'])
    await user.sdk.portfolios.publish({ documentId, subdomain: name, revision })
    expect((await read()).snapshot).toEqual(changed)
    const { items } = await visitor().listPublic({ limit: 50 })
    expect(items.find(({ subdomain }) => subdomain === name)).toMatchObject({
      name: 'Augusta',
      templateId: 'signal',
    })
  })

  it('checks in the order of the contract', async () => {
    const free = await shop.aUser()
    const bad = { subdomain: 'www', revision: 9 }
    const draft = await save(free, { snapshot: {} })
    const without = await tryPublishing(free, { documentId: draft.id, ...bad })
    expect([without.status, without.headers.get('x-error-code')]).toEqual([403, 'plan_required'])
    expect((await tryPublishing(free, { documentId: '0199b1c2-7f3a-7c4d-9e21-5b8a6f0d3c17', ...bad })).status).toBe(404)
    await shop.buy(free, pro)
    expect((await tryPublishing(free, { documentId: draft.id, ...bad })).headers.get('x-error-code')).toBe(
      'revision_mismatch',
    )
    const reserved = await tryPublishing(free, { documentId: draft.id, ...bad, revision: 1 })
    expect([reserved.status, reserved.body.details[0].path]).toEqual([400, 'subdomain'])
    const taken = (await aPublished(aName())).publication.subdomain
    const incomplete = await tryPublishing(free, { documentId: draft.id, subdomain: taken, revision: 1 })
    expect(incomplete.status).toBe(400)
    expect(incomplete.body.details.map(({ path }: { path: string }) => path)).toContain('snapshot.identity')
    const image = { id: draft.id, url: 'https://img.example.com/a.png' }
    await save(free, { revision: 1, snapshot: aSnapshot({ 'identity.avatar': image, 'seo.socialImage': image }) })
    const dangling = await tryPublishing(free, { documentId: draft.id, subdomain: taken, revision: 2 })
    expect(dangling.body.details.map(({ path }: { path: string }) => path)).toEqual([
      'snapshot.identity.avatar',
      'snapshot.seo.socialImage',
    ])
    await save(free, { revision: 2 })
    const late = await tryPublishing(free, { documentId: draft.id, subdomain: taken, revision: 3 })
    expect([late.status, late.headers.get('x-error-code')]).toEqual([409, 'subdomain_taken'])
  })

  it('stops at once: unpublished, moved, or its document deleted; the name stays held for its owner', async () => {
    const [first, second] = [aName(), aName('moved')]
    const { user, documentId, revision } = await aPublished(first)
    const statusOf = async (name: string) => (await stranger().call('GET', `/portfolios/public/${name}`)).status
    const { portfolios, documents } = user.sdk
    const moved = { documentId, subdomain: second, revision }
    expect((await portfolios.publish(moved)).subdomain).toBe(second)
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    const other = await aPublisher()
    const theirs = await save(other)
    const claim = await tryPublishing(other, { documentId: theirs.id, subdomain: first, revision: 1 })
    expect(claim.headers.get('x-error-code')).toBe('subdomain_taken')
    const toOther = await other.sdk.portfolios.checkSubdomainAvailability(first)
    expect(toOther).toEqual({ available: false, subdomain: first, reason: 'taken' })
    expect(await portfolios.checkSubdomainAvailability(first)).toEqual({ available: true, subdomain: first })
    await portfolios.unpublish()
    expect(await statusOf(second)).toBe(404)
    expect(await publicationOf(user)).toBeNull()
    expect((await user.session.call('POST', '/portfolios/unpublish')).status).toBe(404)
    await portfolios.publish(moved)
    await documents.delete(documentId)
    await expect.poll(() => statusOf(second), patience).toBe(404)
    await documents.restore(documentId)
    expect(await publicationOf(user)).toBeNull()
    await portfolios.publish(moved)
    expect(await statusOf(second)).toBe(200)
  })

  it('of fifty who claim a name at once succeeds for exactly one', async () => {
    const name = aName('race')
    const claimants = await Promise.all(Array.from({ length: 10 }, () => aPublisher()))
    const drafts = await Promise.all(claimants.map((user) => save(user)))
    const claims = Array.from({ length: 50 }, (_, nth) => {
      const user = claimants[nth % 10] as SignedIn
      return tryPublishing(user, { documentId: drafts[nth % 10]?.id, subdomain: name, revision: 1 })
    })
    const answers = await Promise.all(claims)
    const winners = new Set(answers.flatMap(({ status }, nth) => (status === 201 ? [nth % 10] : [])))
    expect(winners.size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })

  it("takes somebody else's username for taken, and the own one without custom subdomains", async () => {
    const [owner, other] = [await aPublisher(), await aPublisher()]
    const username = aName('u')
    await owner.sdk.account.claimUsername({ username })
    const draft = await save(other)
    const claim = await tryPublishing(other, { documentId: draft.id, subdomain: username, revision: 1 })
    expect(claim.headers.get('x-error-code')).toBe('subdomain_taken')
    const { id: documentId } = await save(owner)
    const published = await owner.sdk.portfolios.publish({ documentId, subdomain: username, revision: 1 })
    expect(published).toMatchObject({ subdomain: username, status: 'LIVE' })
  })
})

describe('a publication', () => {
  it('goes into grace when its owner may not publish any more, and is live again when the owner may', async () => {
    const name = aName('grace')
    const user = await shop.aUser()
    const subscription = await shop.buy(user, pro)
    const { id: documentId } = await save(user)
    await user.sdk.portfolios.publish({ documentId, subdomain: name, revision: 1 })
    await shop.lapse(subscription)
    await expect.poll(async () => (await publicationOf(user))?.status, patience).toBe('GRACE')
    const { graceEndsAt } = (await publicationOf(user)) ?? {}
    const days = (Date.parse(graceEndsAt ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    expect((await visitor().getPublic(name)).status).toBe('GRACE')
    await shop.buy(user, pro)
    await expect.poll(() => publicationOf(user), patience).toMatchObject({ status: 'LIVE', graceEndsAt: null })
  })

  it('is part of the export, and gone with the account while its name stays held', async () => {
    const name = aName('gone')
    const { user } = await aPublished(name)
    const { portfolio } = await user.sdk.account.export()
    expect(portfolio).toMatchObject({ publications: [{ subdomain: name, snapshot: aSnapshot() }] })
    await user.sdk.account.delete({ confirm: user.email })
    const read = async () => (await stranger().call('GET', `/portfolios/public/${name}`)).status
    await expect.poll(read, patience).toBe(404)
    const other = await aPublisher()
    const { id } = await save(other)
    const claim = await tryPublishing(other, { documentId: id, subdomain: name, revision: 1 })
    expect(claim.headers.get('x-error-code')).toBe('subdomain_taken')
  })
})

describe('analytics', () => {
  it('are all zeros for who never published', async () => {
    const answer = await (await shop.aUser()).sdk.portfolios.getAnalytics()
    expect(answer.totalViews).toBe(0)
    expect(answer.referrers).toEqual([])
    expect(answer.daily).toHaveLength(30)
    expect(answer.daily.every(({ count }) => count === 0)).toBe(true)
    expect(answer.daily.at(-1)?.date).toBe(new Date().toISOString().slice(0, 10))
  })
})

describe('the administrator', () => {
  it('suspends a portfolio for a reason, and lifts that again; both stand in the audit log', async () => {
    const name = aName()
    const { user } = await aPublished(name)
    const { session: admin } = await signIn(shop.platform, adminEmail)
    const read = async () => (await stranger().call('GET', `/portfolios/public/${name}`)).status
    expect(await read()).toBe(200)
    const { items } = (await admin.call('GET', '/admin/portfolios?status=LIVE&limit=50')).body.data
    const { id } = items.find((item: { subdomain: string }) => item.subdomain === name)
    const decide = (body: object) => admin.call('PATCH', `/admin/portfolios/${id}`, { body })

    expect((await decide({ status: 'SUSPENDED' })).body.details).toMatchObject([{ path: 'reason' }])
    expect(await read()).toBe(200)
    const suspended = await decide({ status: 'SUSPENDED', reason: 'Sells what it must not' })
    expect(suspended.body.data).toMatchObject({
      id,
      subdomain: name,
      status: 'SUSPENDED',
      suspendedReason: 'moderation',
    })
    expect(await read()).toBe(404)
    expect(await publicationOf(user)).toMatchObject({ status: 'SUSPENDED', suspendedReason: 'moderation' })

    expect((await decide({ status: 'LIVE' })).body.data).toMatchObject({ status: 'LIVE', reason: null })
    expect(await read()).toBe(200)
    const audit = async () => (await admin.call('GET', `/admin/audit?subjectId=${id}`)).body.data.items
    const rows = [
      { action: 'portfolio.restore', before: { status: 'SUSPENDED' }, after: { status: 'LIVE' } },
      { action: 'portfolio.suspend', reason: 'Sells what it must not', after: { status: 'SUSPENDED' } },
    ]
    await expect.poll(audit, patience).toMatchObject(rows)
    expect((await user.session.call('PATCH', `/admin/portfolios/${id}`, { body: { status: 'LIVE' } })).status).toBe(403)
  })
})
