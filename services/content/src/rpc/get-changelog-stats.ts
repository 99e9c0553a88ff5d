import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getChangelogStats } from '../use-cases/get-changelog-stats.ts'
import { encodeEntry } from './changelog-entries.ts'
import type { Dependencies } from './dependencies.ts'

/** Counts published entries. */
export function getChangelogStatsRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['GetChangelogStats']> {
  return async () => {
    const { byType, latest, ...rest } = await getChangelogStats(dependencies)
    const totalEntries = byType.major + byType.minor + byType.patch
    return { totalEntries, ...byType, latest: latest && encodeEntry(latest), ...rest }
  }
}
