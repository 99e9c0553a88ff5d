import type { Answer } from '../client/answer.ts'

/** Requests that go on until they are told to stop. */
export interface Load {
  /** Every answer so far, in the order in which they came. */
  readonly answers: Answer[]
  /** Requests that got no answer at all. */
  readonly failures: unknown[]
  stop(): Promise<void>
}

/** Calls again and again, `parallel` at a time. */
export function startLoad(parallel: number, call: () => Promise<Answer>): Load {
  const answers: Answer[] = []
  const failures: unknown[] = []
  let running = true
  const loops = Array.from({ length: parallel }, async () => {
    while (running) {
      try {
        answers.push(await call())
      } catch (error) {
        failures.push(error)
      }
    }
  })
  return {
    answers,
    failures,
    stop: async () => {
      running = false
      await Promise.all(loops)
    },
  }
}

/** How often each status was answered. */
export function countStatuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
