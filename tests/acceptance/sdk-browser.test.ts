import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { appOrigin } from '@resume/test-kit/test-platform'
import { chromium } from 'playwright-core'
import { rolldown } from 'rolldown'
import { expect, inject, it } from 'vitest'
import { aUser } from './platform.ts'

/** Where Debian puts Chromium; `npm test` installs it. */
const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
)

/** What a page of the application does with the SDK: it creates, uploads, pages, and is refused. */
const program = `import { BadRequestError, ResumePlatform } from '@resume-platform/sdk'
const [apiKey, baseUrl] = JSON.parse(document.body.dataset.settings)
const client = new ResumePlatform({ apiKey, baseUrl })
const work = async () => {
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
  }
}
document.title = JSON.stringify(await work().catch((error) => String(error)))
`

it('the SDK works in a page of the application, which can read what it is told in headers', async () => {
  const index = fileURLToPath(import.meta.resolve('@resume-platform/sdk'))
  const bundle = await rolldown({
    input: 'page',
    platform: 'browser',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : id === '@resume-platform/sdk' ? index : undefined),
        load: (id) => (id === 'page' ? program : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  const { key } = await (await aUser()).withKey({ scopes: ['resume:read', 'resume:write'] })
  const settings = JSON.stringify([key, inject('platformUrl')])

  /** The origin of the application has no server here, so Chromium takes it for a site that wants into the local network. */
  const args = ['--no-sandbox', '--disable-features=LocalNetworkAccessChecks']
  const running = await chromium.launch({ executablePath: browser ?? '', args })
  try {
    const page = await running.newPage()
    await page.route(`${appOrigin}/**`, (route) =>
      route.fulfill(
        route.request().url().endsWith('.js')
          ? { contentType: 'text/javascript', body: output[0].code }
          : {
              contentType: 'text/html',
              body: `<body data-settings='${settings}'><script type="module" src="/page.js"></script>`,
            },
      ),
    )
    await page.goto(appOrigin)
    await page.waitForFunction(() => (globalThis as unknown as { document: { title: string } }).document.title !== '')
    expect(JSON.parse(await page.title())).toEqual({
      isSame: true,
      replayed: 'true',
      titles: [['From a page', 'page']],
      text: 'Marta Lindqvist',
      refusal: [true, 'validation_failed', 'type', 'string'],
    })
  } finally {
    await running.close()
  }
})
