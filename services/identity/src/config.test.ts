import { ConfigError } from '@resume/service-kit/config/read-config'
import { describe, expect, it } from 'vitest'
import { readIdentityConfig } from './config.ts'

const needed = { IDENTITY_DATABASE_URL: 'postgresql://localhost/identity' }
const production = {
  ...needed,
  NODE_ENV: 'production',
  AUTH_SECRET: 'a'.repeat(32),
  API_KEY_HASH_SECRET: 'b'.repeat(32),
  PRINCIPAL_KEYS: 'p'.repeat(32),
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Resume Platform <no-reply@example.com>',
  BASE_URL: 'https://api.example.com',
  APP_ORIGINS: 'https://app.example.com',
}

function complaints(environment: Record<string, string>): string[] {
  try {
    readIdentityConfig(environment)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.lines : [String(error)]
  }
}

describe('the configuration of identity', () => {
  it('tells everything that production lacks at once', () => {
    expect(complaints({ NODE_ENV: 'production' })).toEqual([
      'PRINCIPAL_KEYS is required in production',
      'IDENTITY_DATABASE_URL is required',
      'BASE_URL is required in production',
      'APP_ORIGINS is required in production',
      'MAIL_FROM is required in production',
      'AUTH_SECRET is required in production',
      'API_KEY_HASH_SECRET is required in production',
      'SMTP_URL is required in production',
    ])
  })

  it('needs only a database for development', () => {
    expect(complaints({})).toEqual(['IDENTITY_DATABASE_URL is required'])
    const config = readIdentityConfig(needed)
    expect(config).toMatchObject({ isProduction: false, RATE_LIMIT_ENABLED: false, codehost: undefined })
    expect(config.AUTH_SECRET).not.toBe(config.API_KEY_HASH_SECRET)
  })

  it('needs secrets and a mail server in production, and says all that is missing at once', () => {
    expect(complaints(production)).toEqual([])
    expect(complaints({ ...needed, NODE_ENV: 'production' })).toEqual([
      'PRINCIPAL_KEYS is required in production',
      'BASE_URL is required in production',
      'APP_ORIGINS is required in production',
      'MAIL_FROM is required in production',
      'AUTH_SECRET is required in production',
      'API_KEY_HASH_SECRET is required in production',
      'SMTP_URL is required in production',
    ])
  })

  it('takes no short secrets in production, nor the same one twice', () => {
    expect(complaints({ ...production, AUTH_SECRET: 'a'.repeat(31) })).toEqual([
      'AUTH_SECRET must be at least 32 characters',
    ])
    expect(complaints({ ...production, AUTH_SECRET_PREVIOUS: 'short' })).toEqual([
      'AUTH_SECRET_PREVIOUS must be at least 32 characters',
    ])
    const lines = complaints({ ...production, API_KEY_HASH_SECRET: production.AUTH_SECRET })
    expect(lines).toEqual(['API_KEY_HASH_SECRET must differ from AUTH_SECRET'])
    expect(lines.join()).not.toContain(production.AUTH_SECRET)
  })

  it('takes no secret in production that stands in the sources, or is that of principals', () => {
    const known = readIdentityConfig(needed).AUTH_SECRET
    expect(complaints({ ...production, AUTH_SECRET: known })).toEqual([
      'AUTH_SECRET must be a secret of your own: this one stands in the sources',
    ])
    expect(complaints({ ...production, PRINCIPAL_KEYS: production.AUTH_SECRET })).toEqual([
      'PRINCIPAL_KEYS must differ from AUTH_SECRET',
    ])
    expect(complaints({ ...needed, AUTH_SECRET: known })).toEqual([])
  })

  it('sends mail over TLS only in production, unless told otherwise', () => {
    expect(readIdentityConfig(production).mailNeedsTls).toBe(true)
    expect(readIdentityConfig({ ...production, SMTP_REQUIRE_TLS: 'false' }).mailNeedsTls).toBe(false)
    expect(readIdentityConfig({ ...needed, SMTP_URL: production.SMTP_URL }).mailNeedsTls).toBe(false)
    expect(readIdentityConfig({ ...needed, SMTP_REQUIRE_TLS: 'true' }).mailNeedsTls).toBe(true)
  })

  it('takes the code host’s variables together or not at all', () => {
    expect(complaints({ ...needed, CODEHOST_CLIENT_ID: 'x' })).toEqual([
      'CODEHOST_CLIENT_SECRET must be set, because CODEHOST_CLIENT_ID is',
    ])
    const both = { ...needed, CODEHOST_CLIENT_ID: 'x', CODEHOST_CLIENT_SECRET: 'y' }
    expect(readIdentityConfig(both).codehost).toEqual({
      clientId: 'x',
      clientSecret: 'y',
      oauthUrl: 'https://github.com/login/oauth',
      apiUrl: 'https://api.github.com',
    })
  })

  it('shares cookies only within a domain of the platform', () => {
    const wrong = 'AUTH_COOKIE_DOMAIN must be the host of BASE_URL or a domain above it, such as example.com'
    const given = (AUTH_COOKIE_DOMAIN: string) =>
      complaints({ ...needed, BASE_URL: 'https://api.example.com', AUTH_COOKIE_DOMAIN })
    for (const domain of ['api.example.com', 'example.com']) expect(given(domain)).toEqual([])
    for (const domain of [
      'com',
      '.example.com',
      'other.com',
      'ample.com',
      'example.com; Secure',
      'x.api.example.com',
    ]) {
      expect(given(domain), domain).toEqual([wrong])
    }
  })
})
