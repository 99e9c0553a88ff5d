import { createHash } from 'node:crypto'
import type { Database } from './database.ts'

/** What a used state is filed under among the values of the authentication library, which looks for none of this name. */
const identifier = 'used-state'

/** Marks the states of sign-ins with the code host as used. */
export interface UsedStates {
  /** Uses a state. @returns true for exactly one of all who ask, in every replica */
  use(state: string): Promise<boolean>
}

/**
 * Keeps them beside the states, longer than a state is good (10 minutes); the primary key decides who was first. The library
 * itself reads a state and then deletes it, so that several callbacks at once would all go on with it, and all send the
 * code host the same code; it then refuses all of them.
 */
export function createUsedStates(database: Database): UsedStates {
  return {
    async use(state) {
      const id = createHash('sha256').update(`${identifier} ${state}`).digest('hex').slice(0, 32)
      const written = await database.$executeRaw`
        INSERT INTO verifications (id, identifier, value, expires_at, updated_at)
        VALUES (${id}::uuid, ${identifier}, '', now() + interval '15 minutes', now())
        ON CONFLICT (id) DO NOTHING`
      return written === 1
    },
  }
}
