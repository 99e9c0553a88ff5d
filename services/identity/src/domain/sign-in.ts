/** The path of sign-in, on the gateway and here. */
export const authPath = '/api/v1/auth'

/** The header in which the gateway sends the caller's address. */
export const clientAddressHeader = 'x-client-address'

/** The name under which the authentication library stores the one-time code of an address. */
export const codeIdentifier = (email: string) => `sign-in-otp-${email}`

/** The name of the code host in the authentication library. */
export const codehostProvider = 'github'
