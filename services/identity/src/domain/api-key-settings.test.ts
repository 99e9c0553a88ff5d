import { describe, expect, it } from 'vitest'
import { settleApiKey } from './api-key-settings.ts'

const limits = { default: 20, max: 600 }
const now = new Date('2026-01-01T00:00:00.000Z')

describe('the settings of a new API key', () => {
  it('default to reading the user, 20 requests and 365 days', () => {
    expect(settleApiKey({ name: ' ci ' }, limits, now)).toEqual({
      name: 'ci',
      scopes: ['user:read'],
      rateLimit: 20,
      expiresAt: new Date('2027-01-01T00:00:00.000Z'),
    })
  })

  it('clamp a rate above the maximum instead of refusing it', () => {
    expect(settleApiKey({ name: 'ci', rateLimit: 5_000 }, limits, now).rateLimit).toBe(600)
  })

  it('refuse scopes that do not exist, each by its place', () => {
    expect(() => settleApiKey({ name: 'ci', scopes: ['user:read', 'roadmap:write'] }, limits, now)).toThrow(
      expect.objectContaining({
        message: 'Unsupported API key scope(s)',
        details: [expect.objectContaining({ path: 'scopes.1' })],
      }),
    )
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(65) }, 'name'],
    [{ name: 'x', scopes: [] }, 'scopes'],
    [{ name: 'x', rateLimit: 0 }, 'rateLimit'],
    [{ name: 'x', expiresAt: '2025-12-31T23:59:59.000Z' }, 'expiresAt'],
    [{ name: 'x', expiresAt: 'tomorrow' }, 'expiresAt'],
  ])('refuse %o', (requested, path) => {
    expect(() => settleApiKey(requested, limits, now)).toThrow(
      expect.objectContaining({ code: 'invalid_argument', details: [expect.objectContaining({ path })] }),
    )
  })

  it('carry over from a rotated key what is not asked for', () => {
    const former = { name: 'old', scopes: ['ai:write'], rateLimit: 50, expiresAt: new Date('2026-06-01T00:00:00.000Z') }
    expect(settleApiKey({ name: 'new' }, limits, now, former)).toEqual({ ...former, name: 'new' })
  })
})
