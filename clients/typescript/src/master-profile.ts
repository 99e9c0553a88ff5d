import { despiteOthers } from './conflict.ts'
import { MasterProfileOperations } from './generated/operations.ts'
import type { MasterProfile, MasterProfileContent, SavedMasterProfileContent } from './generated/schemas.ts'
import type { RequestOptions } from './options.ts'

/** What to make of a profile. */
export type ProfileChange = (
  current: MasterProfileContent | undefined,
) => MasterProfileContent | Promise<MasterProfileContent>

/** The profile that documents are made from. */
export class MasterProfileApi extends MasterProfileOperations {
  /** The content of the profile in the form in which it is saved; undefined when there is none yet. */
  async getContent(options?: RequestOptions): Promise<MasterProfileContent | undefined> {
    return contentOf(await this.get(options))
  }

  /**
   * Changes the profile, whatever it has become meanwhile.
   * @param change gets the current content, undefined when there is none yet, and returns the whole new one; it is called
   *   again when somebody else has changed the profile in between
   */
  update(change: ProfileChange, options?: RequestOptions): Promise<MasterProfile> {
    return despiteOthers(['profile_changed'], async () => {
      const current = await this.get(options)
      const expected = current.updatedAt !== null && { expectedUpdatedAt: current.updatedAt }
      return this.save({ ...expected, profile: await change(contentOf(current)) }, options)
    })
  }
}

/** A profile is read with the time at which it was saved, and saved without it. */
function contentOf({ id, content }: MasterProfile): MasterProfileContent | undefined {
  if (id === '') return undefined
  const { updatedAt: _, ...saved } = content as SavedMasterProfileContent
  return saved
}
