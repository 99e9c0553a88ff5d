import { cacheKeys } from '@resume/proto/cache-keys'
import type { ApiKey } from './api-key.ts'
import { cookieHashOf, signedCookieValue } from './session-cookie.ts'

/** A key as gateways may know it. */
export type KnownKey = Pick<ApiKey, 'id' | 'userId' | 'keyHash' | 'previousKeyHash'>

/** Bytes as hexadecimal digits. */
export const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** The cookie hashes of a session, one for each secret that cookies count under. @param secrets sign cookies */
export const cookieHashesOfToken = (token: string, secrets: readonly string[]) =>
  secrets.map((secret) => cookieHashOf(signedCookieValue(token, secret)))

/** Cache entries that show a session. @param cookieHash one of {@link cookieHashesOfToken} */
export const entriesOfSession = (cookieHash: string) => [
  cacheKeys.sessionAuth(cookieHash),
  cacheKeys.sessionBody(cookieHash),
]

/** Cache entries that show a user: the account, the master profile (it holds a summary of the account) and each session. */
export const entriesOfUser = (userId: string, cookieHashes: string[]) => [
  cacheKeys.user(userId),
  cacheKeys.masterProfile(userId),
  ...cookieHashes.flatMap(entriesOfSession),
]

/** Cache entries that show how many keys a user has. */
export const entriesOfKeyCount = (userId: string) => [cacheKeys.user(userId)]

/** Cache entries that show a key, and how many its owner has. */
export const entriesOfKey = ({ userId, keyHash, previousKeyHash }: KnownKey) => [
  ...entriesOfKeyCount(userId),
  cacheKeys.apiKeyAuth(hex(keyHash)),
  ...(previousKeyHash ? [cacheKeys.apiKeyAuth(hex(previousKeyHash))] : []),
]
