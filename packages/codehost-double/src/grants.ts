import { createHash, randomBytes } from 'node:crypto'
import type { CodehostAccount } from './account.ts'

/** What a browser asked for on the authorization page. */
export interface AuthorizationRequest {
  redirectUri: string
  state: string
  scopes: string[]
  /** SHA-256 of the verifier, when the client sent one (RFC 7636). */
  challenge: string | undefined
}

interface Grant extends AuthorizationRequest {
  account: CodehostAccount
  isUsed: boolean
  token: string | undefined
}

/** What a client sends in exchange for a token. */
export interface Exchange {
  code: string
  redirectUri: string | undefined
  verifier: string | undefined
}

/** The codes and tokens that the code host has given. */
export function createGrants() {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, { account: CodehostAccount; scopes: string[] }>()
  return {
    /** @returns a code that works once */
    give(account: CodehostAccount, request: AuthorizationRequest): string {
      const code = randomBytes(10).toString('hex')
      grants.set(code, { ...request, account, isUsed: false, token: undefined })
      return code
    },

    /** Exchanges a code. A second use also revokes the token of the first (RFC 6749, section 4.1.2). */
    exchange({ code, redirectUri, verifier }: Exchange): { token: string; scopes: string[] } | { error: string } {
      const grant = grants.get(code)
      if (!grant) return { error: 'bad_verification_code' }
      if (grant.isUsed) {
        tokens.delete(grant.token ?? '')
        return { error: 'bad_verification_code' }
      }
      grant.isUsed = true
      if (redirectUri !== undefined && redirectUri !== grant.redirectUri) return { error: 'redirect_uri_mismatch' }
      const hash = createHash('sha256')
        .update(verifier ?? '')
        .digest('base64url')
      if (grant.challenge !== undefined && hash !== grant.challenge) return { error: 'bad_verification_code' }
      grant.token = `gho_${randomBytes(18).toString('hex')}`
      tokens.set(grant.token, { account: grant.account, scopes: grant.scopes })
      return { token: grant.token, scopes: grant.scopes }
    },

    holderOf: (token: string) => tokens.get(token),
  }
}
