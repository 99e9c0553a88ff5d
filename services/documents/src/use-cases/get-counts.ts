/** How many resumes and share links an account shows. */
export interface AccountCounts {
  /** Active documents of the type `RESUME`. */
  resumes: number
  shareLinks: number
}

/** What counting needs. */
export interface GetCountsPorts {
  accountCounts: { of(userId: string): Promise<AccountCounts> }
}

/** Counts the active resumes and the share links of a user. */
export function getCounts({ accountCounts }: GetCountsPorts, userId: string): Promise<AccountCounts> {
  return accountCounts.of(userId)
}
