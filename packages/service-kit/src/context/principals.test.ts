import { sign as signJws } from 'jws'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPrincipals, type PrincipalRefused } from './principals.ts'
import type { CallPrincipal } from './request-context.ts'

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [string, string, string]
const session: CallPrincipal = {
  kind: 'session',
  userId: 'u1',
  sessionId: 's1',
  email: 'zoë@example.com',
  emailVerified: true,
}
const using = (...keys: string[]) => createPrincipals({ service: 'gateway', keys })

/** Why a token is not believed. */
function refusal(principals: ReturnType<typeof using>, token: string | undefined): string {
  try {
    principals.verify(token)
    return 'believed'
  } catch (error) {
    return (error as PrincipalRefused).reason
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a signed principal', () => {
  it('arrives as it was signed, whatever it is made of', () => {
    const principals: CallPrincipal[] = [
      session,
      { kind: 'api-key', userId: 'u1', keyId: 'k1', scopes: ['resume:read'] },
      { kind: 'anonymous', addressHash: 'h' },
    ]
    for (const principal of principals) {
      expect(using(a).verify(using(a).sign(principal))).toEqual(principal)
    }
  })

  it('names the process that speaks for a user, or for itself', () => {
    const ats = createPrincipals({ service: 'ats', keys: [a] })
    expect(using(a).verify(ats.signFor('u1'))).toEqual({ kind: 'service', service: 'ats', userId: 'u1' })
    expect(using(a).verify(ats.sign(undefined))).toEqual({ kind: 'internal', service: 'ats' })
    const received = ats.verify(using(a).signFor('u1'))
    expect(using(a).verify(ats.sign(received))).toEqual({ kind: 'service', service: 'ats', userId: 'u1' })
    expect(using(a).verify(ats.sign({ kind: 'internal', service: 'gateway' }))).toMatchObject({
      service: 'ats',
    })
  })

  it('is refused when it is missing, changed, of another key, or in the name of another process', () => {
    const token = using(a).sign(session)
    expect(refusal(using(a), undefined)).toBe('missing')
    expect(refusal(using(a), 'nonsense')).toBe('malformed')
    expect(refusal(using(b), token)).toBe('unknown-key')
    const [head, , signature] = token.split('.')
    const claims = { principal: { ...session, userId: 'u2' }, iss: 'gateway', aud: 'resume-platform', exp: 9e9 }
    const changed = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
    expect(refusal(using(a), changed)).toBe('tampered')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`
    expect(refusal(using(a), unsigned)).toBe('malformed')
    const { kid } = JSON.parse(Buffer.from(head ?? '', 'base64url').toString())
    const claimed = { iss: 'ats', aud: 'resume-platform', exp: Date.now() / 1000 + 60 }
    const signed = (payload: object | string, header: object = {}) =>
      signJws({ header: { alg: 'HS256', typ: 'JWT', kid, ...header }, payload, secret: a })
    const signedFor = (principal: object, more: object = {}) => signed({ ...claimed, principal, ...more })
    expect(refusal(using(a), signedFor(session))).toBe('believed')
    expect(refusal(using(a), signed({ ...claimed, principal: session }, { alg: 'HS512' }))).toBe('malformed')
    expect(refusal(using(a), signedFor(session, { aud: 'another-platform' }))).toBe('malformed')
    expect(refusal(using(a), signedFor(session, { exp: undefined }))).toBe('malformed')
    expect(refusal(using(a), signed('nonsense', { typ: undefined }))).toBe('malformed')
    expect(refusal(using(a), signed('null'))).toBe('malformed')
    const pretended = { kind: 'service', service: 'gateway', userId: 'u1' }
    expect(refusal(using(a), signedFor(pretended))).toBe('malformed')
    const operator = { kind: 'operator', service: 'gateway', name: 'ada' }
    expect(refusal(using(a), signedFor(operator))).toBe('malformed')
    expect(refusal(using(a), signedFor({ kind: 'root' }))).toBe('malformed')
    expect(refusal(using(a), signed(claimed))).toBe('malformed')
  })

  it('holds for a minute, also where it was verified before', () => {
    const verifier = using(a)
    const token = using(a).sign(session)
    vi.advanceTimersByTime(60_000)
    expect(refusal(verifier, token)).toBe('believed')
    vi.advanceTimersByTime(6_000)
    expect(refusal(verifier, token)).toBe('expired')
    expect(refusal(using(a), token)).toBe('expired')
  })

  it('is signed again in time, so that no call leaves with one that is about to expire', () => {
    const signer = using(a)
    const first = signer.sign(session)
    vi.advanceTimersByTime(29_000)
    expect(signer.sign({ ...session })).toBe(first)
    vi.advanceTimersByTime(1_000)
    const second = signer.sign(session)
    expect(second).not.toBe(first)
    expect(signer.sign({ ...session, userId: 'u2' })).not.toBe(second)
  })

  it('is believed at every step of a change of keys, in whatever order processes take them on', () => {
    const steps = [[a], [a, b], [b, a], [b]]
    for (let step = 1; step < steps.length; step++) {
      const [before, after] = [using(...(steps[step - 1] ?? [])), using(...(steps[step] ?? []))]
      for (const [signer, verifier] of [
        [before, after],
        [after, before],
        [after, after],
      ] as const) {
        expect(refusal(verifier, signer.sign(session)), `step ${step}`).toBe('believed')
      }
    }
    expect(refusal(using(b), using(a).sign(session))).toBe('unknown-key')
    expect(refusal(using(b, a), using(c, a).sign(session))).toBe('unknown-key')
  })
})
