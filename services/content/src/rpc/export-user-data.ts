import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Collects everything that content holds about the calling user, part by part. */
export function exportUserDataRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['ExportUserData']> {
  return async ({ cursor }) => {
    const { text, nextCursor } = await dependencies.exportUserData(requireUser().userId, cursor)
    return { data: Buffer.from(text), nextCursor }
  }
}
