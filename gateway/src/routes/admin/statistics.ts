import type { EventCountOutput } from '@resume/proto/generated/resume/content/v1/EventCount'
import { statisticsLimits as limits } from '@resume/proto/limits/content'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../../access/access.ts'
import { named } from '../../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../../http/paging.ts'
import { type AnyRoute, route, rpc } from '../route.ts'
import { Day, Nullable, Text, Whole } from '../schemas.ts'

const EventCount = Type.Object(
  {
    date: Day('The day in UTC.'),
    name: Text('What happened; `(other)` for what came after the first 1,000 different names of a day.'),
    property: Nullable(Type.String(), 'The property that was asked for, or null.'),
    value: Nullable(Type.String(), 'A value of the property, or null.'),
    count: Whole('How often.'),
  },
  named('EventCount', 'How often something happened on a day.'),
)

const Query = Type.Object(
  {
    ...PagingQuery.properties,
    from: Type.Optional(Day('The first day; 29 days before `to` when absent.')),
    to: Type.Optional(Day('The last day; today when absent.')),
    name: Type.Optional(Text('Count only these events.', { minLength: 1, maxLength: limits.nameLength })),
    property: Type.Optional(
      Text('Count by the values of this property; requires `name`.', {
        minLength: 1,
        maxLength: limits.propertyNameLength,
      }),
    ),
  },
  { additionalProperties: false },
)

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The days that are asked for. @throws AppError `validation_failed` when they are too many, or none */
function period({ from, to = dayOf(Date.now()) }: { from?: string; to?: string }): { from: string; to: string } {
  const { most, default: usual } = limits.shownDays
  const first = from ?? dayOf(Date.parse(to) - (usual - 1) * dayMs)
  const days = (Date.parse(to) - Date.parse(first)) / dayMs + 1
  if (days < 1) throw invalidFields({ path: 'from', message: 'must not be after `to`' })
  if (days > most) throw invalidFields({ path: 'from', message: `must be at most ${most} days before \`to\`` })
  return { from: first, to }
}

function toCount({ date, name, property, value, count }: EventCountOutput) {
  return { date, name, property: property ?? null, value: value ?? null, count: Number(count) }
}

/** Statistics of the web app. */
export const adminStatisticsRoutes: AnyRoute[] = [
  route({
    operation: 'listEventCounts',
    method: 'GET',
    path: '/admin/stats',
    summary: 'List how often events happened',
    access: access.admin,
    internal: true,
    query: Query,
    response: { status: 200, message: 'Statistics retrieved', data: Page(EventCount) },
    errors: [400],
    work: rpc(
      'content',
      'ListEventCounts',
      ({ query: { from, to, name, property, ...paging } }) => {
        if (property !== undefined && name === undefined) throw invalidFields({ path: 'name', message: 'is required' })
        return { ...pageRequest(paging), ...period({ from, to }), name, property }
      },
      ({ items, total }, { query }) => pageOf(items.map(toCount), total, pageRequest(query)),
    ),
  }),
]
