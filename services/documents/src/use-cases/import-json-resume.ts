import type { Document } from '../domain/document.ts'
import { fromJsonResume } from '../domain/json-resume/from-json-resume.ts'
import { type SaveImportedProfilePorts, saveImportedProfile } from './save-imported-profile.ts'

/**
 * Makes a resume of a JSON Resume document; it costs no quota.
 * @throws AppError `content_too_large`; `plan_limit`
 */
export function importJsonResume(
  ports: SaveImportedProfilePorts,
  userId: string,
  resume: Record<string, unknown>,
  replaceMaster: boolean,
): Promise<Document> {
  return saveImportedProfile(ports, userId, fromJsonResume(resume), replaceMaster)
}
