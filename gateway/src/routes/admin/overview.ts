import { adminLimits } from '@resume/proto/limits/content'
import { Type } from 'typebox'
import { access } from '../../access/access.ts'
import { documented, named } from '../../description/keywords.ts'
import { type AnyRoute, route } from '../route.ts'
import { Day, Exact, Whole } from '../schemas.ts'

const { overviewDays } = adminLimits

const OverviewDay = Type.Object(
  {
    date: Day('The day in UTC.'),
    users: Whole('Accounts that were made, of those that are still there.'),
    documents: Whole('Documents that were made, of those that are still stored.'),
    scans: Whole('ATS scans, those of anonymous callers too.'),
    runs: Whole('Pieces of work that were paid with credits.'),
    payments: Whole('Payments that were made.'),
  },
  named('OverviewDay', 'What happened on a day.'),
)

const Overview = Type.Object(
  { days: Type.Array(OverviewDay, { description: 'The days, the first one first; the last is today.' }) },
  named('Overview', 'What happened on the last days.'),
)

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** What happened, day by day. */
export const adminOverviewRoutes: AnyRoute[] = [
  route({
    operation: 'getOverview',
    method: 'GET',
    path: '/admin/overview',
    summary: 'Count what happened by day',
    access: access.admin,
    internal: true,
    query: Exact({
      days: Type.Optional(
        Whole('How many days.', {
          minimum: 1,
          maximum: overviewDays.most,
          ...documented({ default: overviewDays.default }),
        }),
      ),
    }),
    response: { status: 200, message: 'Overview retrieved', data: Overview },
    calls: ['identity.GetDailyCounts', 'documents.GetDailyCounts', 'ats.GetDailyCounts', 'billing.GetDailyCounts'],
    async work({ query: { days = overviewDays.default }, clients, context }) {
      const first = Date.now() - (days - 1) * dayMs
      const asked = { from: dayOf(first), days }
      const [{ users }, { documents }, { scans }, { runs, payments }] = await Promise.all([
        clients.identity.call('GetDailyCounts', asked, { context }),
        clients.documents.call('GetDailyCounts', asked, { context }),
        clients.ats.call('GetDailyCounts', asked, { context }),
        clients.billing.call('GetDailyCounts', asked, { context }),
      ])
      const countsOf = (nth: number) => ({
        ...{ users: users[nth] ?? 0, documents: documents[nth] ?? 0, scans: scans[nth] ?? 0 },
        ...{ runs: runs[nth] ?? 0, payments: payments[nth] ?? 0 },
      })
      const dates = Array.from({ length: days }, (_, nth) => dayOf(first + nth * dayMs))
      return { days: dates.map((date, nth) => ({ date, ...countsOf(nth) })) }
    },
  }),
]
