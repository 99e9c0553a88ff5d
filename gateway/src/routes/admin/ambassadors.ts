import { applicationStatusEnum } from '@resume/proto/content-enums'
import type { AmbassadorApplicationOutput } from '@resume/proto/generated/resume/content/v1/AmbassadorApplication'
import { ambassadorLimits, applicationStatuses } from '@resume/proto/limits/content'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../../access/access.ts'
import { about, named } from '../../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../../http/paging.ts'
import { patterns } from '../../http/patterns.ts'
import { answersOf, applicationFields } from '../ambassador.ts'
import { type AnyRoute, route, rpc } from '../route.ts'
import { Exact, Id, idParams, Text } from '../schemas.ts'
import { reason } from './schemas.ts'

const ApplicationStatus = Type.Enum(
  [...applicationStatuses],
  named('ApplicationStatus', 'How far an application has come.'),
)
const Applicant = Type.Object(
  {
    id: Id('The ID of the application.'),
    userId: Id('The ID of the applicant.'),
    status: ApplicationStatus,
    ...applicationFields,
  },
  named('AmbassadorApplicant', 'An application as a campus ambassador, for the administrator.'),
)

function toApplicant(application: AmbassadorApplicationOutput | null) {
  if (!application) throw new AppError('not_found', { resource: 'Application' })
  const { id, userId, status } = application
  return { id, userId, status: applicationStatusEnum.decode(status), ...answersOf(application) }
}

/** Applications as ambassadors. */
export const adminAmbassadorRoutes: AnyRoute[] = [
  route({
    operation: 'listAmbassadors',
    method: 'GET',
    path: '/admin/ambassadors',
    summary: 'List ambassador applications',
    access: access.admin,
    internal: true,
    query: Type.Object(
      {
        ...PagingQuery.properties,
        status: Type.Optional(about('Return only applications with this status.', ApplicationStatus)),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, message: 'Applications retrieved', data: Page(Applicant) },
    work: rpc(
      'content',
      'ListAmbassadors',
      ({ query: { status, ...paging } }) => ({
        ...pageRequest(paging),
        ...(status !== undefined && { status: applicationStatusEnum.encode(status) }),
      }),
      ({ items, total }, { query }) => pageOf(items.map(toApplicant), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'decideAmbassador',
    method: 'PATCH',
    path: '/admin/ambassadors/:id',
    summary: 'Approve or reject an application',
    access: access.admin,
    internal: true,
    params: idParams('the application'),
    resource: 'Application',
    body: Exact(
      {
        status: Type.Enum(['APPROVED', 'REJECTED'], { description: 'The decision.' }),
        reviewNote: Type.Optional(
          Text('For the applicant.', {
            minLength: 1,
            maxLength: ambassadorLimits.reviewNoteLength,
            pattern: patterns.filled,
          }),
        ),
        reason,
      },
      named('AmbassadorDecision', 'A decision on an application; `REJECTED` requires `reason`.'),
    ),
    response: { status: 200, message: 'Application decided', data: Applicant },
    errors: [409],
    work: rpc(
      'content',
      'DecideAmbassador',
      ({ params, body: { status, reviewNote, reason: why } }) => ({
        ...params,
        status: applicationStatusEnum.encode(status),
        reviewNote,
        reason: why,
      }),
      ({ application }) => toApplicant(application),
    ),
  }),
]
