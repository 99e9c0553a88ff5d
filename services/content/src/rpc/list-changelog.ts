import { releaseTypeEnum } from '@resume/proto/content-enums'
import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listChangelog } from '../use-cases/list-changelog.ts'
import { encodeEntry } from './changelog-entries.ts'
import type { Dependencies } from './dependencies.ts'

/** Lists published entries. */
export function listChangelogRpc(dependencies: Dependencies): UnaryHandler<ContentServiceDefinition['ListChangelog']> {
  return async ({ limit, offset, releaseType, tag, search }) => {
    const query = { type: releaseTypeEnum.decode(releaseType), tag, search }
    const { items, total, freshForMs } = await listChangelog(dependencies, query, { limit, offset })
    return { items: items.map(encodeEntry), total, freshForMs }
  }
}
