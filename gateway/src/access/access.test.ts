import type { AppError } from '@resume/service-kit/errors/app-error'
import { describe, expect, it } from 'vitest'
import { type Access, access, authorize } from './access.ts'

const session = { kind: 'session', userId: 'u', sessionId: 's', email: 'ada@example.com', emailVerified: true } as const
const key = (...scopes: string[]) => ({ kind: 'api-key', userId: 'u', keyId: 'k', scopes }) as const

/** What happens to a caller: `ok` or the id of the error. */
function outcome(
  rule: Access,
  principal: Parameters<typeof authorize>[1],
  isFirstParty = false,
  admin?: string,
  hasForeignSession = false,
) {
  try {
    authorize(rule, principal, { isFirstParty, hasForeignSession }, admin)
    return 'ok'
  } catch (error) {
    return (error as AppError).id
  }
}

describe('access', () => {
  it('S takes sessions and no key', () => {
    expect(outcome(access.session, session)).toBe('ok')
    expect(outcome(access.session, key('user:read'))).toBe('session_required')
    expect(outcome(access.session, undefined, true)).toBe('unauthenticated')
  })

  it('K takes sessions and keys with the scope', () => {
    expect(outcome(access.key('user:read'), session)).toBe('ok')
    expect(outcome(access.key('user:read'), key('user:read'))).toBe('ok')
    expect(outcome(access.key('user:read'), key('user:write'))).toBe('scope_missing')
    expect(outcome(access.key('user:read'), undefined)).toBe('unauthenticated')
  })

  it('A takes sessions and any key; O first-party pages too; Q everybody', () => {
    expect(outcome(access.authenticated, key())).toBe('ok')
    expect(outcome(access.authenticated, undefined, true)).toBe('unauthenticated')
    expect(outcome(access.authenticatedOrOrigin, undefined, true)).toBe('ok')
    expect(outcome(access.authenticatedOrOrigin, undefined, false)).toBe('unauthenticated')
    expect(outcome(access.anybody, undefined)).toBe('ok')
  })

  it('names a session that does not count because of where it comes from', () => {
    const foreign = (rule: Access) => outcome(rule, undefined, false, undefined, true)
    expect(foreign(access.session)).toBe('origin_not_allowed')
    expect(foreign(access.key('user:read'))).toBe('origin_not_allowed')
    expect(foreign(access.authenticatedOrOrigin)).toBe('origin_not_allowed')
    expect(foreign(access.anybody)).toBe('ok')
  })

  it('admin takes only the session with the verified address', () => {
    expect(outcome(access.admin, session, true, 'Ada@example.com')).toBe('ok')
    expect(outcome(access.admin, { ...session, emailVerified: false }, true, 'ada@example.com')).toBe(
      'administrator_required',
    )
    expect(outcome(access.admin, session, true, 'eve@example.com')).toBe('administrator_required')
    expect(outcome(access.admin, session, true, undefined)).toBe('administrator_required')
  })
})
