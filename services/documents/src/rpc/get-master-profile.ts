import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getMasterProfile } from '../use-cases/get-master-profile.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeProfile } from './encode.ts'

/** Reads the calling user's master profile. */
export function getMasterProfileRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['GetMasterProfile']> {
  return async () => {
    const { userId } = requireUser()
    return { profile: encodeProfile(userId, await getMasterProfile(dependencies, userId)) }
  }
}
