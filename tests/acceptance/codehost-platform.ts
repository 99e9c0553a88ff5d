import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CodehostDouble, startCodehostDouble } from '@resume/codehost-double/double'
import { appOrigin, startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from '../client/chromium.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'

/** What a page of the application got of the API. */
interface PageAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  body: any
}

/** A browser of its own, on a page of the application. */
export interface Visitor {
  context: BrowserContext
  page: Page
  /** Calls the API as a script of the page does, with its cookies. */
  call(method: string, path: string, body?: object): Promise<PageAnswer>
  /** Begins at the code host and stops on its page; what it answers to the beginning must be 200. */
  begin(path: '/auth/sign-in/social' | '/auth/link-social', body?: object): Promise<void>
  /** Presses a button of the code host and waits until the browser is back on the application. @returns the address there */
  press(button: 'Authorize' | 'Cancel'): Promise<URL>
  /** Opens an address by hand, and waits until the browser is on the application. @returns the address there */
  open(address: string): Promise<URL>
  /** Presses the button, but keeps the way back from being taken. @returns the address that leads back */
  interceptedCallback(): Promise<string>
  session(): Promise<{ user: { id: string; email: string; emailVerified: boolean } } | null>
}

/** A platform that knows a code host, an application in front of it, and browsers. */
export interface CodehostPlatform {
  readonly codehost: CodehostDouble
  /** The application's origin. */
  readonly app: string
  /** The API as browsers reach it. */
  readonly api: string
  readonly platform: TestPlatform
  /** @param as somebody who is signed in with a code */
  visitor(as?: SignedIn): Promise<Visitor>
  aUser(email?: string): Promise<SignedIn>
}

/** Starts all of it before the tests of a file, and stops it after them. */
export function useCodehostPlatform(): CodehostPlatform {
  let codehost: CodehostDouble
  let platform: TestPlatform
  let browser: Browser
  const pages = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>The application</title>')
  })
  const app = () => `http://localhost:${(pages.address() as AddressInfo).port}`
  const api = () => `http://localhost:${new URL(platform.url).port}/api/v1`
  beforeAll(async () => {
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
    codehost = await startCodehostDouble()
    ;[platform, browser] = await Promise.all([
      startTestPlatform({
        ...codehost.environment,
        APP_ORIGINS: `${app()},${appOrigin}`,
        RATE_LIMIT_AUTH_MAX: '1000',
        RATE_LIMIT_ROUTE_MAX: '1000',
      }),
      launchChromium(),
    ])
    codehost.callbackUrl = `${api()}/auth/callback/codehost`
  })
  afterAll(async () => {
    await browser.close()
    await platform.stop()
    await codehost.stop()
    pages.close()
  })

  const visitor = async (as?: SignedIn): Promise<Visitor> => {
    const context = await browser.newContext()
    if (as) {
      const [name = '', value = ''] = as.cookie.split('=', 2)
      await context.addCookies([{ name, value, url: api() }])
    }
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    const home = () => page.goto(`${app()}/`)
    await home()
    const call: Visitor['call'] = (method, path, body) =>
      page.evaluate(
        async ({ url, method, body }) => {
          const response = await fetch(url, {
            method,
            credentials: 'include',
            ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
          })
          return { status: response.status, body: await response.json() }
        },
        { url: api() + path, method, body },
      )
    const back = async () => {
      await page.waitForURL((url) => url.origin === app())
      return new URL(page.url())
    }
    return {
      context,
      page,
      call,
      begin: async (path, body = {}) => {
        await home()
        const { status, body: answer } = await call('POST', path, { provider: 'codehost', ...body })
        if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
        await page.evaluate(`location.href = ${JSON.stringify(answer.url)}`)
        await page.getByRole('button', { name: 'Authorize' }).waitFor()
      },
      press: async (button) => {
        await page.getByRole('button', { name: button }).click()
        return back()
      },
      open: async (address) => {
        await page.goto(address)
        return back()
      },
      interceptedCallback: async () => {
        codehost.showsWayBack = true
        await page.getByRole('button', { name: 'Authorize' }).click()
        const address = await page.locator('output').textContent()
        codehost.showsWayBack = false
        return address ?? ''
      },
      session: async () => {
        if (!page.url().startsWith(app())) await home()
        return (await call('GET', '/auth/get-session')).body
      },
    }
  }

  return {
    get codehost() {
      return codehost
    },
    get app() {
      return app()
    },
    get api() {
      return api()
    },
    get platform() {
      return platform
    },
    visitor,
    aUser: (email) => signIn(platform, email),
  }
}
