import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { cookiesForIdentity } from './auth-cookies.ts'

const origin = 'https://app.example.com'
const cookie = 'a=1; service-auth.session_token=t.s; service-auth.state=x.y; service-auth.state=other'
const passed = (headers: IncomingHttpHeaders, isCallback: boolean) =>
  cookiesForIdentity(headers, { isCallback, stateCookieName: 'service-auth.state', origins: new Set([origin]) })

describe('the cookies that identity gets to see', () => {
  it('are those of first-party pages, and nobody else’s', () => {
    expect(passed({ cookie, origin }, false)).toBe(cookie)
    expect(passed({ cookie }, false)).toBeUndefined()
    expect(passed({ cookie, origin: 'https://evil.example' }, false)).toBeUndefined()
  })

  it('on the way back from the code host are the state of the browser alone, wherever it comes from', () => {
    for (const from of [{}, { origin }, { origin: 'null' }, { origin: 'https://evil.example' }]) {
      expect(passed({ cookie, ...from }, true)).toBe('service-auth.state=x.y')
    }
    expect(passed({ cookie: 'service-auth.session_token=t.s; xservice-auth.state=x' }, true)).toBeUndefined()
    expect(passed({}, true)).toBeUndefined()
  })
})
