/** Beats that many follow, at each of which they do something. */
export interface Beats {
  /** Begins to follow them. @param signal ends that */
  follow(signal: AbortSignal): Pace
}

/** The beats of one follower. */
export interface Pace {
  /** Waits for the next beat. @throws the reason of the signal */
  next(): Promise<void>
  /** Ends the pace, also one that somebody waits for. */
  stop(): void
}

/** Followers that have their beats at the same moments. */
interface Group {
  followers: number
  waiting: Set<() => void>
}

/**
 * Makes beats. Followers are divided evenly among groups, whose beats are spread over the time from one beat to the next. Those of one group
 * go on in one turn of the event loop, so that what they send to one connection leaves in one write; and no turn is long.
 *
 * A busy process may be late. Groups then follow each other in turns of their own, in their order: none is left out for another.
 * @param everyMs from one beat of a follower to the next, in milliseconds
 */
export function createBeats(everyMs: number, groupCount: number): Beats {
  const groups = Array.from({ length: groupCount }, (): Group => ({ followers: 0, waiting: new Set() }))
  const stepMs = everyMs / groupCount
  const stepNow = () => Math.floor(performance.now() / stepMs)
  /** The last step whose group had its beat: the remainder is the group's place. */
  let last = 0
  let timer: NodeJS.Timeout | undefined
  const beatLater = () => {
    timer = setTimeout(beat, Math.max(0, Math.ceil((last + 1) * stepMs - performance.now())))
  }
  const beat = () => {
    timer = undefined
    const now = stepNow()
    /** Whole rounds that were missed are not made up for. */
    last += groupCount * Math.max(0, Math.floor((now - last - 1) / groupCount))
    let isDone = false
    while (last < now && !isDone) {
      last += 1
      const { waiting } = groups[last % groupCount] as Group
      isDone = waiting.size > 0
      for (const goOn of [...waiting]) goOn()
    }
    if (groups.some(({ waiting }) => waiting.size > 0)) beatLater()
  }

  return {
    follow(signal) {
      const group = groups.reduce((fewest, each) => (each.followers < fewest.followers ? each : fewest))
      group.followers += 1
      let goOn = () => {}
      let isStopped = false
      const stop = () => {
        if (isStopped) return
        isStopped = true
        group.followers -= 1
        signal.removeEventListener('abort', stop)
        goOn()
      }
      signal.addEventListener('abort', stop)
      if (signal.aborted) stop()
      return {
        stop,
        async next() {
          if (!isStopped) {
            await new Promise<void>((resolve) => {
              goOn = () => {
                group.waiting.delete(goOn)
                resolve()
              }
              group.waiting.add(goOn)
              if (timer) return
              last = stepNow()
              beatLater()
            })
          }
          signal.throwIfAborted()
        },
      }
    },
  }
}
