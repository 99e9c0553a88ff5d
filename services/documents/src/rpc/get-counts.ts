import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getCounts } from '../use-cases/get-counts.ts'
import type { Dependencies } from './dependencies.ts'

/** Counts the resumes and share links that the calling user's account shows. */
export function getCountsRpc(dependencies: Dependencies): UnaryHandler<DocumentsServiceDefinition['GetCounts']> {
  return async () => getCounts(dependencies, requireUser().userId)
}
