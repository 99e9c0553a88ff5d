import { AppError } from '@resume/service-kit/errors/app-error'
import type { Document } from '../domain/document.ts'
import { largestContent } from '../domain/free-json.ts'
import { cut } from '../domain/import/fit.ts'
import type { ImportKind } from '../domain/import/import-quota.ts'
import type { Profile } from '../domain/profile.ts'
import type { Database } from './database.ts'
import type { DocumentCache } from './document-cache.ts'
import { createIn } from './documents.ts'
import { type HeldImport, type ImportQuotas, useImport } from './import-quotas.ts'
import { writeProfile } from './master-profiles.ts'
import { asOwner } from './owners.ts'

/** Imports: each makes a new resume of a profile and, when told to, overwrites the master profile with it. */
export interface Imports {
  /** An import that costs nothing. @throws AppError `permission_denied` at the plan's limit */
  keep(userId: string, profile: Profile, replaceMaster: boolean): Promise<Document>
  /**
   * An import that costs one unit when it succeeds, and none when anything fails.
   * @param read gets whether the user has a paid plan, and finds the profile
   */
  spend(
    userId: string,
    kind: ImportKind,
    replaceMaster: boolean,
    read: (isPaid: boolean) => Promise<Profile>,
  ): Promise<Document>
}

/** Makes the {@link Imports} of a database. @param onUnreturnedUnit told of a unit that lapses only by itself */
export function createImports(
  database: Database,
  cache: DocumentCache,
  quotas: ImportQuotas,
  onUnreturnedUnit: (error: unknown) => void,
): Imports {
  const write = async (userId: string, profile: Profile, replaceMaster: boolean, held?: HeldImport) => {
    const content = JSON.stringify(profile)
    if (Buffer.byteLength(content) > largestContent) {
      throw new AppError('payload_too_large', 'The imported profile is larger than 1 MB')
    }
    const title = profile.basics.fullName === '' ? undefined : `${cut(profile.basics.fullName, 180)} – resume`
    const document = await asOwner(database, userId, async (transaction) => {
      if (held) await useImport(transaction, held)
      if (replaceMaster) await writeProfile(transaction, userId, content)
      return createIn(transaction, userId, 'RESUME', { content, ...(title && { title }) })
    })
    await cache.dropCounts(userId)
    return document
  }

  return {
    keep: (userId, profile, replaceMaster) => write(userId, profile, replaceMaster),

    async spend(userId, kind, replaceMaster, read) {
      const held = await quotas.hold(userId, kind)
      try {
        return await write(userId, await read(held.isPaid), replaceMaster, held)
      } catch (error) {
        await quotas.giveBack(held).catch(onUnreturnedUnit)
        throw error
      }
    },
  }
}
