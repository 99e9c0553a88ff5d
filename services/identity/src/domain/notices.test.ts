import { describe, expect, it } from 'vitest'
import { deviceIn } from './known-device.ts'
import { deviceName, keyNotice, newDeviceNotice } from './notices.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

describe('a device', () => {
  it('is named in words of ours', () => {
    expect(deviceName(firefox)).toBe('Firefox on Linux')
    expect(deviceName(edge)).toBe('Edge on Windows')
    expect(deviceName(safari)).toBe('Safari on iOS')
    expect(deviceName('curl/8.5.0')).toBe('curl')
    expect(deviceName('')).toBe('an unknown program')
    const lure = 'Your account is locked, visit https://evil.example'
    expect(newDeviceNotice({ userAgent: lure, at: new Date() }).text).not.toContain('evil')
  })

  it('stays the same with an update, and differs from another program', () => {
    expect(deviceIn(firefox)).toBe(deviceIn(firefox.replaceAll('128.0', '129.0.1')))
    expect(new Set([firefox, edge, safari, 'curl/8.5.0', ''].map(deviceIn)).size).toBe(5)
    expect(deviceIn('x'.repeat(500))).toHaveLength(200)
  })
})

describe('the mail about a key', () => {
  it('names it on one line and shows nothing of its secret but the prefix', () => {
    const key = { name: 'a\r\nb', keyPrefix: 'svc_0123', createdAt: new Date('2026-03-02T09:30:00Z') }
    expect(keyNotice(key, false).text).toContain(
      'An API key was created for your account at 2026-03-02 09:30 UTC: "a b", which begins with svc_0123.',
    )
    expect(keyNotice(key, true).text).toContain('The former key no longer works.')
  })
})
