import { newId } from '@resume/service-kit/ids'
import type { Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import { type MasterProfile, nextUpdatedAt } from '../domain/master-profile.ts'
import { entriesWithProfile } from '../domain/stale-entries.ts'

/** What writing a master profile needs. */
export interface WriteMasterProfilePorts {
  masterProfiles: {
    /** Replaces a profile by what `next` makes of its present state, which is undefined when none was ever saved. */
    update(
      transaction: Transaction,
      userId: string,
      next: (current: { updatedAt: Date } | undefined) => Pick<MasterProfile, 'id' | 'content' | 'updatedAt'>,
    ): Promise<MasterProfile>
  }
}

/**
 * Replaces a user's master profile, in a transaction that holds the owner's lock.
 * @param check throws when the present state must not be replaced
 */
export async function writeMasterProfile(
  { masterProfiles }: WriteMasterProfilePorts,
  transaction: Transaction,
  outbox: Outbox,
  userId: string,
  content: string,
  check: (current: { updatedAt: Date } | undefined) => void = () => {},
): Promise<MasterProfile> {
  const profile = await masterProfiles.update(transaction, userId, (current) => {
    check(current)
    return { id: newId(), content, updatedAt: nextUpdatedAt(new Date(), current?.updatedAt) }
  })
  await outbox.append('masterProfileSaved', { userId }, { drops: entriesWithProfile(userId) })
  return profile
}
