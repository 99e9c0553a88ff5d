import { AppError } from '../errors/app-error.ts'
import {
  type ApiKeyPrincipal,
  currentContext,
  type InternalPrincipal,
  type Principal,
  type ServicePrincipal,
  type SessionPrincipal,
} from './request-context.ts'

/** A user, or a service on behalf of one. */
export type UserPrincipal = SessionPrincipal | ApiKeyPrincipal | ServicePrincipal

/**
 * Who the request in work is made for, known or anonymous.
 * @throws AppError `unauthenticated` when nobody is named
 */
export function requirePrincipal(): Principal {
  const principal = currentContext()?.principal
  if (!principal || principal.kind === 'internal' || principal.kind === 'operator')
    throw new AppError('unauthenticated')
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

/**
 * The service that calls on behalf of a user, for RPCs that no request from outside reaches.
 * @throws AppError `service_required` for every other caller
 */
export function requireService(): ServicePrincipal {
  const principal = currentContext()?.principal
  if (principal?.kind !== 'service') throw new AppError('service_required')
  return principal
}

/**
 * The process that calls on its own account, for RPCs that no request from outside reaches.
 * @throws AppError `service_required` for every other caller
 */
export function requireInternal(): InternalPrincipal {
  const principal = currentContext()?.principal
  if (principal?.kind !== 'internal') throw new AppError('service_required')
  return principal
}
