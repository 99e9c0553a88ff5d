import type { TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import type { GenerateTextPorts } from '../use-cases/generate-text.ts'

/** How many runs a user may have at once. */
const slots = [1, 2]

/** The places that a user's runs take. One of a process that died is free again when its time is over. */
export function createRunSlots(database: TaggedQueries): GenerateTextPorts['runSlots'] {
  return {
    take: async ({ id, userId }, { now, until }) => {
      for (const slot of slots) {
        const taken = await database.$queryRaw<unknown[]>`
          INSERT INTO run_slots AS held (user_id, slot, run_id, taken_until)
          VALUES (${userId}, ${slot}, ${id}::uuid, ${until})
          ON CONFLICT (user_id, slot) DO UPDATE SET run_id = excluded.run_id, taken_until = excluded.taken_until
            WHERE held.taken_until <= ${now} OR held.run_id = excluded.run_id
          RETURNING slot`
        if (taken.length === 1) return true
      }
      return false
    },
    free: async ({ id, userId }) => {
      await database.$queryRaw`DELETE FROM run_slots WHERE user_id = ${userId} AND run_id = ${id}::uuid`
    },
  }
}
