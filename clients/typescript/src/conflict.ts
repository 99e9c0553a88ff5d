import { ApiError } from './errors.ts'

/** How often a change is made again because somebody else was quicker; of ten who write at once, each gets through. */
const mostAttempts = 20

/**
 * Changes what others change, too: reads it, writes it on the condition that it is as it was read, and does both again when
 * it was not.
 * @param attempt reads and writes
 * @param codes what the API says when somebody else has changed it
 * @throws what an attempt throws otherwise, and the last conflict
 */
export async function despiteOthers<Result>(codes: string[], attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt()
    } catch (thrown) {
      const isConflict = thrown instanceof ApiError && codes.includes(thrown.code ?? '')
      if (!isConflict || attempts === mostAttempts) throw thrown
    }
  }
}
