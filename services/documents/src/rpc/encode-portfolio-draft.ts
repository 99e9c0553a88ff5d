import type { PortfolioDraft } from '@resume/proto/generated/resume/documents/v1/PortfolioDraft'
import type { DocumentHead } from '../domain/document.ts'

/** Encodes a draft. @param content absent for a caller who has just sent it */
export function encodeDraft(draft: DocumentHead, content?: string): PortfolioDraft {
  const { id, slug, subdomain, templateId, revision, updatedAt } = draft
  return {
    id,
    slug,
    subdomain,
    templateId,
    ...(content !== undefined && { content: Buffer.from(content) }),
    revision,
    updatedAt: updatedAt.toISOString(),
  }
}
