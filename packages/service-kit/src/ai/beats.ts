/** The beat at which one of many does something again and again. */
export interface Pace {
  /** Waits for the next beat. @throws the reason of the signal */
  next(): Promise<void>
  /** Ends the pace, also one that somebody waits for. */
  stop(): void
}

/**
 * Makes a pace. Its beats are so far apart from its beginning on, whatever comes in between: those who begin at different moments stay
 * apart. If each waited for so long after it was done instead, those whom a busy process serves in one go would wait for the same
 * moment from then on, and be ever more.
 * @param everyMs in milliseconds
 */
export function createPace(everyMs: number, signal: AbortSignal): Pace {
  let beat = performance.now()
  let timer: NodeJS.Timeout | undefined
  let wake = () => {}
  const stop = () => {
    signal.removeEventListener('abort', stop)
    clearTimeout(timer)
    wake()
  }
  signal.addEventListener('abort', stop)
  return {
    stop,
    async next() {
      const now = performance.now()
      beat += everyMs * Math.max(1, Math.ceil((now - beat) / everyMs))
      if (!signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve
          timer = setTimeout(resolve, beat - now)
        })
      }
      signal.throwIfAborted()
    },
  }
}
