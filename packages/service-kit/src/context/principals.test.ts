import { SignJWT } from 'jose'
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
async function refusal(principals: ReturnType<typeof using>, token: string | undefined): Promise<string> {
  return principals.verify(token).then(
    () => 'believed',
    (error: PrincipalRefused) => error.reason,
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a signed principal', () => {
  it('arrives as it was signed, whatever it is made of', async () => {
    const principals: CallPrincipal[] = [
      session,
      { kind: 'api-key', userId: 'u1', keyId: 'k1', scopes: ['resume:read'] },
      { kind: 'anonymous', addressHash: 'h' },
    ]
    for (const principal of principals) {
      expect(await using(a).verify(await using(a).sign(principal))).toEqual(principal)
    }
  })

  it('names the process that speaks for a user, or for itself', async () => {
    const ats = createPrincipals({ service: 'ats', keys: [a] })
    expect(await using(a).verify(await ats.signFor('u1'))).toEqual({ kind: 'service', service: 'ats', userId: 'u1' })
    expect(await using(a).verify(await ats.sign(undefined))).toEqual({ kind: 'internal', service: 'ats' })
    const received = await ats.verify(await using(a).signFor('u1'))
    expect(await using(a).verify(await ats.sign(received))).toEqual({ kind: 'service', service: 'ats', userId: 'u1' })
    expect(await using(a).verify(await ats.sign({ kind: 'internal', service: 'gateway' }))).toMatchObject({
      service: 'ats',
    })
  })

  it('is refused when it is missing, changed, of another key, or in the name of another process', async () => {
    const token = await using(a).sign(session)
    expect(await refusal(using(a), undefined)).toBe('missing')
    expect(await refusal(using(a), 'nonsense')).toBe('malformed')
    expect(await refusal(using(b), token)).toBe('unknown-key')
    const [head, , signature] = token.split('.')
    const claims = { principal: { ...session, userId: 'u2' }, iss: 'gateway', aud: 'resume-platform', exp: 9e9 }
    const changed = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
    expect(await refusal(using(a), changed)).toBe('tampered')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`
    expect(await refusal(using(a), unsigned)).toBe('malformed')
    const { kid } = JSON.parse(Buffer.from(head ?? '', 'base64url').toString())
    const signed = (payload: Record<string, unknown>) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', kid })
        .setAudience('resume-platform')
        .setIssuer('ats')
        .setExpirationTime('1m')
        .sign(Buffer.from(a))
    const pretended = { principal: { kind: 'service', service: 'gateway', userId: 'u1' } }
    expect(await refusal(using(a), await signed(pretended))).toBe('malformed')
    const operator = { kind: 'operator', service: 'gateway', name: 'ada' }
    expect(await refusal(using(a), await signed({ principal: operator }))).toBe('malformed')
    expect(await refusal(using(a), await signed({ principal: { kind: 'root' } }))).toBe('malformed')
    expect(await refusal(using(a), await signed({}))).toBe('malformed')
  })

  it('holds for a minute, also where it was verified before', async () => {
    const verifier = using(a)
    const token = await using(a).sign(session)
    vi.advanceTimersByTime(60_000)
    expect(await refusal(verifier, token)).toBe('believed')
    vi.advanceTimersByTime(6_000)
    expect(await refusal(verifier, token)).toBe('expired')
    expect(await refusal(using(a), token)).toBe('expired')
  })

  it('is signed again in time, so that no call leaves with one that is about to expire', async () => {
    const signer = using(a)
    const first = await signer.sign(session)
    vi.advanceTimersByTime(29_000)
    expect(await signer.sign({ ...session })).toBe(first)
    vi.advanceTimersByTime(1_000)
    const second = await signer.sign(session)
    expect(second).not.toBe(first)
    expect(await signer.sign({ ...session, userId: 'u2' })).not.toBe(second)
  })

  it('is believed at every step of a change of keys, in whatever order processes take them on', async () => {
    const steps = [[a], [a, b], [b, a], [b]]
    for (let step = 1; step < steps.length; step++) {
      const [before, after] = [using(...(steps[step - 1] ?? [])), using(...(steps[step] ?? []))]
      for (const [signer, verifier] of [
        [before, after],
        [after, before],
        [after, after],
      ] as const) {
        expect(await refusal(verifier, await signer.sign(session)), `step ${step}`).toBe('believed')
      }
    }
    expect(await refusal(using(b), await using(a).sign(session))).toBe('unknown-key')
    expect(await refusal(using(b, a), await using(c, a).sign(session))).toBe('unknown-key')
  })
})
