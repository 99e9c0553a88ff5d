import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@resume/service-kit/errors/app-error'

/**
 * Asks as a patient caller does: again while the same request is in progress. That is so also while the job that settles has just
 * taken over a run whose process was killed.
 * @throws what asking throws otherwise, and after 20 seconds
 */
export async function untilFree<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const until = Date.now() + 20_000; ; ) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof AppError) || error.id !== 'idempotency_in_progress' || Date.now() > until) throw error
      await wait(25)
    }
  }
}
