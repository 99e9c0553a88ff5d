import type { ManagedPublication } from '@resume/proto/generated/resume/portfolio/v1/ManagedPublication'
import type { Publication } from '@resume/proto/generated/resume/portfolio/v1/Publication'
import { publicationStatusEnum, suspensionReasonEnum } from '@resume/proto/portfolio-enums'
import { type PublicationHead, shownState } from '../domain/publication.ts'
import { managedStatus } from '../use-cases/manage-publications.ts'

/** Where readers find the portfolio under a subdomain. */
export type PublicUrlOf = (subdomain: string) => string

/** Encodes a publication as its owner sees it. */
export function encodePublication(publication: PublicationHead, publicUrlOf: PublicUrlOf): Publication {
  const { subdomain, state, publishedRevision, publishedAt, graceEndsAt, updatedAt } = publication
  const suspendedReason = shownState(state)?.suspendedReason
  return {
    subdomain: subdomain ?? '',
    status: publicationStatusEnum.encode(managedStatus(state)),
    publicUrl: subdomain === null ? '' : publicUrlOf(subdomain),
    publishedRevision,
    publishedAt: publishedAt.toISOString(),
    ...(graceEndsAt && { graceEndsAt: graceEndsAt.toISOString() }),
    ...(suspendedReason && { suspendedReason: suspensionReasonEnum.encode(suspendedReason) }),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Encodes a publication as the administrator sees it. */
export function encodeManaged(publication: PublicationHead, publicUrlOf: PublicUrlOf): ManagedPublication {
  const { id, userId, documentId, name, headline, reason } = publication
  const shown = encodePublication(publication, publicUrlOf)
  return { id, userId, documentId, name, headline, publication: shown, reason: reason ?? '' }
}
