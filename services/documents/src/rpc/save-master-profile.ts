import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { documentLimits } from '@resume/proto/limits/documents'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readFreeJson } from '../domain/free-json.ts'
import { readExpectedUpdatedAt } from '../domain/master-profile.ts'
import { saveMasterProfile } from '../use-cases/save-master-profile.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeProfile } from './encode.ts'

/** Replaces the calling user's master profile. */
export function saveMasterProfileRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['SaveMasterProfile']> {
  return async ({ expectedUpdatedAt, content }) => {
    const { userId } = requireUser()
    const expected = readExpectedUpdatedAt(expectedUpdatedAt)
    const text = readFreeJson(content, 'profile', documentLimits.contentBytes)
    return { profile: encodeProfile(userId, await saveMasterProfile(dependencies, userId, text, expected)) }
  }
}
