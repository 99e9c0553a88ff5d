import { AppError } from '@resume/service-kit/errors/app-error'

/** What the operator's limit of tokens needs. */
export interface DailyTokensPorts {
  now: () => Date
  tokenUsage: {
    /** Tokens of a day. */
    spent(day: Date): Promise<number>
    /** Counts them soon; nobody waits for that. */
    add(day: Date, tokens: number): void
  }
  /** Tokens of a day beyond which nothing is begun; undefined: as many as it takes. */
  dailyTokenLimit: number | undefined
}

/** Lets a run begin while tokens of the day are left. @throws AppError `daily_limit_reached`, until when no run may begin */
export async function requireDailyTokens({ dailyTokenLimit, tokenUsage, now }: DailyTokensPorts): Promise<void> {
  if (dailyTokenLimit === undefined) return
  const today = dayOf(now())
  if ((await tokenUsage.spent(today)) < dailyTokenLimit) return
  const tomorrow = today.getTime() + 24 * 60 * 60 * 1000
  const retryAfterSeconds = Math.max(1, Math.ceil((tomorrow - now().getTime()) / 1000))
  throw new AppError('daily_limit_reached', { retryAfterSeconds })
}

/** Counts the tokens of a run, also of one that failed. */
export function countTokens({ tokenUsage, now }: DailyTokensPorts, tokens: number): void {
  if (tokens > 0) tokenUsage.add(dayOf(now()), tokens)
}

/** The day of a time, in UTC. */
function dayOf(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()))
}
