import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import { requireDays } from '@resume/service-kit/counting/daily-counts'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Counts new documents by day, for the administrator. */
export function getDailyCountsRpc(ports: Dependencies): UnaryHandler<DocumentsServiceDefinition['GetDailyCounts']> {
  return async (request) => {
    requireAdministrator()
    return { documents: await ports.dailyCounts.documents(requireDays(request)) }
  }
}
