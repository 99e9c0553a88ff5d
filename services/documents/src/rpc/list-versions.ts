import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeVersion } from './encode.ts'
import { documentId } from './ids.ts'

/** Lists the former versions of a document. */
export function listVersions({ versions }: Dependencies): UnaryHandler<DocumentsServiceDefinition['ListVersions']> {
  return async ({ documentId: id, limit, offset }) => {
    const { items, total } = await versions.list(requireUser().userId, documentId(id), { limit, offset })
    return { items: items.map(encodeVersion), total }
  }
}
