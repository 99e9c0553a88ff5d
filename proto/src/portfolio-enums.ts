import type { PublicationStatusOutput } from '../generated/resume/portfolio/v1/PublicationStatus.ts'
import type { SubdomainFaultOutput } from '../generated/resume/portfolio/v1/SubdomainFault.ts'
import type { SuspensionReasonOutput } from '../generated/resume/portfolio/v1/SuspensionReason.ts'
import { enumWords } from './enum-words.ts'
import type { PublicationStatus, SubdomainFault, SuspensionReason } from './limits/portfolios.ts'

/** States of a publication. */
export const publicationStatusEnum = enumWords<PublicationStatus, PublicationStatusOutput>({
  LIVE: 'PUBLICATION_STATUS_LIVE',
  GRACE: 'PUBLICATION_STATUS_GRACE',
  SUSPENDED: 'PUBLICATION_STATUS_SUSPENDED',
})

/** Why a publication is suspended. */
export const suspensionReasonEnum = enumWords<SuspensionReason, SuspensionReasonOutput>({
  entitlement: 'SUSPENSION_REASON_ENTITLEMENT',
  moderation: 'SUSPENSION_REASON_MODERATION',
})

/** Why subdomains cannot be claimed. */
export const subdomainFaultEnum = enumWords<SubdomainFault, SubdomainFaultOutput>({
  too_short: 'SUBDOMAIN_FAULT_TOO_SHORT',
  too_long: 'SUBDOMAIN_FAULT_TOO_LONG',
  reserved: 'SUBDOMAIN_FAULT_RESERVED',
  taken: 'SUBDOMAIN_FAULT_TAKEN',
})
