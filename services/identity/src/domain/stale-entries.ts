import { cacheKeys } from '@resume/proto/cache-keys'
import { cookieHashOf, signedCookieValue } from './session-cookie.ts'

/** Bytes as hexadecimal digits. */
export const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** The cookie hash of a session. @param secret signs cookies */
export const cookieHashOfToken = (token: string, secret: string) => cookieHashOf(signedCookieValue(token, secret))

/** Cache entries that show a session. @param cookieHash as {@link cookieHashOfToken} makes it */
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
export const entriesOfKey = ({ userId, keyHash }: { userId: string; keyHash: Uint8Array }) => [
  ...entriesOfKeyCount(userId),
  cacheKeys.apiKeyAuth(hex(keyHash)),
]
