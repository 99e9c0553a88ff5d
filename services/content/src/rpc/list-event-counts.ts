import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listEventCounts } from '../use-cases/list-event-counts.ts'
import type { Dependencies } from './dependencies.ts'

/** Lists how often statistics events happened. */
export function listEventCountsRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['ListEventCounts']> {
  return async ({ limit, offset, from, to, name, property }) => {
    requireAdministrator()
    return listEventCounts(dependencies, { from, to, name, property }, { limit, offset })
  }
}
