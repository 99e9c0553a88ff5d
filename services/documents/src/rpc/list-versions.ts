import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listVersions } from '../use-cases/list-versions.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeVersion } from './encode.ts'
import { documentId } from './ids.ts'

/** Lists the former versions of a document. */
export function listVersionsRpc(dependencies: Dependencies): UnaryHandler<DocumentsServiceDefinition['ListVersions']> {
  return async ({ documentId: id, limit, offset }) => {
    const { userId } = requireUser()
    const { items, total } = await listVersions(dependencies, userId, documentId(id), { limit, offset })
    return { items: items.map(encodeVersion), total }
  }
}
