import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { Document } from '../domain/document.ts'
import { fromJsonResume, overlongParts } from '../domain/json-resume/from-json-resume.ts'
import { type SaveImportedProfilePorts, saveImportedProfile } from './save-imported-profile.ts'

/**
 * Makes a resume of a JSON Resume document; it costs no quota. Nothing of it is cut off to fit.
 * @throws AppError `validation_failed`, `content_too_large`, `plan_limit`
 */
export function importJsonResume(
  ports: SaveImportedProfilePorts,
  userId: string,
  resume: Record<string, unknown>,
  replaceMaster: boolean,
): Promise<Document> {
  const overlong = overlongParts(resume)
  if (overlong.length > 0) throw invalidFields(...overlong)
  return saveImportedProfile(ports, userId, fromJsonResume(resume), replaceMaster)
}
