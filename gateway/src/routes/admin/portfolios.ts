import type { ManagedPublicationOutput } from '@resume/proto/generated/resume/portfolio/v1/ManagedPublication'
import { publicationStatusEnum, suspensionReasonEnum } from '@resume/proto/portfolio-enums'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../../access/access.ts'
import { named } from '../../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../../http/paging.ts'
import { PublicationStatusWord, SuspensionReasonOrNull } from '../portfolio-schemas.ts'
import { type AnyRoute, route, rpc } from '../route.ts'
import { Exact, Id, idParams, Nullable, Text, Time, TimeOrNull, Whole } from '../schemas.ts'
import { reason } from './schemas.ts'

const ManagedPublication = Type.Object(
  {
    id: Id('The ID of the publication.'),
    userId: Id('The ID of its owner.'),
    documentId: Id('The ID of the document that was published.'),
    subdomain: Nullable(Type.String(), 'The name under which it is or was public, or null when nothing is published.'),
    status: PublicationStatusWord,
    suspendedReason: SuspensionReasonOrNull,
    reason: Nullable(Type.String(), 'Why the administrator suspended it, or null.'),
    name: Text("The person's name."),
    headline: Text('The headline.'),
    publishedRevision: Whole('The revision of the document that was published.'),
    publishedAt: Time('When it was last published.'),
    graceEndsAt: TimeOrNull('When the grace ends or ended; null if there was none.'),
    updatedAt: Time('When its content or status last changed.'),
  },
  named('ManagedPublication', 'A publication, as the administrator sees it.'),
)

const PublicationLeft = Nullable(
  ManagedPublication,
  'The publication, or null when the suspension was all that was left of it.',
)

const PublicationUpdate = Exact(
  {
    status: Type.Enum(['SUSPENDED', 'LIVE'], { description: 'Whether it may be public.' }),
    reason,
  },
  named('PublicationUpdate', 'A decision about a publication. To suspend one needs a reason.'),
)

function toManagedResponse(managed: ManagedPublicationOutput | null) {
  if (!managed?.publication) throw new AppError('internal_error')
  const { id, userId, documentId, name, headline, publication } = managed
  const { subdomain, status, suspendedReason, publishedRevision, publishedAt, graceEndsAt = null } = publication
  return {
    ...{ id, userId, documentId, subdomain: subdomain || null },
    status: publicationStatusEnum.decode(status),
    suspendedReason: suspensionReasonEnum.decode(suspendedReason) ?? null,
    ...{ reason: managed.reason || null, name, headline, publishedRevision, publishedAt, graceEndsAt },
    updatedAt: publication.updatedAt,
  }
}

const shared = { access: access.admin, internal: true } as const

/** Publications, for the administrator. */
export const adminPortfolioRoutes: AnyRoute[] = [
  route({
    ...shared,
    operation: 'listPublications',
    method: 'GET',
    path: '/admin/portfolios',
    summary: 'List publications',
    query: Type.Object(
      { ...PagingQuery.properties, status: Type.Optional(PublicationStatusWord) },
      { additionalProperties: false },
    ),
    response: { status: 200, message: 'Publications retrieved', data: Page(ManagedPublication) },
    work: rpc(
      'portfolio',
      'ListPublications',
      ({ query: { status, ...paging } }) => ({
        ...pageRequest(paging),
        ...(status && { status: publicationStatusEnum.encode(status) }),
      }),
      ({ items, total }, { query }) => pageOf(items.map(toManagedResponse), total, pageRequest(query)),
    ),
  }),
  route({
    ...shared,
    operation: 'updatePublication',
    method: 'PATCH',
    path: '/admin/portfolios/:id',
    summary: 'Suspend a publication, or lift its suspension',
    params: idParams('the publication'),
    resource: 'Publication',
    body: PublicationUpdate,
    response: { status: 200, message: 'Publication updated', data: PublicationLeft },
    errors: [409],
    work: rpc(
      'portfolio',
      'SetPublicationStatus',
      ({ params, body: { status, reason: why = '' } }) => ({
        ...{ id: params.id, reason: why },
        status: publicationStatusEnum.encode(status),
      }),
      ({ publication }) => (publication ? toManagedResponse(publication) : null),
    ),
  }),
]
