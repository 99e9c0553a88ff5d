import type { Database } from './database.ts'

/** What a user's account shows of the documents. */
export interface Counts {
  /** Active documents of type RESUME. */
  resumes: number
  shareLinks: number
}

/** Counts the documents and share links of a user. */
export type CountFor = (userId: string) => Promise<Counts>

/** Makes the {@link CountFor} of a database. */
export function createCountFor(database: Database): CountFor {
  return async (userId) => {
    const [resumes, shareLinks] = await Promise.all([
      database.documentCount.findUnique({
        where: { userId_type: { userId, type: 'RESUME' } },
        select: { active: true },
      }),
      database.shareLink.count({ where: { userId } }),
    ])
    return { resumes: resumes?.active ?? 0, shareLinks }
  }
}
