import type { SubdomainFault } from '@resume/proto/limits/portfolios'
import { normalizeSubdomain, subdomainFault } from '../domain/subdomain.ts'

/** What checking a subdomain needs. */
export interface CheckSubdomainPorts {
  subdomains: {
    /** Whether a subdomain is somebody else's, or held for somebody else. */
    isTaken(userId: string, subdomain: string, now: Date): Promise<boolean>
  }
  usernames: {
    /** Whether a name is the username of another user. @throws AppError `unavailable` */
    isOfAnother(userId: string, name: string): Promise<boolean>
  }
}

/** Tells whether a user could publish under a subdomain as typed; the user's own one counts as available. */
export async function checkSubdomain(
  { subdomains, usernames }: CheckSubdomainPorts,
  userId: string,
  typed: string,
): Promise<{ subdomain: string; reason: SubdomainFault | undefined }> {
  const subdomain = normalizeSubdomain(typed)
  const fault = subdomainFault(subdomain)
  if (fault) return { subdomain, reason: fault }
  const taken = await Promise.all([
    subdomains.isTaken(userId, subdomain, new Date()),
    usernames.isOfAnother(userId, subdomain),
  ])
  return { subdomain, reason: taken.includes(true) ? 'taken' : undefined }
}
