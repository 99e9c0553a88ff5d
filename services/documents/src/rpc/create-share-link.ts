import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { largestContent, readFreeJson } from '../domain/free-json.ts'
import { settleShare } from '../domain/share-link.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeShareLink } from './encode-share-link.ts'
import { documentId } from './ids.ts'

/** Shares a snapshot of a document. */
export function createShareLink({
  shareLinks,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['CreateShareLink']> {
  return async ({ documentId: id, username, snapshot, updateSlug, ...request }) => {
    const { userId } = requireUser()
    const terms = settleShare(request, new Date())
    const text = readFreeJson(snapshot, 'snapshot', largestContent)
    if (username === '') throw new AppError('invalid_argument', 'Username required before sharing')
    const link = { documentId: documentId(id), username, snapshot: text, terms, updateSlug }
    return { shareLink: encodeShareLink(await shareLinks.create(userId, link)) }
  }
}
