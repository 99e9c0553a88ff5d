import type { DocumentType } from '@resume/proto/limits/documents'
import type { Transaction } from '@resume/service-kit/outbox/commit'

/** What counting needs. */
export interface GetCountsPorts {
  counts: {
    /** How many active documents of a type the user has. */
    activeOf(userId: string, type: DocumentType, transaction?: Transaction): Promise<number>
  }
  shareLinks: {
    countOf(userId: string): Promise<number>
  }
}

/** Counts the active resumes and the share links of a user. */
export async function getCounts(
  { counts, shareLinks }: GetCountsPorts,
  userId: string,
): Promise<{ resumes: number; shareLinks: number }> {
  const [resumes, links] = await Promise.all([counts.activeOf(userId, 'RESUME'), shareLinks.countOf(userId)])
  return { resumes, shareLinks: links }
}
