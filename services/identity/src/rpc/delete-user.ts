import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Erases the calling user, who confirms it with the own address. */
export function deleteUser({ users }: Dependencies): UnaryHandler<IdentityServiceDefinition['DeleteUser']> {
  return async ({ confirm }) => {
    const { userId } = requireUser()
    const { email } = await users.get(userId)
    if (confirm.trim().toLowerCase() !== email) {
      throw invalidFields({ path: 'confirm', message: 'must be your own e-mail address' })
    }
    await users.erase(userId)
    return {}
  }
}
