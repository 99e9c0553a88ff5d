import type { TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import type { GenerateTextPorts } from '../use-cases/generate-text.ts'

/** Tokens of the AI by day. */
export function createTokenUsage(database: TaggedQueries): GenerateTextPorts['tokenUsage'] {
  return {
    spent: async (day) => {
      const [usage] = await database.$queryRaw<{ tokens: string }[]>`
        SELECT tokens FROM token_usage WHERE day = ${dateOf(day)}::date`
      return Number(usage?.tokens ?? 0)
    },
    add: async (day, tokens) => {
      await database.$queryRaw`
        INSERT INTO token_usage AS usage (day, tokens) VALUES (${dateOf(day)}::date, ${tokens})
        ON CONFLICT (day) DO UPDATE SET tokens = usage.tokens + excluded.tokens`
    },
  }
}

/** A day as PostgreSQL reads it in every time zone. @param day its beginning in UTC */
function dateOf(day: Date): string {
  return day.toISOString().slice(0, 10)
}
