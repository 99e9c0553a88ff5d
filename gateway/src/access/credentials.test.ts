import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOfKey, isWellFormedKey } from './api-key-format.ts'
import { createCredentialReader } from './credentials.ts'
import { decodeRecord, encodeRecord } from './identity-record.ts'
import { originOf } from './origin.ts'

const digits = 'ab12'.repeat(14)
const key = `svc_${digits}${crc32(digits).toString(16).padStart(8, '0')}`
const origin = 'https://app.example'
const read = createCredentialReader({ origins: [origin], cookieName: 'session', hashSecret: 'secret' })

describe('the credentials of a request', () => {
  it('are a key in either header, or the same one in both', () => {
    const keyHash = hashOfKey(key, 'secret')
    for (const headers of [
      { 'x-api-key': key },
      { authorization: `Bearer ${key}` },
      { 'x-api-key': key, authorization: `Bearer ${key}` },
      { 'x-api-key': key, cookie: 'session=x', origin },
    ]) {
      expect(read(headers)).toMatchObject({ keyHash, hasBadKey: false, sessionCookie: undefined })
    }
  })

  it('bring a second hash of the key while one secret replaces another', () => {
    const rotating = { origins: [origin], cookieName: 'session', hashSecret: 'secret', previousHashSecret: 'former' }
    const hashes = { keyHash: hashOfKey(key, 'secret'), previousKeyHash: hashOfKey(key, 'former') }
    expect(createCredentialReader(rotating)({ 'x-api-key': key })).toMatchObject(hashes)
    expect(createCredentialReader(rotating)({ 'x-api-key': `${key}0` })).not.toHaveProperty('previousKeyHash')
    expect(read({ 'x-api-key': key })).not.toHaveProperty('previousKeyHash')
  })

  it('are bad when there are two different keys or what is sent can be none', () => {
    const other = key.replace('ab', 'ba')
    for (const headers of [
      { 'x-api-key': '' },
      { 'x-api-key': 'svc_' },
      { 'x-api-key': other },
      { 'x-api-key': key, authorization: `Bearer ${other}` },
      { authorization: 'Bearer token' },
      { authorization: 'Bearer' },
      { authorization: 'Bearer ', cookie: 'session=x', origin },
      { 'x-api-key': `${key}, ${key}` },
    ]) {
      expect(read(headers), JSON.stringify(headers)).toMatchObject({ keyHash: undefined, hasBadKey: true })
    }
  })

  it('are a session cookie only from a first-party origin', () => {
    const value = `token.sign+ature${'A'.repeat(33)}=`
    const cookie = `a=1; session=${encodeURIComponent(value)}; b=2`
    expect(read({ cookie, origin }).sessionCookie).toBe(value)
    expect(read({ cookie, referer: `${origin}/page?x` }).sessionCookie).toBe(value)
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }, { referer: 'nonsense' }]) {
      expect(read({ cookie, ...headers }).sessionCookie).toBeUndefined()
    }
    expect(read({ cookie, origin: 'https://evil.example', referer: `${origin}/` })).toMatchObject({
      isFirstParty: false,
      sessionCookie: undefined,
    })
    expect(read({ cookie: 'xsession=1', origin }).sessionCookie).toBeUndefined()
    expect(read({ cookie: 'session=%zz', origin }).sessionCookie).toBeUndefined()
  })

  it('are a session cookie from a page of the platform itself, which browsers call the same origin', () => {
    const value = `token.${'A'.repeat(43)}=`
    const cookie = `session=${encodeURIComponent(value)}`
    expect(read({ cookie, 'sec-fetch-site': 'same-origin' })).toMatchObject({
      isFirstParty: true,
      sessionCookie: value,
    })
    for (const site of ['same-site', 'cross-site', 'none', 'nonsense']) {
      expect(read({ cookie, 'sec-fetch-site': site }).sessionCookie, site).toBeUndefined()
    }
  })

  it('are a session cookie only when its signature is spelled as encoders spell it', () => {
    const base64 = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/']
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.constantFrom('', ...base64, '=', '.', '-'),
        (b, end) => {
          const signature = Buffer.from(b).toString('base64')
          const spelled = `${signature.slice(0, 42)}${end}=`
          const bytes = Buffer.from(spelled, 'base64')
          const isOne = bytes.length === 32 && bytes.toString('base64') === spelled
          const sent = read({ cookie: `session=${encodeURIComponent(`token.${spelled}`)}`, origin })
          expect(sent.sessionCookie).toBe(isOne ? `token.${spelled}` : undefined)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('are none with another scheme', () => {
    const none = {
      keyHash: undefined,
      hasBadKey: false,
      sessionCookie: undefined,
      hasForeignSession: false,
      isFirstParty: false,
    }
    expect(read({ authorization: 'Basic dXNlcjpwYXNz' })).toEqual(none)
    expect(read({ authorization: '' })).toEqual(none)
    expect(read({})).toEqual(none)
  })

  it('name an origin by Origin, else by Referer', () => {
    expect(originOf({ origin: 'https://a.example', referer: 'https://b.example/x' })).toBe('https://a.example')
    expect(originOf({ referer: 'https://b.example:8443/x' })).toBe('https://b.example:8443')
    expect(originOf({ referer: 'no url' })).toBeUndefined()
  })
})

describe('the form of a key', () => {
  it('has a checksum that tells every mistyped digit', () => {
    expect(isWellFormedKey(key)).toBe(true)
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 67 }), fc.constantFrom(...'0123456789abcdef'), (at, digit) => {
        const typed = key.slice(0, at) + digit + key.slice(at + 1)
        expect(isWellFormedKey(typed)).toBe(typed === key)
      }),
    )
    expect(isWellFormedKey(key.toUpperCase())).toBe(false)
    expect(isWellFormedKey(`${key}\n`)).toBe(false)
  })
})

describe('what is cached of a credential', () => {
  const id = fc.uuid()
  it('is read as it was written, for keys and sessions', () => {
    const ofKey = fc.record({
      principal: fc.record({
        kind: fc.constant('api-key' as const),
        userId: id,
        keyId: id,
        scopes: fc.array(fc.string()),
      }),
      rateLimit: fc.integer({ min: 1, max: 99_999_999 }),
      expiresAt: fc.integer({ min: 0 }),
    })
    const ofSession = fc.record({
      principal: fc.record({
        kind: fc.constant('session' as const),
        userId: id,
        sessionId: id,
        email: fc.string(),
        emailVerified: fc.boolean(),
      }),
      rateLimit: fc.constant(0),
      expiresAt: fc.integer({ min: 0 }),
    })
    fc.assert(
      fc.property(fc.oneof(ofKey, ofSession), (record) => {
        expect(decodeRecord(record.principal.kind, encodeRecord(record))).toEqual(record)
      }),
    )
  })

  it('is found without what it was made of', () => {
    expect(hashOfKey(key, 'secret')).not.toContain(digits)
    expect(hashOfKey(key, 'secret')).not.toBe(hashOfKey(key, 'another'))
    expect(hashOfKey(key, 'secret')).not.toBe(createHash('sha256').update(key).digest('hex'))
  })
})
