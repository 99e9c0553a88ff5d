import { statisticsLimits as limits } from '@resume/proto/limits/content'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { named } from '../description/keywords.ts'
import { type AnyRoute, route } from './route.ts'
import { Exact, Text, Time, Whole } from './schemas.ts'

const Properties = Type.Unsafe<Record<string, string | number | boolean>>(
  Type.Object(
    {},
    {
      propertyNames: { pattern: limits.namePattern, maxLength: limits.propertyNameLength },
      maxProperties: limits.properties,
      additionalProperties: Type.Union([
        Type.String({ maxLength: limits.valueLength, pattern: limits.valuePattern }),
        Type.Number(),
        Type.Boolean(),
      ]),
      description: 'What is known of it: short words, numbers, yes or no. Nothing about a person.',
    },
  ),
)

const StatisticsEvent = Exact(
  {
    name: Text('What happened.', { minLength: 1, maxLength: limits.nameLength, pattern: limits.namePattern }),
    properties: Properties,
    at: Time('When it happened: within the last year, and not later than an hour from now.'),
  },
  named('StatisticsEvent', 'Something that happened in the web app.'),
)

const EventsBody = Exact(
  { events: Type.Array(StatisticsEvent, { minItems: 1, maxItems: limits.events, description: 'The events.' }) },
  named('StatisticsEvents', 'Things that happened in the web app.'),
)

const Accepted = Type.Object(
  { accepted: Whole('The number of events.') },
  named('AcceptedEvents', 'How many events were accepted.'),
)

/** Which of some times are too long ago or in the future. */
function checkTimes(times: readonly Date[]): void {
  const now = Date.now()
  const details = times.flatMap((at, nth) => {
    const path = `events.${nth}.at`
    if (at.getTime() > now + limits.aheadMs) return [{ path, message: 'must not be in the future' }]
    if (at.getTime() < now - limits.oldestMs) return [{ path, message: 'must be within the last year' }]
    return []
  })
  if (details.length > 0) throw new AppError('validation_failed', { details })
}

/** What the web app tells of its use. */
export const statisticsRoutes: AnyRoute[] = [
  route({
    operation: 'recordEvents',
    method: 'POST',
    path: '/stats/events',
    summary: 'Count what happens in the web app',
    access: access.authenticatedOrOrigin,
    internal: true,
    limit: 'stats',
    body: EventsBody,
    bodyLimit: 512 * 1024,
    response: { status: 202, message: 'Events accepted', data: Accepted },
    idempotent: true,
    async work({ body, statistics }) {
      const events = body.events.map((event) => ({ ...event, at: new Date(event.at) }))
      checkTimes(events.map(({ at }) => at))
      await statistics.count(events)
      return { accepted: events.length }
    },
  }),
]
