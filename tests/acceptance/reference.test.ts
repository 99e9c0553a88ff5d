import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { launchChromium } from '../client/chromium.ts'
import { codeSentTo } from '../client/sign-in.ts'
import { aUser, aVisitor } from './platform.ts'
import { sharedPlatform } from './shared-platform.ts'

describe('the description of the API', () => {
  it('is OpenAPI 3.1 of every route, each with who may call it', async () => {
    const { body, status } = await aVisitor().call('GET', '//openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toMatch(/^3\.1\./)
    for (const path of ['/api/v1/users/me', '/api/v1/api-keys/{id}/rotate', '/api/v1/ats/check', '/api/v1/health']) {
      expect(Object.keys(body.paths)).toContain(path)
    }
    for (const operations of Object.values(body.paths)) {
      for (const operation of Object.values(operations as Record<string, object>)) {
        expect(operation).toMatchObject({ operationId: expect.any(String), security: expect.any(Array) })
      }
    }
  })

  it('can be read, tried out with a key, and searched in a browser, and fits a phone', async () => {
    const { withKey, userId } = await aUser()
    const { key } = await withKey()
    await onPage(async (page) => {
      const shown = (method: string, path: string) => page.locator(`.opblock-${method} [data-path="${path}"]`)
      for (const path of ['/api/v1/ats/check', '/api/v1/api-keys', '/api/v1/auth/sign-in/email-otp']) {
        expect(await shown('post', path).count()).toBe(1)
      }
      await page.getByRole('button', { name: 'Authorize' }).first().click()
      const dialog = page.locator('.auth-container', { hasText: 'X-API-Key' })
      await dialog.locator('input').fill(key)
      await dialog.getByRole('button', { name: /apply credentials|^authorize$/i }).click()
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      expect(await tryOut(page, 'get', '/api/v1/users/me')).toContain(userId)

      await page.getByRole('searchbox', { name: 'Search operations' }).fill('scan a resume')
      await expect.poll(() => shown('get', '/api/v1/users/me').count()).toBe(0)
      await shown('post', '/api/v1/ats/check').click()
      await page.locator('.code-samples').waitFor()
      await page.setViewportSize({ width: 390, height: 800 })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)

      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'guides' }).click()
      const guides = await opened
      await guides.setViewportSize({ width: 390, height: 800 })
      await guides.getByRole('link', { name: 'Errors' }).click()
      await guides.getByRole('heading', { name: 'Retry what can be retried' }).waitFor()
      expect(await guides.evaluate('document.documentElement.scrollWidth')).toBe(390)
    })
  })

  it('can be used with a session: sign in on the page with a code, and every call counts as yours', async () => {
    const email = `${randomUUID()}@example.com`
    await onPage(async (page) => {
      expect(await page.title()).toBe('Resume Platform API')
      expect(await page.locator('.opblock-tag').first().textContent()).toContain('Sign-in')
      const example = page.locator('.opblock-post:has([data-path="/api/v1/documents"]) textarea')
      const open = async () => {
        await page.locator('.opblock-post [data-path="/api/v1/documents"]').click()
        expect(await example.inputValue()).toContain('"title": "Backend engineer"')
      }
      expect(await rendersDuring(page, open)).toBeLessThan(4 * (await page.locator('.opblock').count()))
      const samples = page.locator('.opblock-post:has([data-path="/api/v1/documents"]) .code-samples')
      expect(await samples.locator('pre').textContent()).toMatch(/^curl 'http.*\/api\/v1\/documents'/)
      await samples.getByRole('tab', { name: 'SDK' }).click()
      expect(await samples.locator('pre').textContent()).toContain('await client.documents.create({')
      await samples.getByRole('tab', { name: 'CLI' }).click()
      expect(await samples.locator('pre').textContent()).toBe('resume-platform documents push new-resume.json')

      const before = new Set(readdirSync(sharedPlatform.mailDir))
      const type = 'sign-in'
      await tryOut(page, 'post', '/api/v1/auth/email-otp/send-verification-otp', { email, type })
      const otp = await codeSentTo(sharedPlatform.mailDir, email, before)
      expect(await tryOut(page, 'post', '/api/v1/auth/sign-in/email-otp', { email, otp })).toContain(email)
      expect(await tryOut(page, 'get', '/api/v1/users/me')).toContain(email)
      const named = await tryOut(page, 'put', '/api/v1/users/me/name', { name: 'Marta Lindqvist' })
      expect(named).toContain('Name updated')
    })
  })
})

/** Opens the reference page, and expects no fault on it, a broken content security policy among them. */
async function onPage(use: (page: Page) => Promise<void>): Promise<void> {
  const running = await launchChromium()
  try {
    const page = await running.newPage({ viewport: { width: 1280, height: 1400 } })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    await page.goto(`${sharedPlatform.url}/docs`)
    await page.locator('.opblock-get [data-path="/api/v1/users/me"]').waitFor()
    await use(page)
    expect(faults).toEqual([])
  } finally {
    await running.close()
  }
}

/**
 * Counts how often components that follow the page's state are rendered. Swagger UI alone renders over ten for each operation of the page
 * whenever one is opened.
 */
async function rendersDuring(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true })
  await act()
  const { result } = await session.send('Profiler.takePreciseCoverage')
  await session.detach()
  const counted = result.flatMap(({ functions }) => functions.filter((each) => each.functionName === 'ConnectFunction'))
  expect(counted).toHaveLength(1)
  return counted[0]?.ranges[0]?.count ?? 0
}

/** Tries an operation out on the page. @returns what the page shows of the answer */
async function tryOut(page: Page, method: string, path: string, body?: object): Promise<string> {
  const block = page.locator(`.opblock-${method}:has([data-path="${path}"])`)
  await block.locator(`[data-path="${path}"]`).click()
  if (body) await block.locator('textarea').fill(JSON.stringify(body))
  await block.getByRole('button', { name: 'Execute' }).click()
  const answer = block.locator('.live-responses-table .response')
  await answer.first().waitFor()
  return (await answer.first().textContent()) ?? ''
}
