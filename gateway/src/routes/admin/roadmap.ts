import { roadmapStatusEnum } from '@resume/proto/content-enums'
import { roadmapLimits } from '@resume/proto/limits/content'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import { type Static, Type } from 'typebox'
import { access } from '../../access/access.ts'
import { named } from '../../description/keywords.ts'
import { detailsSchema, RoadmapItem, toItemResponse, WorkStatus } from '../roadmap-schemas.ts'
import { type AnyRoute, route, rpc } from '../route.ts'
import { Exact, idParams, Nullable } from '../schemas.ts'
import { address, addressOrNothing, line, ReasonBody, reason } from './schemas.ts'

const { titleLength, descriptionLength, timeLength, tagLength, textLength, listItems } = roadmapLimits
const text = (description: string, maxLength: number = textLength) => Type.String({ maxLength, description })

const Details = detailsSchema(
  {
    text: (description) => text(description),
    address,
    picture: addressOrNothing,
    list: (item, description) => Type.Array(item, { maxItems: listItems, description }),
  },
  'RoadmapDetailsInput',
)

const needed = { title: line('The title.', titleLength), description: line('What it is.', descriptionLength) }
const further = {
  status: WorkStatus,
  eta: Nullable(text('When it is expected, in words.', timeLength)),
  timeline: Nullable(text('Its course, in words.', timeLength)),
  tags: Type.Array(line('A tag.', tagLength), { maxItems: roadmapLimits.tags }),
  fullDescription: text('What it is, at length.'),
  whyItMatters: text('What it is good for.'),
  details: Nullable(Details),
}
const NewItem = Exact(
  { ...needed, ...Type.Partial(Exact(further)).properties, reason },
  named('NewRoadmapItem', 'An item for the roadmap.'),
)
const ItemUpdate = Exact(
  { ...Type.Partial(Exact({ ...needed, ...further })).properties, reason },
  named('RoadmapItemUpdate', 'The fields to change; at least one beside `reason`.'),
)

/** The fields of a body as the service takes them. */
function fieldsOf({ reason: _, status, eta, timeline, tags, details, ...texts }: Static<typeof ItemUpdate>) {
  return {
    ...texts,
    ...(status !== undefined && { status: roadmapStatusEnum.encode(status) }),
    ...(eta !== undefined && { eta: eta ?? '' }),
    ...(timeline !== undefined && { timeline: timeline ?? '' }),
    ...(tags !== undefined && { tags: { values: tags } }),
    ...(details !== undefined && { details: Buffer.from(JSON.stringify(details)) }),
  }
}

const bodyLimit = 512 * 1024
const admin = { access: access.admin, internal: true } as const
const one = { ...admin, path: '/admin/roadmap/:id', params: idParams('the item'), resource: 'Roadmap item' } as const

/** The roadmap, for its author. */
export const adminRoadmapRoutes: AnyRoute[] = [
  route({
    ...admin,
    operation: 'createRoadmapItem',
    method: 'POST',
    path: '/admin/roadmap',
    summary: 'Create a roadmap item',
    idempotent: true,
    bodyLimit,
    body: NewItem,
    response: { status: 201, message: 'Roadmap item created', data: RoadmapItem },
    work: rpc(
      'content',
      'CreateRoadmapItem',
      ({ body }) => ({ fields: fieldsOf(body), reason: body.reason }),
      ({ item }) => toItemResponse(item),
    ),
  }),
  route({
    ...one,
    operation: 'updateRoadmapItem',
    method: 'PATCH',
    summary: 'Change a roadmap item',
    bodyLimit,
    body: ItemUpdate,
    response: { status: 200, message: 'Roadmap item updated', data: RoadmapItem },
    work: rpc(
      'content',
      'UpdateRoadmapItem',
      ({ params, body }) => {
        const fields = fieldsOf(body)
        if (Object.keys(fields).length === 0)
          throw invalidFields({ path: '', message: 'must change at least one field' })
        return { ...params, fields, reason: body.reason }
      },
      ({ item }) => toItemResponse(item),
    ),
  }),
  route({
    ...one,
    operation: 'deleteRoadmapItem',
    method: 'DELETE',
    summary: 'Delete a roadmap item',
    body: ReasonBody,
    bodyOptional: true,
    response: { status: 200, message: 'Roadmap item deleted', data: Type.Null() },
    work: rpc(
      'content',
      'DeleteRoadmapItem',
      ({ params, body }) => ({ ...params, reason: body.reason }),
      () => null,
    ),
  }),
]
