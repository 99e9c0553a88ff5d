import { inject } from 'vitest'
import { type Client, clientOf } from '../client/client.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'

/** A caller without any credential, at an address of its own. */
export function aVisitor(headers: Record<string, string> = {}): Client {
  return clientOf(inject('platformUrl'), headers)
}

/** A new account, signed in. */
export function aUser(): Promise<SignedIn> {
  return signIn({ url: inject('platformUrl'), mailDir: inject('mailDir') })
}
