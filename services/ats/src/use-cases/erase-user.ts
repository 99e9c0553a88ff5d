/** What erasing a user needs. */
export interface EraseUserPorts {
  /** Remembers that the user was erased, so that no late event brings anything back. */
  remember(userId: string, erasedAt: Date): Promise<void>
  eraseQuotas(userId: string): Promise<void>
  eraseSubscriptions(userId: string): Promise<void>
  eraseRuns(userId: string): Promise<void>
}

/** Erases everything that ats holds about a user, and remembers only that it did. */
export async function eraseUser(ports: EraseUserPorts, userId: string, erasedAt: Date): Promise<void> {
  await ports.remember(userId, erasedAt)
  await ports.eraseQuotas(userId)
  await ports.eraseSubscriptions(userId)
  await ports.eraseRuns(userId)
}
