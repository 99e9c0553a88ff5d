import { codehostKindEnum, roadmapStatusEnum } from '@resume/proto/content-enums'
import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { encodeIssue } from './codehost-items.ts'
import type { Dependencies } from './dependencies.ts'

/** Lists issues and pull requests of the last whole snapshot. */
export function listCodehostIssuesRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['ListCodehostIssues']> {
  return async ({ limit, offset, status, kind }) => {
    const filter = { status: roadmapStatusEnum.decode(status), kind: codehostKindEnum.decode(kind) }
    const { items, total } = await dependencies.codehost.list(filter, { limit, offset })
    return { items: items.map(encodeIssue), total }
  }
}
