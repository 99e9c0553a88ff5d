import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Collects everything that identity holds about the calling user, part by part. */
export function exportUserRpc({ exportUserData }: Dependencies): UnaryHandler<IdentityServiceDefinition['ExportUser']> {
  return async ({ cursor }) => {
    const { text, nextCursor } = await exportUserData(requireUser().userId, cursor)
    return { data: Buffer.from(text), nextCursor }
  }
}
