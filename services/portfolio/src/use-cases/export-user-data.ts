import { createUserDataExport, type ExportedList, type ExportPart } from '@resume/service-kit/user-data/export'

/** What the export needs. */
export interface ExportUserDataPorts {
  userData: {
    /** Images, ready or not, with their addresses. */
    assets(userId: string): Promise<object[]>
    /** What was published, the names that are held, and views. */
    publicationLists: readonly ExportedList[]
  }
}

/**
 * Collects everything that portfolio holds about a user, part by part.
 * @param cursor empty at the beginning
 * @throws AppError `cursor_unknown`
 */
export function exportUserData({ userData }: ExportUserDataPorts, userId: string, cursor: string): Promise<ExportPart> {
  const small = async () => ({ assets: await userData.assets(userId) })
  return createUserDataExport(small, userData.publicationLists)(userId, cursor)
}
