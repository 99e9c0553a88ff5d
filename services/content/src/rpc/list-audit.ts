import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { AuditEntry } from '../domain/audit.ts'
import { listAudit } from '../use-cases/list-audit.ts'
import type { Dependencies } from './dependencies.ts'

/** Lists what the administrator did. */
export function listAuditRpc(dependencies: Dependencies): UnaryHandler<ContentServiceDefinition['ListAudit']> {
  return async ({ limit, offset, action, subjectId }) => {
    requireAdministrator()
    const { items, total } = await listAudit(dependencies, { action, subjectId }, { limit, offset })
    return { items: items.map(encodeAction), total }
  }
}

function encodeAction({ actor, at, before, after, ...rest }: AuditEntry) {
  return {
    ...rest,
    actorId: actor.userId,
    actorEmail: actor.email,
    requestId: actor.requestId,
    before: before === null ? undefined : Buffer.from(JSON.stringify(before)),
    after: after === null ? undefined : Buffer.from(JSON.stringify(after)),
    at: at.toISOString(),
  }
}
