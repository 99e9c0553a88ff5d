import { AppError } from '@resume/service-kit/errors/app-error'

/** How many resumes and share links an account shows. */
export interface AccountCounts {
  /** Active documents of the type `RESUME`. */
  resumes: number
  shareLinks: number
}

/** What counting needs. */
export interface GetCountsPorts {
  accountCounts: {
    /** @returns undefined when the user was erased */
    of(userId: string): Promise<AccountCounts | undefined>
  }
}

/**
 * Counts the active resumes and the share links of a user. Callers keep the answer for long, so there is none about an erased user.
 * @throws AppError `unauthenticated` when the user was erased meanwhile
 */
export async function getCounts({ accountCounts }: GetCountsPorts, userId: string): Promise<AccountCounts> {
  const counts = await accountCounts.of(userId)
  if (!counts) throw new AppError('unauthenticated')
  return counts
}
