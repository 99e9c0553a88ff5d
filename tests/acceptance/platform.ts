import { type Client, clientOf, fromApp } from '../client/client.ts'
import { describedBy } from '../client/description.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'
import { sharedPlatform } from './shared-platform.ts'

const judge = describedBy(sharedPlatform.url)

/** A caller without any credential, at an address of its own. Its answers must be as they are described. */
export function aVisitor(headers: Record<string, string> = {}): Client {
  return clientOf(sharedPlatform.url, headers, judge)
}

/** An account, signed in; a new one unless an address is given. Its answers must be as they are described. */
export function aUser(email?: string): Promise<SignedIn> {
  return signIn({ url: sharedPlatform.url, mailDir: sharedPlatform.mailDir, judge }, email)
}

/** The administrator, signed in. */
export function theAdministrator(): Client {
  return aVisitor({ ...fromApp, cookie: sharedPlatform.adminCookie })
}
