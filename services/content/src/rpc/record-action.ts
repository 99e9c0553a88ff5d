import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { recordAction } from '../use-cases/record-action.ts'
import type { Dependencies } from './dependencies.ts'

/** Writes into the audit log what the administrator is about to read or do. */
export function recordActionRpc(dependencies: Dependencies): UnaryHandler<ContentServiceDefinition['RecordAction']> {
  return async ({ action, subjectType, subjectId, reason }) => {
    const actor = requireAdministrator()
    await recordAction(dependencies, { actor, action, subjectType, subjectId, reason: reason || undefined })
    return {}
  }
}
