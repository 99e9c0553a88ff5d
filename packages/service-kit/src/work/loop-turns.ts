/**
 * Makes a line for work that keeps the processor for milliseconds: each who waits goes on in a turn of the event loop of its own, so that
 * whatever else has come meanwhile is done in between.
 * @returns waits for the next turn
 */
export function createLoopTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => void setImmediate(resolve)))
    return last
  }
}
