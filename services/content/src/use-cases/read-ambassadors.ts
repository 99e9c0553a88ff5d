import type { ApplicationStatus } from '@resume/proto/limits/content'
import type { AmbassadorApplication } from '../domain/ambassador.ts'
import type { Page, PageRequest } from '../domain/page.ts'

/** What reading applications needs. */
export interface ReadAmbassadorsPorts {
  ambassadors: {
    /** The last application of a user. */
    lastOf(userId: string): Promise<AmbassadorApplication | null>
    /** Applications, newest first. */
    list(status: ApplicationStatus | undefined, page: PageRequest): Promise<Page<AmbassadorApplication>>
  }
}

/** The last application of a user, if there is one. */
export function getAmbassador({ ambassadors }: ReadAmbassadorsPorts, userId: string) {
  return ambassadors.lastOf(userId)
}

/** Lists applications, for the administrator. */
export function listAmbassadors(
  { ambassadors }: ReadAmbassadorsPorts,
  status: ApplicationStatus | undefined,
  page: PageRequest,
): Promise<Page<AmbassadorApplication>> {
  return ambassadors.list(status, page)
}
