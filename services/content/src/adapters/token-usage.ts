import type { TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import type { DailyTokensPorts } from '../use-cases/daily-tokens.ts'

/** How long tokens of runs are gathered before they are written, in milliseconds. */
const gatherMs = 1_000

/** Tokens of the AI by day, as all processes count them. */
export interface TokenUsageCounter {
  tokenUsage: DailyTokensPorts['tokenUsage']
  /** Writes what is not written yet, when the process stops. */
  stop(): Promise<void>
}

/**
 * Counts tokens. All runs add to one row, and would wait for each other: a process gathers what they took for a second and adds it at
 * once. What a killed process has gathered is not counted.
 * @param onTrouble told when tokens could not be written; they are tried again with the next ones
 */
export function createTokenUsage(
  database: TaggedQueries,
  onTrouble: (what: string, error: unknown) => void,
): TokenUsageCounter {
  const gathered = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const gather = (day: string, tokens: number) => gathered.set(day, (gathered.get(day) ?? 0) + tokens)
  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    const days = [...gathered]
    gathered.clear()
    for (const [day, tokens] of days) {
      try {
        await database.$queryRaw`
          INSERT INTO token_usage AS usage (day, tokens) VALUES (${day}::date, ${tokens})
          ON CONFLICT (day) DO UPDATE SET tokens = usage.tokens + excluded.tokens`
      } catch (error) {
        gather(day, tokens)
        onTrouble('the tokens of runs could not be counted', error)
      }
    }
  }
  return {
    tokenUsage: {
      spent: async (date) => {
        const day = dayOf(date)
        const [usage] = await database.$queryRaw<{ tokens: string }[]>`
          SELECT tokens FROM token_usage WHERE day = ${day}::date`
        return Number(usage?.tokens ?? 0) + (gathered.get(day) ?? 0)
      },
      add: (date, tokens) => {
        gather(dayOf(date), tokens)
        timer ??= setTimeout(write, gatherMs)
      },
    },
    stop: write,
  }
}

/** A day as PostgreSQL reads it in every time zone. @param date its beginning in UTC */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
