import { ConfigError } from '@resume/service-kit/config/read-config'
import { describe, expect, it } from 'vitest'
import { readGatewayConfig } from './config.ts'
import { parseTrustProxy } from './http/trust-proxy.ts'

const long = 'x'.repeat(32)
const addresses = { BASE_URL: 'https://api.example.com', APP_ORIGINS: 'https://app.example.com' }
const production = {
  ...addresses,
  NODE_ENV: 'production',
  API_KEY_HASH_SECRET: long,
  PRINCIPAL_KEYS: 'p'.repeat(32),
}

function complaints(environment: Record<string, string>): string[] {
  try {
    readGatewayConfig(environment)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.lines : [String(error)]
  }
}

describe('the configuration of the gateway', () => {
  it('needs nothing for development, and then limits nothing', () => {
    expect(readGatewayConfig({})).toMatchObject({ PORT: 8080, RATE_LIMIT_ENABLED: false, trustProxy: false })
    expect(readGatewayConfig({ RATE_LIMIT_ENABLED: 'true' }).RATE_LIMIT_ENABLED).toBe(true)
  })

  it('limits everywhere else unless told not to', () => {
    expect(readGatewayConfig({ NODE_ENV: 'test' }).RATE_LIMIT_ENABLED).toBe(true)
    expect(readGatewayConfig(production).RATE_LIMIT_ENABLED).toBe(true)
    expect(readGatewayConfig({ ...production, RATE_LIMIT_ENABLED: 'false' }).RATE_LIMIT_ENABLED).toBe(false)
  })

  it('needs a real secret in production', () => {
    expect(complaints({ NODE_ENV: 'production' })).toEqual([
      'PRINCIPAL_KEYS is required in production',
      'BASE_URL is required in production',
      'APP_ORIGINS is required in production',
      'API_KEY_HASH_SECRET is required in production',
    ])
    expect(complaints({ ...production, API_KEY_HASH_SECRET: long.slice(1) })).toEqual([
      'API_KEY_HASH_SECRET must be at least 32 characters',
    ])
    expect(complaints({ ...production, API_KEY_HASH_SECRET_PREVIOUS: 'short' })).toEqual([
      'API_KEY_HASH_SECRET_PREVIOUS must be at least 32 characters',
    ])
    expect(complaints({ ...production, API_KEY_HASH_SECRET: readGatewayConfig({}).API_KEY_HASH_SECRET })).toEqual([
      'API_KEY_HASH_SECRET must be a secret of your own: this one stands in the sources',
    ])
    expect(complaints({ ...production, API_KEY_HASH_SECRET_PREVIOUS: production.PRINCIPAL_KEYS })).toEqual([
      'PRINCIPAL_KEYS must differ from API_KEY_HASH_SECRET_PREVIOUS',
    ])
    expect(complaints(production)).toEqual([])
  })

  it('keeps origins as browsers send them, and takes nothing for one that has a path', () => {
    const { APP_ORIGINS } = readGatewayConfig({ APP_ORIGINS: 'https://App.Example:443/, http://localhost:3000' })
    expect(APP_ORIGINS).toEqual(['https://app.example', 'http://localhost:3000'])
    const wrong = 'must be scheme and host alone, such as https://app.example.com'
    expect(complaints({ BASE_URL: 'https://example.com/api', APP_ORIGINS: 'https://example.com/app' })).toEqual([
      `BASE_URL ${wrong}`,
      `APP_ORIGINS ${wrong}`,
    ])
  })

  it('names every wrong variable at once', () => {
    expect(
      complaints({ PORT: 'http', REDIS_URL: 'localhost', IDENTITY_GRPC_URL: 'x', RATE_LIMIT_ROUTE_MAX: '0' }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'RATE_LIMIT_ROUTE_MAX must be a whole number from 1 to 9007199254740991',
      'REDIS_URL must be a URL that starts with redis: or rediss:',
      'IDENTITY_GRPC_URL must be host:port',
    ])
  })
})

describe('TRUST_PROXY', () => {
  it('is a number of hops', () => {
    const trust = parseTrustProxy('2', true)
    if (typeof trust !== 'function') throw new Error('a number of hops is a function')
    expect([0, 1, 2, 3].map((hop) => trust('192.0.2.1', hop))).toEqual([true, true, false, false])
  })

  it('is a list of ranges', () => {
    expect(parseTrustProxy('10.0.0.0/8, 2001:db8::/32,127.0.0.1', true)).toEqual([
      '10.0.0.0/8',
      '2001:db8::/32',
      '127.0.0.1',
    ])
  })

  it('is not everybody in production, nor nonsense anywhere', () => {
    expect(parseTrustProxy('true', false)).toBe(true)
    expect(complaints({ ...production, TRUST_PROXY: 'true' })).toEqual([
      'TRUST_PROXY must be a number of proxies or a list of CIDR ranges',
    ])
    for (const everybody of ['0.0.0.0/0', '10.0.0.0/8, ::/0']) {
      expect(parseTrustProxy(everybody, true), everybody).toBeUndefined()
    }
    for (const wrong of ['0', '-1', 'false', '1.5', '10.0.0.0/33', 'example.com', ',', '10.0.0.0/8,,']) {
      expect(parseTrustProxy(wrong, false), wrong).toBeUndefined()
    }
  })
})
