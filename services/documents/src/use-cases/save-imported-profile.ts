import { documentLimits } from '@resume/proto/limits/documents'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { Document } from '../domain/document.ts'
import { contentTooLarge } from '../domain/failures.ts'
import { cut } from '../domain/fit-profile.ts'
import type { Profile } from '../domain/profile.ts'
import { type AddDocumentPorts, addDocument } from './add-document.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'
import { type WriteMasterProfilePorts, writeMasterProfile } from './write-master-profile.ts'

/** What saving an imported profile needs. */
export type SaveImportedProfilePorts = LockOwnerPorts & AddDocumentPorts & WriteMasterProfilePorts

/** The longest name in the title of an imported resume, in characters. */
const longestName = documentLimits.titleLength - 20

/**
 * Makes a new resume of an imported profile and, when asked to, replaces the master profile with it.
 * @param first runs first in the same transaction
 * @throws AppError `content_too_large` above the size of a document; `plan_limit`
 */
export async function saveImportedProfile(
  ports: SaveImportedProfilePorts,
  userId: string,
  profile: Profile,
  replaceMaster: boolean,
  first: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<Document> {
  const content = JSON.stringify(profile)
  if (Buffer.byteLength(content) > documentLimits.contentBytes) {
    throw contentTooLarge('The imported profile', documentLimits.contentBytes)
  }
  const { fullName } = profile.basics
  const title = fullName === '' ? undefined : `${cut(fullName, longestName)} – resume`
  return commitWithOwnerLock(ports, userId, async (transaction, outbox) => {
    await first(transaction)
    if (replaceMaster) await writeMasterProfile(ports, transaction, outbox, userId, content)
    return addDocument(ports, transaction, outbox, userId, 'RESUME', { content, ...(title && { title }) })
  })
}
