import type { CheckResumePorts } from '../use-cases/check-resume.ts'

/** How many callers are remembered, and for how long, in milliseconds. */
const remembered = { callers: 10_000, ms: 60_000 }

/** Remembers for a minute which callers have just been refused: by name alone, and no more than some thousands of them. */
export function createRecentRefusals(now: () => Date): CheckResumePorts['refusals'] {
  const until = new Map<string, number>()
  return {
    has: (subject) => (until.get(subject) ?? 0) > now().getTime(),
    add(subject) {
      until.delete(subject)
      until.set(subject, now().getTime() + remembered.ms)
      const [oldest] = until.keys()
      if (until.size > remembered.callers && oldest !== undefined) until.delete(oldest)
    },
  }
}
