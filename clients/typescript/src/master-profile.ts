import { despiteOthers } from './conflict.ts'
import { MasterProfileOperations } from './generated/operations.ts'
import type { MasterProfile, MasterProfileContent } from './generated/schemas.ts'
import type { RequestOptions } from './options.ts'

/** What to make of a profile. */
export type ProfileChange = (
  current: MasterProfileContent | undefined,
) => MasterProfileContent | Promise<MasterProfileContent>

/** The profile that documents are made from. */
export class MasterProfileApi extends MasterProfileOperations {
  /**
   * Changes the profile, whatever it has become meanwhile.
   * @param change gets the current content, undefined when there is none yet, and returns the whole new one; it is called
   *   again when somebody else has changed the profile in between
   */
  update(change: ProfileChange, options?: RequestOptions): Promise<MasterProfile> {
    return despiteOthers(['profile_changed'], async () => {
      const { id, content, updatedAt } = await this.get(options)
      if (id === '') return this.save({ profile: await change(undefined) }, options)
      const { updatedAt: _, ...current } = content as MasterProfileContent & { updatedAt: string }
      return this.save(
        { ...(updatedAt !== null && { expectedUpdatedAt: updatedAt }), profile: await change(current) },
        options,
      )
    })
  }
}
