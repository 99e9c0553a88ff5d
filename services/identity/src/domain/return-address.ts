import { invalidFields } from '@resume/service-kit/errors/app-error'

/** Where a browser may be sent back to after it has been at the code host, by field of the request. */
const fields = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL'] as const

/** The addresses of a request, complete. */
export type ReturnAddresses = Record<(typeof fields)[number], string>

/**
 * The addresses to which a browser comes back, each complete, so that nobody resolves it differently later. One that is
 * left out is that of success, and that is the start of the application.
 * @param sent the addresses as sent; a path is below the platform's own origin
 * @param origins first-party origins, the application's first
 * @param ownOrigin the platform's own
 * @throws AppError `validation_failed` for every one that leads elsewhere
 */
export function returnAddresses(
  sent: Partial<Record<string, unknown>>,
  origins: readonly string[],
  ownOrigin: string,
): ReturnAddresses {
  const read = fields.map((name) => ({ name, url: addressIn(sent[name], [...origins, ownOrigin], ownOrigin) }))
  const wrong = read.filter(({ url }) => url === null)
  if (wrong.length > 0) {
    throw invalidFields(...wrong.map(({ name: path }) => ({ path, message: 'must be on a first-party origin' })))
  }
  const [success, error, newUser] = read.map(({ url }) => url ?? undefined)
  const callbackURL = success ?? `${origins[0] ?? ownOrigin}/`
  return {
    callbackURL,
    errorCallbackURL: error ?? callbackURL,
    newUserCallbackURL: newUser ?? callbackURL,
  }
}

/** An address on one of some origins; undefined when none was sent, null when it is on no such origin. */
function addressIn(text: unknown, origins: string[], base: string): string | undefined | null {
  if (text === undefined) return undefined
  if (typeof text !== 'string' || !URL.canParse(text, base)) return null
  const { href, protocol, origin, username, password } = new URL(text, base)
  /** The origin of a blob is that of its maker. */
  const isPage = /^https?:$/.test(protocol) && username === '' && password === ''
  return isPage && origins.includes(origin) ? href : null
}
