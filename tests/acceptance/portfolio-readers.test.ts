import { readFileSync } from 'node:fs'
import { startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { aSnapshot } from '@resume/test-kit/portfolio-snapshot'
import { appOrigin, startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyPortfolioPro, type Shop } from '../client/buy.ts'
import { clientOf } from '../client/client.ts'
import { describedBy } from '../client/description.ts'
import { runAdmin, why } from '../client/operator-command.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'

const domain = 'folio.localhost'
const patience = { timeout: 20_000, interval: 250 }
let platform: TestPlatform
let shop: Shop & { stripe: Awaited<ReturnType<typeof startStripeDouble>> }

beforeAll(async () => {
  const stripe = await startStripeDouble()
  platform = await startTestPlatform({
    ...stripeVariables(stripe.url),
    PORTFOLIO_DOMAIN: domain,
    VIEW_FLUSH_INTERVAL_MS: '100',
  })
  shop = { url: platform.url, stripe }
})
afterAll(async () => {
  await platform.stop()
  await shop.stripe.close()
})

const from = (headers: Record<string, string>) => clientOf(platform.url, headers, describedBy(platform.url))
const page = (name: string, headers: Record<string, string> = {}) =>
  from({ origin: `https://${name}.${domain}`, ...headers })

let names = 0
async function aPublished(): Promise<{ user: SignedIn; name: string; documentId: string }> {
  const name = `reader-${++names}`
  const user = await signIn({ ...platform, judge: describedBy(platform.url) })
  await buyPortfolioPro(shop, user)
  const body = { subdomain: name, snapshot: aSnapshot() }
  const { id } = (await user.session.call('PUT', '/portfolios/draft', { body })).body.data
  const publish = { documentId: id, subdomain: name, revision: 1 }
  const answer = await user.session.call('POST', '/portfolios/publish', { body: publish })
  expect(answer.status, answer.text).toBe(201)
  expect(answer.body.data.publicUrl).toBe(`https://${name}.${domain}`)
  return { user, name, documentId: id }
}

describe('a public portfolio', () => {
  it('has a strong entity tag: who has it is answered 304, until it changes', async () => {
    const { user, name, documentId } = await aPublished()
    const read = (tag?: string) =>
      page(name).call(
        'GET',
        `/portfolios/public/${name}`,
        tag === undefined ? {} : { headers: { 'if-none-match': tag } },
      )
    const [first, again] = [await read(), await read()]
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect([again.headers.get('etag'), again.text]).toEqual([tag, first.text])
    const known = await read(tag)
    expect([known.status, known.text, known.headers.get('etag')]).toEqual([304, '', tag])
    expect((await read('"other"')).status).toBe(200)
    const body = { revision: 1, subdomain: name, snapshot: aSnapshot({ 'identity.name': 'Augusta' }) }
    await user.session.call('PUT', '/portfolios/draft', { body })
    expect((await read(tag)).status).toBe(304)
    const publish = { documentId, subdomain: name, revision: 2 }
    await user.session.call('POST', '/portfolios/publish', { body: publish })
    const changed = await read(tag)
    expect([changed.status, changed.body.data.snapshot.identity.name]).toEqual([200, 'Augusta'])
    await user.session.call('POST', '/portfolios/unpublish')
    expect((await read(changed.headers.get('etag') ?? '')).status).toBe(404)
  })

  it('is found under its name in capitals too, as hosts are, and is as fresh there', async () => {
    const { user, name, documentId } = await aPublished()
    const [visitor, at] = [page(name), `/portfolios/public/${name}`]
    const inCapitals = `/portfolios/public/${name.toUpperCase()}`
    const [usual, shouted] = [await visitor.call('GET', at), await visitor.call('GET', inCapitals)]
    expect([shouted.text, shouted.headers.get('etag')]).toEqual([usual.text, usual.headers.get('etag')])
    const body = { revision: 1, subdomain: name, snapshot: aSnapshot({ 'identity.name': 'Augusta' }) }
    await user.session.call('PUT', '/portfolios/draft', { body })
    const publish = { documentId, subdomain: name, revision: 2 }
    await user.session.call('POST', '/portfolios/publish', { body: publish })
    const changed = await visitor.call('GET', inCapitals)
    expect([changed.body.data.snapshot.identity.name, changed.body.data.subdomain]).toEqual(['Augusta', name])
    expect((await visitor.call('POST', `${inCapitals}/view`)).status).toBe(202)
    const totalViews = async () => (await user.session.call('GET', '/portfolios/analytics')).body.data.totalViews
    await expect.poll(totalViews, patience).toBe(1)
    await visitor.call('POST', `${at}/view`)
    await page(name).call('POST', `${at}/view`)
    await expect.poll(totalViews, patience).toBe(2)
    await user.session.call('POST', '/portfolios/unpublish')
    expect((await visitor.call('GET', inCapitals)).status).toBe(404)
  })

  it('of a suspended user is as if it had never been, to every reader, and back after the suspension', async () => {
    const { user, name } = await aPublished()
    const at = `/portfolios/public/${name}`
    const listed = async () => {
      const { data } = (await page(name).call('GET', '/portfolios/public?limit=50')).body
      return data.items.some(({ subdomain }: { subdomain: string }) => subdomain === name)
    }
    const tag = (await page(name).call('GET', at)).headers.get('etag') ?? ''
    const ofReader = () => page(name).call('GET', at, { headers: { 'if-none-match': tag } })
    expect([(await ofReader()).status, await listed()]).toEqual([304, true])
    const suspend = ['user', 'suspend', user.userId, ...why]
    expect(await runAdmin(platform.environmentDir, suspend)).toMatchObject({ code: 0, stderr: '' })
    const [hidden, missing] = [await ofReader(), await page(name).call('GET', `${at}-2`)]
    expect([hidden.status, hidden.body.message]).toEqual([404, missing.body.message])
    expect([await listed(), (await page(name).call('POST', `${at}/view`)).status]).toEqual([false, 404])
    expect((await runAdmin(platform.environmentDir, [...suspend, '--lift'])).code).toBe(0)
    expect([(await ofReader()).status, await listed()]).toEqual([304, true])
  })

  it('is never seen half replaced, and never stale after an answer, while many read', async () => {
    const { user, name, documentId } = await aPublished()
    let isDone = false
    const seen = new Set<string>()
    const readers = Array.from({ length: 4 }, async () => {
      while (!isDone) {
        const { status, body } = await page(name).call('GET', `/portfolios/public/${name}`)
        expect(status).toBe(200)
        const { identity, seo } = body.data.snapshot
        expect(seo.title).toBe(identity.name)
        seen.add(identity.name)
      }
    })
    for (let nth = 1; nth <= 10; nth++) {
      const snapshot = aSnapshot({ 'identity.name': `v${nth}`, 'seo.title': `v${nth}` })
      await user.session.call('PUT', '/portfolios/draft', { body: { revision: nth, subdomain: name, snapshot } })
      await user.session.call('POST', '/portfolios/publish', {
        body: { documentId, subdomain: name, revision: nth + 1 },
      })
      const after = await page(name).call('GET', `/portfolios/public/${name}`)
      expect(after.body.data.snapshot.identity.name).toBe(`v${nth}`)
    }
    isDone = true
    await Promise.all(readers)
    expect(seen.size).toBeGreaterThan(1)
  })

  it('is listed at once, page by page, and gone from every page at once', async () => {
    const { user, name } = await aPublished()
    const listed = async (query: string) => {
      const { items } = (await from({ origin: appOrigin }).call('GET', `/portfolios/public${query}`)).body.data
      return items.some(({ subdomain }: { subdomain: string }) => subdomain === name)
    }
    const pages = ['', '?limit=5', '?page=1&pageSize=3']
    for (const query of [...pages, ...pages]) expect(await listed(query)).toBe(true)
    await user.session.call('POST', '/portfolios/unpublish')
    for (const query of pages) expect(await listed(query)).toBe(false)
  })

  it('is read by pages of the domain of portfolios, which are let in nowhere else, and never as somebody', async () => {
    const { user, name } = await aPublished()
    const read = await page(name).call('GET', `/portfolios/public/${name}`)
    expect(read.status).toBe(200)
    expect(read.headers.get('access-control-allow-origin')).toBe(`https://${name}.${domain}`)
    expect(read.headers.get('access-control-allow-credentials')).toBeNull()
    const withSession = page(name, { cookie: user.cookie })
    for (const path of ['/portfolios/me', '/users/me', '/portfolios/analytics']) {
      const answer = await withSession.call('GET', path)
      expect([answer.status, answer.headers.get('x-error-code')]).toEqual([401, 'origin_not_allowed'])
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
    for (const origin of [
      `https://${domain}`,
      `https://a.b.${domain}`,
      `https://evil-${domain}`,
      'https://evil.example',
    ]) {
      expect((await from({ origin }).call('GET', `/portfolios/public/${name}`)).status, origin).toBe(401)
    }
    expect((await from({}).call('GET', `/portfolios/public/${name}`)).status).toBe(401)
    expect((await page(name).call('GET', '/portfolios/public')).status).toBe(200)
  })
})

describe('a portfolio with an image', () => {
  const file = readFileSync(new URL('../../examples/portrait.jpg', import.meta.url))
  const upload = async ({ session }: SignedIn) => {
    const declaration = { kind: 'AVATAR', mimeType: 'image/jpeg', sizeBytes: file.length }
    const { uploadUrl, method, headers, assetId } = (
      await session.call('POST', '/portfolio-assets/upload-url', { body: declaration })
    ).body.data
    expect((await fetch(uploadUrl, { method, headers, body: Uint8Array.from(file) })).status).toBe(200)
    return (await session.call('POST', '/portfolio-assets/complete', { body: { assetId } })).body.data
  }
  const showing = (name: string, { id, url }: { id: string; url: string }, revision: number) => ({
    body: { subdomain: name, revision, snapshot: aSnapshot({ 'identity.avatar': { id, url } }) },
  })

  it('goes from the file to its readers, and their views to its owner', async () => {
    const { user, name, documentId } = await aPublished()
    const image = await upload(user)
    expect(image).toMatchObject({ kind: 'AVATAR', mimeType: 'image/jpeg', status: 'READY', sizeBytes: file.length })
    const saved = await user.session.call('PUT', '/portfolios/draft', showing(name, image, 1))
    const publish = (revision: number) =>
      user.session.call('POST', '/portfolios/publish', { body: { documentId, subdomain: name, revision } })
    expect((await publish(saved.body.data.revision)).status).toBe(201)

    const read = (await page(name).call('GET', `/portfolios/public/${name}`)).body.data
    expect(read.snapshot.identity.avatar).toEqual({ id: image.id, url: image.url })
    const shown = await fetch(read.snapshot.identity.avatar.url)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect([file, bytes].map((each) => each.includes('Example Camera'))).toEqual([true, false])
    expect(bytes.includes('Exif')).toBe(false)

    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/138.0.0.0 Safari/537.36' }
    const body = { referrer: 'https://jobs.example.net/search?q=ada' }
    expect((await page(name, browser).call('POST', `/portfolios/public/${name}/view`, { body })).status).toBe(202)
    const analytics = async () => (await user.session.call('GET', '/portfolios/analytics')).body.data
    await expect.poll(async () => (await analytics()).totalViews, patience).toBe(1)
    expect((await analytics()).referrers).toEqual([{ host: 'jobs.example.net', count: 1 }])

    await user.session.call('DELETE', `/portfolio-assets/${image.id}`)
    const dangling = await publish(2)
    expect([dangling.status, dangling.body.details]).toMatchObject([400, [{ path: 'snapshot.identity.avatar' }]])
    expect((await page(name).call('GET', `/portfolios/public/${name}`)).body.data).toEqual(read)
  })

  it("cannot show somebody else's, nor one that is not uploaded, nor another address", async () => {
    const [owner, { user, name, documentId }] = await Promise.all([aPublished(), aPublished()])
    const theirs = await upload(owner.user)
    const own = await upload(user)
    const wrong = [theirs, { id: documentId, url: own.url }, { id: own.id, url: `${own.url}?size=2` }]
    for (const [nth, image] of wrong.entries()) {
      const revision = nth + 1
      await user.session.call('PUT', '/portfolios/draft', showing(name, image, revision))
      const body = { documentId, subdomain: name, revision: revision + 1 }
      const refused = await user.session.call('POST', '/portfolios/publish', { body })
      expect([refused.status, refused.body.details]).toMatchObject([400, [{ path: 'snapshot.identity.avatar' }]])
    }
  })
})

describe('a view', () => {
  const browser = (nth: number) => `Mozilla/5.0 (X11; Linux x86_64) Chrome/${100 + nth}.0.0.0 Safari/537.36`
  const view = (name: string, userAgent: string, referrer?: string, headers: Record<string, string> = {}) =>
    page(name, { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.9', ...headers }).call(
      'POST',
      `/portfolios/public/${name}/view`,
      referrer === undefined ? {} : { body: { referrer } },
    )
  const analyticsOf = async ({ session }: SignedIn) => (await session.call('GET', '/portfolios/analytics')).body.data

  it('counts once for a visitor and day, not for bots and the owner, with the host it came from', async () => {
    const { user, name } = await aPublished()
    const first = await view(name, browser(1), 'https://News.example.org/story?id=1')
    expect([first.status, first.body]).toEqual([202, { success: true, message: 'View accepted', data: null }])
    for (let nth = 0; nth < 3; nth++)
      expect((await view(name, browser(1), 'https://other.example.org')).status).toBe(202)
    await view(name, browser(2), `https://${name}.${domain}/about`)
    await view(name, browser(3), 'https://news.example.org/')
    await view(name, browser(4))
    expect((await view(name, 'Googlebot/2.1 (+http://www.google.com/bot.html)')).status).toBe(202)
    const own = await user.session.call('POST', `/portfolios/public/${name}/view`, {
      headers: { 'user-agent': browser(5) },
    })
    expect(own.status).toBe(202)
    await expect.poll(async () => (await analyticsOf(user)).totalViews, patience).toBe(4)
    const { daily, referrers } = await analyticsOf(user)
    expect(daily.at(-1)).toEqual({ date: new Date().toISOString().slice(0, 10), count: 4 })
    expect(referrers).toEqual([{ host: 'news.example.org', count: 2 }])
  })

  it('of fifty at once of one visitor counts once, and of fifty visitors fifty times', async () => {
    const { user, name } = await aPublished()
    await Promise.all(Array.from({ length: 50 }, () => view(name, browser(0))))
    await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        view(name, browser(0), undefined, { 'x-forwarded-for': `198.51.100.${nth}` }),
      ),
    )
    await expect.poll(async () => (await analyticsOf(user)).totalViews, patience).toBe(51)
  })

  it('of what is not public is not found, alike for what never was', async () => {
    const { user, name } = await aPublished()
    await view(name, browser(1))
    await user.session.call('POST', '/portfolios/unpublish')
    const [gone, never, nonsense] = await Promise.all([
      view(name, browser(2)),
      view('never-published', browser(2)),
      from({ origin: appOrigin }).call('POST', '/portfolios/public/No%20name/view'),
    ])
    expect([gone.status, never.status, nonsense.status]).toEqual([404, 404, 404])
    expect(new Set([gone.text, never.text, nonsense.text]).size).toBe(1)
    const wrong = await view('never-published', browser(2), 'x'.repeat(2_049))
    expect([wrong.status, wrong.body.details[0].path]).toEqual([400, 'referrer'])
  })
})
