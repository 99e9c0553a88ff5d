import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Counts what the calling user's account shows. */
export function getCounts({ countFor }: Dependencies): UnaryHandler<DocumentsServiceDefinition['GetCounts']> {
  return async () => countFor(requireUser().userId)
}
