import { describe, expect, it } from 'vitest'
import { needsTls } from './mail-server.ts'

describe('a mail server in production', () => {
  it.each([
    'smtp://mail.example.com:587',
    'smtp://user:password@10.0.0.7',
    'smtp://[2001:db8::1]:25',
    'smtp://134744072',
    'smtp://127.0.0.1.example.com',
    'smtp://mail.svc.example.com',
  ])('gets no mail in the clear: %s', (url) => {
    expect(needsTls(url, true)).toBe(true)
    expect(needsTls(url, false)).toBe(false)
  })

  it.each([
    'smtp://127.0.0.1:2525',
    'smtp://[::1]:25',
    'smtp://localhost',
    'smtp://mailpit:1025',
    'smtp://relay.mail.svc.cluster.local',
  ])('may do without STARTTLS in its own network: %s', (url) => {
    expect(needsTls(url, true)).toBe(false)
  })

  it('has TLS from the first byte with smtps', () => {
    expect(needsTls('smtps://mail.example.com', true)).toBe(false)
  })
})
