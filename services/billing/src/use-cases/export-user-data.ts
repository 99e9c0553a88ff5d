import type { ExportPart, ExportUserData } from '@resume/service-kit/user-data/export'

/** What exporting a user's data needs. */
export interface ExportUserDataPorts {
  exportUserData: ExportUserData
}

/** Collects everything that is held about a user, part by part. @param cursor empty at the beginning */
export function exportUserData(ports: ExportUserDataPorts, userId: string, cursor: string): Promise<ExportPart> {
  return ports.exportUserData(userId, cursor)
}
