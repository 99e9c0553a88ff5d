import { setTimeout as wait } from 'node:timers/promises'

/** How long a service tries to have its first connections before it can be reached without them, in milliseconds. */
const longest = 5_000
/** Pause between two attempts, in milliseconds. A single one ends after two seconds, which a busy machine may need more than. */
const pauseMs = 50

/**
 * Opens connections of pools, before anybody waits for them.
 * @param reads each opens one; all of them are made at once
 * @returns when all have been answered, or after five seconds
 */
export async function openFirstConnections(reads: (() => Promise<unknown>)[]): Promise<void> {
  const until = performance.now() + longest
  const answered = async (read: () => Promise<unknown>) => {
    while (performance.now() < until) {
      try {
        await read()
        return
      } catch {
        await wait(pauseMs)
      }
    }
  }
  await Promise.race([Promise.all(reads.map(answered)), wait(longest, undefined, { ref: false })])
}
