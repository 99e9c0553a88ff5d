/**
 * How the gateway buffers views of portfolios in Redis, and the portfolio service takes them from there. Part of the
 * contract between the two, as cache keys are.
 */
export const portfolioViewKeys = {
  /** Views that are not yet in PostgreSQL: a hash from fields to how many. */
  pending: 'portfolio-views:pending',
  /** The views that a flush is at work on; its field `id` names the batch. */
  batch: 'portfolio-views:batch',
  /** The key under which visitors are told apart on a day; it is gone after the day. */
  dayKey: (day: string) => `portfolio-views:key:${day}`,
  /** Begins the names of sets of visitors, as keyed hashes; day and owner follow. A set is gone after its day. */
  seen: 'portfolio-views:seen:',
} as const

/** The field that counts views of a user's portfolio on a day (YYYY-MM-DD), or those of them that came from a host. */
export function viewField(userId: string, day: string, host?: string): string {
  return host === undefined ? `${userId}/${day}` : `${userId}/${day}/${host}`
}

/** What {@link viewField} wrote; undefined for any other field. */
export function readViewField(field: string): { userId: string; day: string; host: string | undefined } | undefined {
  const [userId = '', day, host] = field.split('/')
  return day === undefined ? undefined : { userId, day, host }
}
