import { toJsonResume } from '../domain/json-resume/to-json-resume.ts'
import type { MasterProfile } from '../domain/master-profile.ts'

/** What reading a master profile needs. */
export interface GetMasterProfilePorts {
  masterProfiles: {
    find(userId: string): Promise<MasterProfile | null>
  }
}

/** Reads a user's master profile; null when none was ever saved. */
export function getMasterProfile(
  { masterProfiles }: GetMasterProfilePorts,
  userId: string,
): Promise<MasterProfile | null> {
  return masterProfiles.find(userId)
}

/** Writes a user's master profile as a JSON Resume document. */
export async function exportJsonResume(ports: GetMasterProfilePorts, userId: string): Promise<Record<string, unknown>> {
  const profile = await getMasterProfile(ports, userId)
  return toJsonResume(JSON.parse(profile?.content ?? '{}') as Record<string, unknown>)
}
