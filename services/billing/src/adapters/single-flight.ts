/**
 * Lets callers share work that reads everything afresh. Who asks while a run for the same key is in progress waits for the
 * next one, together with all who ask by then: a run that began before may not have seen what the caller knows of.
 */
export function createSingleFlight(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const running = new Map<string, Promise<void>>()
  const waiting = new Map<string, Promise<void>>()

  const run = (key: string): Promise<void> => {
    const begun = work(key).finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }
  return (key) => {
    const current = running.get(key)
    if (!current) return run(key)
    const known = waiting.get(key)
    if (known) return known
    const next = () => {
      waiting.delete(key)
      return run(key)
    }
    const after = current.then(next, next)
    waiting.set(key, after)
    return after
  }
}
