import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { largestContent, readFreeJson } from '../domain/free-json.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeProfile } from './encode.ts'

/** Replaces the calling user's master profile. */
export function saveMasterProfile({
  masterProfiles,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['SaveMasterProfile']> {
  return async ({ expectedUpdatedAt, content }) => {
    const { userId } = requireUser()
    const expected = expectedUpdatedAt === undefined ? undefined : new Date(expectedUpdatedAt)
    if (expected && Number.isNaN(expected.getTime())) {
      throw invalidFields({ path: 'expectedUpdatedAt', message: 'must be a timestamp' })
    }
    const text = readFreeJson(content, 'profile', largestContent)
    return { profile: encodeProfile(userId, await masterProfiles.save(userId, text, expected)) }
  }
}
