import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getPortfolioDraft } from '../use-cases/get-portfolio-draft.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDraft } from './encode-portfolio-draft.ts'
import { documentId } from './ids.ts'

/** Reads a portfolio draft of the calling user. */
export function getPortfolioDraftRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['GetPortfolioDraft']> {
  return async ({ documentId: named }) => {
    const { userId } = requireUser()
    const draft = await getPortfolioDraft(dependencies, userId, named === '' ? undefined : documentId(named))
    return draft ? { draft: encodeDraft(draft, draft.content) } : {}
  }
}
