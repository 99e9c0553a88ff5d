import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { aUser, aVisitor } from './platform.ts'

/** Where Debian puts Chromium; `npm test` installs it. */
const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
)

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

  it('can be read and tried out with a key in a browser', async () => {
    const { withKey, userId } = await aUser()
    const { key } = await withKey()
    const running = await chromium.launch({
      executablePath: browser,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    })
    try {
      const page = await running.newPage()
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await page.goto(`${inject('platformUrl')}/docs`)
      const shown = (method: string, path: string) => page.locator(`.opblock-${method} [data-path="${path}"]`)
      await shown('get', '/api/v1/users/me').waitFor()
      for (const path of ['/api/v1/ats/check', '/api/v1/api-keys', '/api/v1/auth/sign-in/email-otp']) {
        expect(await shown('post', path).count()).toBe(1)
      }
      await page.getByRole('button', { name: 'Authorize' }).first().click()
      const dialog = page.locator('.auth-container', { hasText: 'X-API-Key' })
      await dialog.locator('input').fill(key)
      await dialog.getByRole('button', { name: /apply credentials|^authorize$/i }).click()
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await shown('get', '/api/v1/users/me').click()
      await page.getByRole('button', { name: 'Try it out' }).click()
      await page.getByRole('button', { name: 'Execute' }).click()
      const answer = page.locator('.live-responses-table .response')
      await answer.first().waitFor()
      expect(await answer.first().textContent()).toContain(userId)
      expect(faults).toEqual([])
    } finally {
      await running.close()
    }
  })
})
