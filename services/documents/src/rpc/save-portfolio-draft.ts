import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readDraft } from '../domain/portfolio-draft.ts'
import { savePortfolioDraft } from '../use-cases/save-portfolio-draft.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDraft } from './encode-portfolio-draft.ts'
import { documentId } from './ids.ts'

/** Saves a portfolio draft of the calling user. */
export function savePortfolioDraftRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['SavePortfolioDraft']> {
  return async ({ documentId: named, revision, subdomain, snapshot }) => {
    const { userId } = requireUser()
    const fields = readDraft({ subdomain, snapshot })
    const draft = { documentId: named === undefined ? undefined : documentId(named), revision, fields }
    return { draft: encodeDraft(await savePortfolioDraft(dependencies, userId, draft)) }
  }
}
