import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeUser } from './encode.ts'

/** Changes the calling user's name. */
export function updateUserName({ users }: Dependencies): UnaryHandler<IdentityServiceDefinition['UpdateUserName']> {
  return async (request) => {
    const name = request.name.trim()
    if (name.length < 1 || name.length > 255)
      throw invalidFields({ path: 'name', message: 'must be 1 to 255 characters' })
    return { user: encodeUser(await users.rename(requireUser().userId, name)) }
  }
}
