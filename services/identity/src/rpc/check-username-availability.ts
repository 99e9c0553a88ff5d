import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { usernameFaultEnum } from '@resume/proto/identity-enums'
import { currentContext } from '@resume/service-kit/context/request-context'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { checkUsername } from '../use-cases/check-username.ts'
import type { Dependencies } from './dependencies.ts'

/** Tells whether the caller, who may be anonymous, could claim a username. */
export function checkUsernameAvailabilityRpc(
  ports: Dependencies,
): UnaryHandler<IdentityServiceDefinition['CheckUsernameAvailability']> {
  return async ({ username }) => {
    const principal = currentContext()?.principal
    const callerId = principal && 'userId' in principal ? principal.userId : undefined
    const { available, normalizedUsername, reason } = await checkUsername(ports, username, callerId)
    return { available, normalizedUsername, ...(reason && { fault: usernameFaultEnum.encode(reason) }) }
  }
}
