import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { currentContext } from '@resume/service-kit/context/request-context'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { normalizeUsername, usernameFault } from '../domain/username.ts'
import type { Dependencies } from './dependencies.ts'

/** Tells whether the caller could claim a username; the one that the caller holds counts as available. */
export function checkUsernameAvailability({
  users,
}: Dependencies): UnaryHandler<IdentityServiceDefinition['CheckUsernameAvailability']> {
  return async (request) => {
    const normalizedUsername = normalizeUsername(request.username)
    const fault = usernameFault(normalizedUsername)
    if (fault) return { available: false, normalizedUsername, reason: fault }
    const principal = currentContext()?.principal
    const caller = principal && principal.kind !== 'anonymous' ? principal.userId : undefined
    const taken = await users.isUsernameTaken(normalizedUsername, caller)
    return taken ? { available: false, normalizedUsername, reason: 'taken' } : { available: true, normalizedUsername }
  }
}
