import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Collects everything that is held about the calling user, part by part. */
export function exportUserDataRpc({
  exportUserData,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['ExportUserData']> {
  return async ({ cursor }) => {
    const { text, nextCursor } = await exportUserData(requireUser().userId, cursor)
    return { data: Buffer.from(text), nextCursor }
  }
}
