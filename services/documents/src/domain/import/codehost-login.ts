import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'

const login = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98}[A-Za-z0-9])?$/

/** Which account is imported: by its login and the host that its address named, or by the id under which a user has connected it. */
export type CodehostTarget = { login: string; host?: string } | { accountId: string }

/**
 * The account that a caller named, by its login or by the address of its profile.
 * @throws AppError `validation_failed` for anything else
 */
function namedAccount(typed: string): CodehostTarget {
  const text = typed.trim()
  const address = /^https?:\/\//i.test(text) ? text : /^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : undefined
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  const found = url ? url.pathname.split('/')[1] : text.replace(/^@/, '')
  if (found === undefined || !login.test(found)) throw notOfCodehost()
  return { login: found, ...(url && { host: url.host }) }
}

/**
 * Refuses the account of an address at another site, whose profiles may well have the names of accounts at the code host.
 * @param profileUrl where the code host has the profile of the account
 * @throws AppError `validation_failed`
 */
export function requireOwnHost(target: CodehostTarget, profileUrl: string): void {
  if (!('host' in target) || target.host === undefined || !URL.canParse(profileUrl)) return
  if (withoutWww(target.host) !== withoutWww(new URL(profileUrl).host)) throw notOfCodehost()
}

const withoutWww = (host: string) => host.replace(/^www\./, '')

function notOfCodehost(): AppError {
  return invalidFields({
    path: 'usernameOrUrl',
    message: 'must be a login or the address of a profile at the code host',
  })
}

/**
 * Which account a user may import: any on a paid plan, only their own connected one on the free plan
 * (docs/api/imports.md).
 * @throws AppError `codehost_not_connected`; `validation_failed` for what names no account
 */
export function codehostTarget(isPaid: boolean, usernameOrUrl: string, connectedAccountId?: string): CodehostTarget {
  if (isPaid) return namedAccount(usernameOrUrl)
  if (connectedAccountId === undefined) {
    throw new AppError('codehost_not_connected')
  }
  return { accountId: connectedAccountId }
}
