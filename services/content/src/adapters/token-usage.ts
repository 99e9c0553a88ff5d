import type { GenerateTextPorts } from '../use-cases/generate-text.ts'
import type { Database } from './database.ts'

/** Tokens of the AI by day. */
export function createTokenUsage(database: Database): GenerateTextPorts['tokenUsage'] {
  return {
    spent: async (day) => Number((await database.tokenUsage.findUnique({ where: { day } }))?.tokens ?? 0),
    add: async (day, tokens) => {
      await database.$executeRaw`
        INSERT INTO token_usage AS usage (day, tokens) VALUES (${day}::date, ${tokens})
        ON CONFLICT (day) DO UPDATE SET tokens = usage.tokens + excluded.tokens`
    },
  }
}
