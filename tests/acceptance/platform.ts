import { inject } from 'vitest'
import { type Client, clientOf, fromApp } from '../client/client.ts'
import { describedBy } from '../client/description.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'

const judge = describedBy(inject('platformUrl'))

/** A caller without any credential, at an address of its own. Its answers must be as they are described. */
export function aVisitor(headers: Record<string, string> = {}): Client {
  return clientOf(inject('platformUrl'), headers, judge)
}

/** An account, signed in; a new one unless an address is given. Its answers must be as they are described. */
export function aUser(email?: string): Promise<SignedIn> {
  return signIn({ url: inject('platformUrl'), mailDir: inject('mailDir'), judge }, email)
}

/** The administrator, signed in. */
export function theAdministrator(): Client {
  return aVisitor({ ...fromApp, cookie: inject('adminCookie') })
}
