import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { normalizeUsername, usernameFault } from '../domain/username.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeUser } from './encode.ts'

/** Claims a username, once. */
export function claimUsername({ users }: Dependencies): UnaryHandler<IdentityServiceDefinition['ClaimUsername']> {
  return async (request) => {
    const { userId } = requireUser()
    const username = normalizeUsername(request.username)
    const fault = usernameFault(username)
    if (fault) {
      const message = fault === 'reserved' ? 'is reserved' : 'must have 3 to 32 characters of a-z, 0-9, _ and -'
      throw invalidFields({ path: 'username', message })
    }
    return { user: encodeUser(await users.claimUsername(userId, username)) }
  }
}
