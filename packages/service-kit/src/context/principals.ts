import { LRUCache } from 'lru-cache'
import { developmentPrincipalKey } from '../config/principal-keys.ts'
import type { CallPrincipal } from './request-context.ts'
import { distrusts, readToken, signToken, tokenKeyOf } from './signed-token.ts'

/** How long a signed principal is accepted. */
const lifetimeMs = 60_000

/** How long one is used again before another is signed: the rest of its life is for the call. */
const reuseMs = 30_000

/** How far the clocks of two machines may be apart, in seconds. */
const clockToleranceSeconds = 5

/** Principals whose token is kept, on either side. About 1 KB each. */
const keptTokens = 10_000

const audience = 'resume-platform'
const kinds: readonly string[] = [
  'session',
  'api-key',
  'anonymous',
  'service',
  'internal',
  'operator',
] satisfies CallPrincipal['kind'][]

/** Why a principal is not believed. */
export const refusals = ['missing', 'expired', ...distrusts] as const
export type Refusal = (typeof refusals)[number]

/** A call whose principal is not believed. */
export class PrincipalRefused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal) {
    super(`The principal is refused: ${reason}`)
    this.name = 'PrincipalRefused'
    this.reason = reason
  }
}

/** Signs whom calls are made for, and verifies it. */
export interface Principals {
  /**
   * The token that tells the next process whom a call is made for.
   * @param principal of the work that calls; a service that calls for another service's user does so in its own name, and
   *   one that calls for nobody as itself
   */
  sign(principal: CallPrincipal | undefined): string
  /** As {@link sign}, for a service that works on behalf of a user. */
  signFor(userId: string): string
  /** Whom a call is made for. @throws PrincipalRefused for a token that no process of the platform signed just now */
  verify(token: string | undefined): CallPrincipal
}

/**
 * Makes the signer and verifier of a process. Tokens are kept on both sides for as long as they hold, so that a call costs
 * a look-up.
 * @param options.service the name of this process
 * @param options.keys one or two; the first signs, either verifies
 */
export function createPrincipals(options: { service: string; keys: readonly string[] }): Principals {
  const { service } = options
  const [signer, ...others] = options.keys.map(tokenKeyOf)
  if (!signer) throw new Error('A process needs a key for its principals')
  const keys = new Map([signer, ...others].map((key) => [key.id, key]))
  const signed = new LRUCache<string, { token: string; until: number }>({ max: keptTokens })
  const verified = new LRUCache<string, { principal: CallPrincipal; until: number }>({ max: keptTokens })

  const sign = (principal: CallPrincipal): string => {
    const claim = JSON.stringify(principal)
    const now = Date.now()
    const kept = signed.get(claim)
    if (kept && now < kept.until) return kept.token
    const times = { iat: Math.floor(now / 1000), exp: Math.floor((now + lifetimeMs) / 1000) }
    const token = signToken(signer, { principal, iss: service, aud: audience, ...times })
    signed.set(claim, { token, until: now + reuseMs })
    return token
  }

  const read = (token: string): { principal: CallPrincipal; until: number } => {
    const claims = readToken(token, keys)
    if (typeof claims === 'string') throw new PrincipalRefused(claims)
    const { principal, iss, aud, exp } = claims as { principal?: CallPrincipal } & Record<string, unknown>
    if (aud !== audience || typeof exp !== 'number') throw new PrincipalRefused('malformed')
    const until = (exp + clockToleranceSeconds) * 1000
    if (Date.now() >= until) throw new PrincipalRefused('expired')
    if (!principal || !kinds.includes(principal.kind)) throw new PrincipalRefused('malformed')
    if ('service' in principal && principal.service !== iss) throw new PrincipalRefused('malformed')
    return { principal, until }
  }

  return {
    sign(principal) {
      if (!principal || principal.kind === 'internal') return sign({ kind: 'internal', service })
      return sign('service' in principal ? { ...principal, service } : principal)
    },
    signFor: (userId) => sign({ kind: 'service', service, userId }),
    verify(token) {
      if (token === undefined) throw new PrincipalRefused('missing')
      const kept = verified.get(token)
      if (kept && Date.now() < kept.until) return kept.principal
      const entry = read(token)
      verified.set(token, entry)
      return entry.principal
    },
  }
}

/** The principals of a process that was given no keys; production refuses what they sign. */
export function developmentPrincipals(service: string): Principals {
  return createPrincipals({ service, keys: [developmentPrincipalKey] })
}
