import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { countOf } from '../domain/codehost.ts'
import type { Dependencies } from './dependencies.ts'

/** Counts issues and pull requests of the last whole snapshot. */
export function getCodehostStatsRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['GetCodehostStats']> {
  return async () => {
    const snapshot = await dependencies.codehost.read()
    if (!snapshot) return {}
    const { repo, counts, syncedAt } = snapshot
    return {
      projectName: repo.split('/').at(-1) ?? repo,
      issues: countOf(counts, 'issue', undefined),
      pullRequests: countOf(counts, 'pull-request', undefined),
      todo: countOf(counts, undefined, 'todo'),
      inProgress: countOf(counts, undefined, 'in-progress'),
      done: countOf(counts, undefined, 'done'),
      syncedAt: syncedAt.toISOString(),
    }
  }
}
