import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { appOrigin } from '@resume/test-kit/test-platform'
import { ResumePlatform } from '@resume-platform/sdk'
import type { Browser } from 'playwright-core'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from '../client/chromium.ts'
import { codeSentTo } from '../client/sign-in.ts'
import { aUser } from './platform.ts'
import { sharedPlatform } from './shared-platform.ts'

/** What pages do with the SDK, by their names. Each says what came of it in its title. */
const programs = {
  /** With a key: it creates, uploads, pages, and is refused. */
  keyed: `
  const client = new ResumePlatform({ apiKey, baseUrl })
  let replayed
  const made = await client.documents.create({ type: 'RESUME', title: 'From a page' }, { idempotencyKey: 'page-1' })
  const again = await client.documents.create(
    { type: 'RESUME', title: 'From a page' },
    { idempotencyKey: 'page-1', onResponse: ({ headers }) => (replayed = headers.get('idempotency-replayed')) },
  )
  await client.documents.update(made.id, ({ tags }) => ({ tags: [...tags, 'page'] }))
  const titles = []
  for await (const { title, tags } of client.documents.list()) titles.push([title, ...tags])
  const { text } = await client.ats.extractText(new File(['Marta Lindqvist'], 'cv.txt'))
  const refusal = await client.documents.create({ type: 'LETTER' }).catch((error) => error)
  return {
    isSame: made.id === again.id, replayed, titles, text,
    refusal: [refusal instanceof BadRequestError, refusal.code, refusal.fieldErrors[0]?.path, typeof refusal.requestId],
  }`,
  /** With the session that it opens, which the browser keeps. */
  session: `
  const stranger = await new ResumePlatform({ baseUrl, credentials: 'include' }).auth.getSession()
  const { user } = await new ResumePlatform({ baseUrl, credentials: 'include' }).auth.signIn({ email, otp })
  const client = new ResumePlatform({ baseUrl, credentials: 'include' })
  const { name } = await client.account.updateName({ name: 'Marta Lindqvist' })
  const { id } = await client.apiKeys.create({ name: 'From a page', scopes: ['resume:read'] })
  const { items } = await client.apiKeys.list()
  const without = await new ResumePlatform({ baseUrl }).account.get().catch((error) => error)
  return {
    stranger, email: user.email, name, isListed: items[0].id === id,
    without: [without.status, without.code], cookie: [document.cookie, client.cookie ?? null],
  }`,
  /** From a page of somebody else, with the session that the browser still keeps. */
  foreign: `
  const client = new ResumePlatform({ baseUrl, credentials: 'include', maxRetries: 0 })
  const read = await client.account.get().catch((error) => error)
  const write = await client.account.updateName({ name: 'Mallory' }).catch((error) => error)
  return [read, write].map((error) => error instanceof ConnectionError)`,
}

let chrome: Browser
const bundles = new Map<string, string>()
beforeAll(async () => {
  const index = fileURLToPath(import.meta.resolve('@resume-platform/sdk'))
  const sourceOf = (work: string) => `import { BadRequestError, ConnectionError, ResumePlatform } from '${index}'
const { apiKey, baseUrl, email, otp } = JSON.parse(document.body.dataset.settings)
const work = async () => {${work}}
document.title = JSON.stringify(await work().catch((error) => String(error)))`
  for (const [name, work] of Object.entries(programs)) {
    const page = {
      name: 'page',
      resolveId: (id: string) => (id === name ? id : undefined),
      load: (id: string) => (id === name ? sourceOf(work) : undefined),
    }
    const bundle = await rolldown({ input: name, platform: 'browser', plugins: [page] })
    const { output } = await bundle.generate({ format: 'esm' })
    await bundle.close()
    bundles.set(name, output[0].code)
  }
  /** The origins of these pages have no server here, so Chromium takes them for sites that want into the local network. */
  chrome = await launchChromium('--disable-features=LocalNetworkAccessChecks')
})
afterAll(() => chrome.close())

/** Opens a page of an origin that does its work. @returns what came of it */
async function open(
  program: keyof typeof programs,
  origin: string,
  settings: Record<string, string>,
  context = chrome.newContext(),
) {
  const page = await (await context).newPage()
  await page.route(`${origin}/**`, (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: bundles.get(program) ?? '' }
        : {
            contentType: 'text/html',
            body: `<body data-settings='${JSON.stringify(settings)}'><script type="module" src="/page.js"></script>`,
          },
    ),
  )
  await page.goto(origin)
  await page.waitForFunction(() => (globalThis as unknown as { document: { title: string } }).document.title !== '')
  return JSON.parse(await page.title())
}

it('the SDK works in a page of the application, which can read what it is told in headers', async () => {
  const { key } = await (await aUser()).withKey({ scopes: ['resume:read', 'resume:write'] })
  expect(await open('keyed', appOrigin, { apiKey: key, baseUrl: sharedPlatform.url })).toEqual({
    isSame: true,
    replayed: 'true',
    titles: [['From a page', 'page']],
    text: 'Marta Lindqvist',
    refusal: [true, 'validation_failed', 'type', 'string'],
  })
})

it('a page of the application signs in and works with the session, and a page of another origin does not', async () => {
  const email = `${randomUUID()}@example.com`
  const before = new Set(readdirSync(sharedPlatform.mailDir))
  const place = { baseUrl: sharedPlatform.url, origin: appOrigin }
  await new ResumePlatform(place).auth.sendCode({ email, type: 'sign-in' })
  const otp = await codeSentTo(sharedPlatform.mailDir, email, before)
  /** Under a name of the same site as the application: to another site, browsers send no cookie at all. */
  const baseUrl = sharedPlatform.url.replace('127.0.0.1', 'api.app.localhost')
  const context = chrome.newContext()
  expect(await open('session', appOrigin, { baseUrl, email, otp }, context)).toEqual({
    stranger: null,
    email,
    name: 'Marta Lindqvist',
    isListed: true,
    without: [401, expect.any(String)],
    cookie: ['', null],
  })
  expect(await open('foreign', 'http://other.app.localhost:9999', { baseUrl }, context)).toEqual([true, true])
  const cookies = await (await context).cookies(baseUrl)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await new ResumePlatform({ ...place, cookie }).account.get()).name).toBe('Marta Lindqvist')
})
