import { describe, expect, it } from 'vitest'
import { type ErrorId, errorCatalogue, errorMessage, isErrorId } from './error-catalogue.ts'

describe('the error catalogue', () => {
  it('has ids that are stable words, and says of each what it means', () => {
    for (const [id, { status, message, when }] of Object.entries(errorCatalogue)) {
      expect(id).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect(status, id).toBeGreaterThanOrEqual(400)
      expect(message, id).not.toBe('')
      expect(when, id).toMatch(/\.$/)
    }
  })

  it('keeps the messages and statuses of the contract', () => {
    const contract: [ErrorId, number, string][] = [
      ['validation_failed', 400, 'Validation failed'],
      ['scopes_unsupported', 400, 'Unsupported API key scope(s)'],
      ['username_required', 400, 'Username required before sharing'],
      ['unauthenticated', 401, 'Authentication required'],
      ['origin_not_allowed', 401, 'Authentication required'],
      ['password_invalid', 401, 'Invalid password'],
      ['credits_missing', 402, 'Not enough AI credits.'],
      ['scope_missing', 403, 'This API key does not have permission for this action.'],
      ['extraction_timeout', 408, 'Resume extraction took too long to process.'],
      ['idempotency_conflict', 409, 'Idempotency key was used with another request'],
      ['profile_changed', 409, 'Master profile was updated from another session. Refresh and retry.'],
      ['username_locked', 409, 'Username is locked and cannot be changed'],
      ['link_expired', 410, 'Link expired'],
      ['rate_limited', 429, 'Too many requests. Please try again later.'],
      ['internal_error', 500, 'Internal server error'],
    ]
    for (const [id, status, message] of contract) expect(errorCatalogue[id]).toMatchObject({ status, message })
    expect(errorMessage('revision_mismatch', { client: 1, server: 2 })).toBe('Revision mismatch. Client: 1, Server: 2')
    expect(errorMessage('quota_exceeded', { quota: 'ATS scan' })).toBe('ATS scan quota exceeded.')
    expect(errorMessage('not_configured', { name: 'OpenAI' })).toBe('Integration not configured: OpenAI')
  })

  it('does not make a message without what it has to say', () => {
    expect(() => errorMessage('not_found')).toThrow('resource')
    expect(() => errorMessage('revision_mismatch', { client: 1 })).toThrow('server')
  })

  it('knows its own ids and no other words', () => {
    expect(isErrorId('plan_limit')).toBe(true)
    for (const word of ['', 'conflicts', 'constructor', '__proto__']) expect(isErrorId(word)).toBe(false)
  })
})
