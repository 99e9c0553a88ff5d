import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBot } from './bots.ts'
import { referrerHost } from './referrer-host.ts'

const own = { hosts: new Set(['app.example.com']), portfolioDomain: 'folio.example' }

describe('a referrer', () => {
  it.each([
    ['https://News.Example.org/story?id=1#x', 'news.example.org'],
    ['http://news.example.org:8080/', 'news.example.org'],
    ['news.example.org', 'news.example.org'],
    ['https://user:secret@news.example.org/', 'news.example.org'],
    ['https://bücher.example/', 'xn--bcher-kva.example'],
  ])('%s is reduced to %s', (referrer, host) => {
    expect(referrerHost(referrer, own)).toBe(host)
  })

  it.each(['', 'nonsense', 'https://', 'javascript:alert(1)', 'android-app://com.example', 'https://[::1]/'])(
    '%s names no host',
    (referrer) => {
      expect(referrerHost(referrer, own)).toBeUndefined()
    },
  )

  it.each([
    'https://app.example.com/x',
    'https://ada.folio.example/',
    'https://folio.example',
    'http://ADA.folio.example',
  ])('%s is an own page', (referrer) => {
    expect(referrerHost(referrer, own)).toBeUndefined()
  })

  it('has the host that the parser of addresses reads, also where that is not asked', () => {
    const label = fc.stringMatching(/^[a-z0-9.-]{1,12}$/)
    const rest = fc.constantFrom('', '/', '/a?b#c', '?a=xn--', ':80', '\\x', '@b.example', ' ', '%')
    fc.assert(
      fc.property(label, fc.constantFrom('org', 'xn--p1ai', 'a1', '0x1', '7'), rest, (name, end, rest) => {
        const page = `https://${name}.${end}${rest}`
        const host = URL.parse(page)?.hostname ?? ''
        expect(referrerHost(page, own) ?? '').toBe(/^[a-z0-9.-]+$/.test(host) ? host : '')
      }),
      { numRuns: 500 },
    )
  })

  it('is never more than a host, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (referrer) => {
        expect(referrerHost(referrer, own) ?? 'none').toMatch(/^[a-z0-9.-]{1,253}$/)
      }),
    )
  })
})

describe('a bot', () => {
  it.each([
    'Googlebot/2.1',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'curl/8.0',
    'facebookexternalhit/1.1',
    'HeadlessChrome',
  ])('is who calls itself %s', (userAgent) => {
    expect([isBot(userAgent), isBot(userAgent)]).toEqual([true, true])
  })

  it.each([
    '',
    'node',
    'visitor-1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36',
  ])('is not who calls itself %s', (userAgent) => {
    expect([isBot(userAgent), isBot(userAgent)]).toEqual([false, false])
  })
})
