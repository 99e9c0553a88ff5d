import { createUserDataExport, type ExportedList, type ExportPart } from '@resume/service-kit/user-data/export'

/** What the export needs. */
export interface ExportUserDataPorts {
  userData: {
    /** Everything but the runs, which can be large. */
    withoutRuns(userId: string): Promise<{ usage: unknown[]; subscriptions: unknown[] }>
    /** The paid runs of a user. */
    runs: ExportedList
  }
}

/**
 * Collects everything that ats holds about a user, part by part.
 * @param cursor empty at the beginning
 * @throws AppError `cursor_unknown`
 */
export function exportUserData({ userData }: ExportUserDataPorts, userId: string, cursor: string): Promise<ExportPart> {
  return createUserDataExport((id) => userData.withoutRuns(id), [userData.runs])(userId, cursor)
}
