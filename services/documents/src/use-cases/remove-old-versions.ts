import { versionsShownSince } from '../domain/document.ts'

/** What removing old versions needs. */
export interface RemoveOldVersionsPorts {
  oldVersions: {
    /**
     * Removes versions of some documents that were superseded before a time, and with the last version that refers to a
     * content the content itself.
     * @param most versions that are looked at in one step
     * @returns how many versions were removed
     */
    removeSome(before: Date, most: number): Promise<number>
  }
}

/** Versions of one step, so that none runs into the time limit of a statement or holds many locks. */
const versionsPerStep = 500

/** Removes the versions that are no longer shown, in steps, with the contents that nothing else refers to. */
export async function removeOldVersions({ oldVersions }: RemoveOldVersionsPorts, now: Date): Promise<void> {
  const before = versionsShownSince(now)
  while ((await oldVersions.removeSome(before, versionsPerStep)) > 0);
}
