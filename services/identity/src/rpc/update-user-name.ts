import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { displayNameFault } from '../domain/display-name.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeUser } from './encode.ts'

/** Longest name of a user, in characters (decisions, Users). */
const longestName = 255

/** Changes the calling user's name. */
export function updateUserName({ users }: Dependencies): UnaryHandler<IdentityServiceDefinition['UpdateUserName']> {
  return async (request) => {
    const name = request.name.trim()
    const fault = displayNameFault(name, longestName)
    if (fault) throw invalidFields({ path: 'name', message: fault })
    return { user: encodeUser(await users.rename(requireUser().userId, name)) }
  }
}
