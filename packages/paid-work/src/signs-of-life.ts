/** What this process works on, and shows to be in work by signs of life. */
export interface SignsOfLife<Work extends object> {
  begin(work: Work): void
  end(work: Work): void
}

/**
 * Gives signs of life of all that is in work together; none while there is nothing.
 * @param everyMs time between two signs
 * @param mostMs time after which a piece of work counts as ended, whatever has become of it
 * @param give gives one; never rejects
 */
export function createSignsOfLife<Work extends object>(
  everyMs: number,
  mostMs: number,
  give: (inWork: Work[]) => Promise<void>,
): SignsOfLife<Work> {
  /** With the time until which signs are given. */
  const inWork = new Map<Work, number>()
  let timer: NodeJS.Timeout | undefined
  const stopWhenIdle = () => {
    if (inWork.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  const giveSign = () => {
    const now = performance.now()
    for (const [work, until] of inWork) if (now > until) inWork.delete(work)
    if (inWork.size > 0) void give([...inWork.keys()])
    stopWhenIdle()
  }
  return {
    begin(work) {
      inWork.set(work, performance.now() + mostMs)
      timer ??= setInterval(giveSign, everyMs).unref()
    },
    end(work) {
      inWork.delete(work)
      stopWhenIdle()
    },
  }
}
