/**
 * What files of one worker of Vitest use in turn, since starting it takes seconds of each: it starts when the first of them asks, and ends
 * with the worker, as every process does that a test has started. A file finds what others have left there, so it looks only at what
 * belongs to its own users, and stops nothing.
 * @returns what was started
 */
export function kept<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined
  return () => {
    started ??= start()
    return started
  }
}
