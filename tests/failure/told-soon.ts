import type { Answer } from '../client/answer.ts'

/** The bound of the architecture: a dead service is told within this, in milliseconds. */
const toldWithin = 1_000

/** How often it is asked: a machine that is busy with other tests may hold one answer up, but not all of them. */
const attempts = 5

/**
 * Asks until an answer comes within the bound of the architecture.
 * @param call asks once, and gives up when the signal says so
 * @returns the first answer that came in time
 * @throws Error when none of five did
 */
export async function toldSoon(call: (options: { signal: AbortSignal }) => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const signal = AbortSignal.timeout(toldWithin)
    try {
      return await call({ signal })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  throw new Error(`None of ${attempts} answers came within ${toldWithin} ms`)
}
