/** The path of sign-in, on the gateway and here. */
export const authPath = '/api/v1/auth'

/** The header in which the gateway sends the caller's address. */
export const clientAddressHeader = 'x-client-address'

/**
 * The header in which the gateway sends under what the caller's address is counted: an IPv6 address by its /64, because one
 * customer has all of that.
 */
export const clientNetworkHeader = 'x-client-network'

/** Longest email address, in characters. */
const longestAddress = 320

/** What the authentication library takes for an address; checked here first, so that nothing else is counted. */
const address = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

/** An email address as it is stored: without blanks around it, in lower case. Undefined for what is none. */
export function emailAddressIn(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.length > longestAddress) return undefined
  const email = typed.trim().toLowerCase()
  return address.test(email) ? email : undefined
}

/** The name under which the authentication library stores the one-time code of an address. */
export const codeIdentifier = (email: string) => `sign-in-otp-${email}`

/** The name of the code host in the authentication library, in the callback's path and in the database. */
export const codehostProvider = 'codehost'

/** Where the code host sends browsers back to. */
export const codehostCallbackPath = `${authPath}/callback/${codehostProvider}`
