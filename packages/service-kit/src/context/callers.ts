import { AppError } from '../errors/app-error.ts'
import { currentContext, type Principal } from './request-context.ts'

/** A caller with an account. */
export type UserPrincipal = Exclude<Principal, { kind: 'anonymous' }>

/**
 * Who the request in work is made for, known or anonymous.
 * @throws AppError `unauthenticated` when nobody is named
 */
export function requirePrincipal(): Principal {
  const principal = currentContext()?.principal
  if (!principal) throw new AppError('unauthenticated')
  return principal
}

/**
 * The user whom the request in work is made for.
 * @throws AppError `unauthenticated` for an anonymous caller or none
 */
export function requireUser(): UserPrincipal {
  const principal = requirePrincipal()
  if (principal.kind === 'anonymous') throw new AppError('unauthenticated')
  return principal
}
