import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'

const login = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98}[A-Za-z0-9])?$/

/**
 * The login that a caller named, by itself or by the address of a profile.
 * @throws AppError `validation_failed` for anything else
 */
export function loginOf(typed: string): string {
  const text = typed.trim()
  const address = /^https?:\/\//i.test(text) ? text : /^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : undefined
  const found = address && URL.canParse(address) ? new URL(address).pathname.split('/')[1] : text.replace(/^@/, '')
  if (found === undefined || !login.test(found)) {
    throw invalidFields({ path: 'usernameOrUrl', message: 'must be a login or the address of a profile' })
  }
  return found
}

/** Which account is imported: by its login, or by the id under which a user has connected it. */
export type CodehostTarget = { login: string } | { accountId: string }

/**
 * Which account a user may import: any on a paid plan, only their own connected one on the free plan
 * (docs/api/imports.md).
 * @throws AppError `codehost_not_connected`; `validation_failed` for what names no account
 */
export function codehostTarget(isPaid: boolean, usernameOrUrl: string, connectedAccountId?: string): CodehostTarget {
  if (isPaid) return { login: loginOf(usernameOrUrl) }
  if (connectedAccountId === undefined) {
    throw new AppError('codehost_not_connected')
  }
  return { accountId: connectedAccountId }
}
