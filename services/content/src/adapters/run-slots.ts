import { createSignsOfLife } from '@resume/paid-work/signs-of-life'
import type { TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import type { GenerateTextPorts } from '../use-cases/generate-text.ts'

/** How many runs a user may have at once. */
const slots = [1, 2]

/** How long a place is taken without a sign of life of its run, in milliseconds: a process that was killed gives none. */
const silentMs = 20_000
/** How long it is taken at most: longer than any text takes. */
const longestMs = 90_000

type Run = Parameters<GenerateTextPorts['runSlots']['take']>[0]

/**
 * The places that a user's runs take. One of a process that died is soon free again.
 * @param onTrouble told what could not be done
 */
export function createRunSlots(
  database: TaggedQueries,
  now: () => Date,
  onTrouble: (what: string, error: unknown) => void,
): GenerateTextPorts['runSlots'] {
  const until = () => new Date(now().getTime() + silentMs)
  const inWork = createSignsOfLife<Run>(silentMs / 4, longestMs - silentMs, (runs) => {
    const prolonged = database.$queryRaw`
      UPDATE run_slots SET taken_until = ${until()}
      WHERE run_id = ANY(${runs.map(({ id }) => id)}::uuid[]) AND user_id = ANY(${runs.map(({ userId }) => userId)}::text[])`
    return prolonged.then(
      () => {},
      (error: unknown) => onTrouble('places for runs could not be kept', error),
    )
  })
  return {
    take: async (run) => {
      const { id, userId } = run
      for (const slot of slots) {
        const taken = await database.$queryRaw<unknown[]>`
          INSERT INTO run_slots AS held (user_id, slot, run_id, taken_until)
          VALUES (${userId}, ${slot}, ${id}::uuid, ${until()})
          ON CONFLICT (user_id, slot) DO UPDATE SET run_id = excluded.run_id, taken_until = excluded.taken_until
            WHERE held.taken_until <= ${now()} OR held.run_id = excluded.run_id
          RETURNING slot`
        if (taken.length === 1) {
          inWork.begin(run)
          return true
        }
      }
      return false
    },
    free: async (run) => {
      inWork.end(run)
      await database.$queryRaw`DELETE FROM run_slots WHERE user_id = ${run.userId} AND run_id = ${run.id}::uuid`
    },
  }
}
