import type { Scope } from '@resume/proto/scopes'
import type { Caller } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import { type Credentials, unauthenticated } from './credentials.ts'

/** Who may call a route. Rows take one of {@link access}; its letter is what `gateway/test-data/contract.ts` calls it. */
export interface Access {
  /** Needs nothing and looks at nothing (N). */
  none?: true
  /** A session may call (S, K, A). */
  session?: true
  /** An API key may call: one with this scope (K), or any (A). */
  key?: Scope | 'any'
  /** A first-party page may call without a credential (O). */
  origin?: true
  /** So may a page under the domain of portfolios. */
  portfolioPages?: true
  /** Anybody may call (Q). */
  anonymous?: true
  /** Only the administrator's session may call. */
  admin?: true
}

/** What a row says of who may call it. */
export const access = {
  /** Everybody, and credentials are not even looked at. */
  none: { none: true },
  /** S: a signed-in user, and no API key. */
  session: { session: true },
  /** K: a signed-in user, or an API key with the scope. */
  key: (scope: Scope): Access => ({ session: true, key: scope }),
  /** A: a signed-in user, or any API key. */
  authenticated: { session: true, key: 'any' },
  /** AO, and the pages of portfolios. */
  publicPortfolio: { session: true, key: 'any', origin: true, portfolioPages: true },
  /** AO: a signed-in user, any API key, or a first-party page without a credential. */
  authenticatedOrOrigin: { session: true, key: 'any', origin: true },
  /** Q: everybody; users and keys are told apart from anonymous callers. */
  anybody: { session: true, key: 'any', anonymous: true },
  /** The session of the administrator. */
  admin: { session: true, admin: true },
} as const satisfies Record<string, Access | ((scope: Scope) => Access)>

/** Access in words, for the documentation. Of a row that says nothing, which stops the gateway, it says that. */
export function describeAccess(rule: Access | undefined): string {
  if (!rule) return 'nobody: the row has no `access`'
  if (rule.none) return 'none'
  if (rule.admin) return 'administrator session'
  const callers = [
    rule.session && 'session',
    rule.key && (rule.key === 'any' ? 'API key' : `API key with \`${rule.key}\``),
    rule.origin && 'first-party origin',
    rule.anonymous && 'anonymous',
  ]
  return callers.filter(Boolean).join(' or ')
}

/** A key without the scope that a route needs. */
export class ScopeMissing extends AppError {
  readonly scope: Scope

  constructor(scope: Scope) {
    super('scope_missing')
    this.scope = scope
  }
}

/**
 * Lets a caller in or not.
 * @param principal who was authenticated, if anybody was
 * @param credentials what the request brought
 * @throws AppError `session_required` and `scope_missing` for a key, `administrator_required` for a session,
 *   `origin_not_allowed` for a session cookie from elsewhere, `unauthenticated` for everybody else
 */
export function authorize(
  rule: Access,
  principal: Caller | undefined,
  credentials: Pick<Credentials, 'isFirstParty' | 'isPortfolioPage' | 'hasForeignSession'>,
  adminEmail: string | undefined,
): void {
  if (principal?.kind === 'api-key') {
    if (!rule.key) throw new AppError('session_required')
    if (rule.key !== 'any' && !principal.scopes.includes(rule.key)) {
      throw new ScopeMissing(rule.key)
    }
    return
  }
  if (principal?.kind === 'session' && rule.session) {
    if (rule.admin && !isAdmin(principal, adminEmail)) {
      throw new AppError('administrator_required')
    }
    return
  }
  if (rule.anonymous || (rule.origin && credentials.isFirstParty)) return
  if (rule.portfolioPages && credentials.isPortfolioPage) return
  throw credentials.hasForeignSession ? new AppError('origin_not_allowed') : unauthenticated()
}

function isAdmin(principal: { email: string; emailVerified: boolean }, adminEmail: string | undefined): boolean {
  return adminEmail !== undefined && principal.emailVerified && principal.email === adminEmail.toLowerCase()
}
