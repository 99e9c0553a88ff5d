import { AppError } from '@resume/service-kit/errors/app-error'
import type { MasterProfile } from '../domain/master-profile.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'
import { type WriteMasterProfilePorts, writeMasterProfile } from './write-master-profile.ts'

/** What saving a master profile needs. */
export type SaveMasterProfilePorts = LockOwnerPorts & WriteMasterProfilePorts

/**
 * Replaces a user's whole master profile.
 * @param content JSON text
 * @param expected when the state that the caller last read was written; undefined when there was none
 * @throws AppError `profile_changed` when the present state is another
 */
export function saveMasterProfile(
  ports: SaveMasterProfilePorts,
  userId: string,
  content: string,
  expected: Date | undefined,
): Promise<MasterProfile> {
  return commitWithOwnerLock(ports, userId, (transaction, outbox) =>
    writeMasterProfile(ports, transaction, outbox, userId, content, (current) => {
      if (current?.updatedAt.getTime() !== expected?.getTime()) {
        throw new AppError('profile_changed')
      }
    }),
  )
}
