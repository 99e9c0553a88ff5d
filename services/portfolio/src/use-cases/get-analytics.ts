import { portfolioLimits } from '@resume/proto/limits/portfolios'

/** Views on a day in UTC. */
export interface DayCount {
  /** YYYY-MM-DD. */
  date: string
  count: number
}

/** Views that came from a site. */
export interface HostCount {
  host: string
  count: number
}

/** What reading analytics needs. */
export interface GetAnalyticsPorts {
  viewCounts: {
    total(userId: string): Promise<number>
    /** Views by day since a day, days without any left out. */
    daily(userId: string, since: string): Promise<DayCount[]>
    /** The sites that most views since a day came from. */
    referrers(userId: string, since: string, most: number): Promise<HostCount[]>
  }
}

/** The views of a user's portfolio. */
export interface Analytics {
  totalViews: number
  /** The last 30 days, the oldest first. */
  daily: DayCount[]
  /** Of these days, the most frequent first. */
  referrers: HostCount[]
}

const dayMs = 24 * 60 * 60 * 1000

/** Reads the views of a user's portfolio; zeros for who never published. */
export async function getAnalytics({ viewCounts }: GetAnalyticsPorts, userId: string, now: Date): Promise<Analytics> {
  const days = lastDays(now)
  const since = days[0] ?? ''
  const [totalViews, counted, referrers] = await Promise.all([
    viewCounts.total(userId),
    viewCounts.daily(userId, since),
    viewCounts.referrers(userId, since, portfolioLimits.analyticsReferrers),
  ])
  const counts = new Map(counted.map(({ date, count }) => [date, count]))
  return { totalViews, daily: days.map((date) => ({ date, count: counts.get(date) ?? 0 })), referrers }
}

/** The days that are shown, in UTC, the oldest first and today last. */
export function lastDays(now: Date): string[] {
  const { analyticsDays } = portfolioLimits
  return Array.from({ length: analyticsDays }, (_, nth) =>
    new Date(now.getTime() - (analyticsDays - 1 - nth) * dayMs).toISOString().slice(0, 10),
  )
}
