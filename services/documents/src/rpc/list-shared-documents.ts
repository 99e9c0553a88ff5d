import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { isId } from '@resume/service-kit/ids'
import type { Dependencies } from './dependencies.ts'

/** Tells which of some documents are shared now. */
export function listSharedDocuments({
  shareLinks,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['ListSharedDocuments']> {
  return async ({ documentIds }) => ({
    documentIds: await shareLinks.sharedAmong(requireUser().userId, documentIds.filter(isId)),
  })
}
