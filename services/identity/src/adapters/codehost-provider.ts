import type { GenericOAuthConfig } from 'better-auth/plugins'
import { codehostProvider } from '../domain/sign-in.ts'
import type { CodehostOptions, createCodehostAccount } from './codehost-account.ts'

/**
 * The code host as the authentication library's provider. The library makes state and PKCE, and keeps the account; it asks
 * for no more than the address, and no token of the code host is kept ({@link forgetTokens}).
 */
export function codehostConfig(
  { clientId, clientSecret }: CodehostOptions,
  codehost: ReturnType<typeof createCodehostAccount>,
): GenericOAuthConfig {
  return {
    providerId: codehostProvider,
    clientId,
    clientSecret,
    authorizationUrl: codehost.authorizationUrl,
    scopes: ['read:user', 'user:email'],
    pkce: true,
    getToken: async (sent) => ({ accessToken: await codehost.exchange(sent) }),
    getUserInfo: async ({ accessToken }) => {
      const profile = accessToken === undefined ? null : await codehost.profile(accessToken)
      return profile && { ...profile, image: profile.image ?? undefined }
    },
  }
}

/** Strikes the tokens from what the library stores of an account: nothing needs them once the sign-in is over. */
export const forgetTokens = async <Account extends object>(account: Account) => ({
  data: { ...account, accessToken: null, refreshToken: null, idToken: null },
})

/**
 * Lets an address of the code host into the platform only when the code host has verified it. Otherwise somebody could
 * register the address of a person who does not have an account yet, and stay connected when that person signs in.
 */
export function refuseUnverified(
  user: { emailVerified?: boolean },
  source: { method: string; action: string },
): { error: string } | undefined {
  if (source.method !== 'oauth' || source.action === 'sign-in' || user.emailVerified) return undefined
  return { error: 'email_not_verified' }
}
