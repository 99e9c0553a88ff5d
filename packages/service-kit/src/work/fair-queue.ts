import { AppError } from '../errors/app-error.ts'
import type { PoolUse } from '../metrics/metrics.ts'

/** Runs work for many callers in a few slots, so that many requests of one never hold up the only one of another. */
export interface FairQueue {
  /**
   * Runs work when it is its caller's turn. Callers take turns; the work of one runs in the order of its coming.
   * @param signal ends the waiting, not the work
   * @throws QueueIsFull when there is no room to wait; the reason of the signal; what the work throws
   */
  run<Result>(caller: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  use(): PoolUse
}

/** There is no room to wait: as much waits as may, and no caller has more waiting than this one. */
export class QueueIsFull extends Error {
  override readonly name = 'QueueIsFull'
}

/**
 * What a queue runs, for work that callers ask for.
 * @param what of which there is too much, as the message has it
 * @throws AppError `overloaded` instead of {@link QueueIsFull}; what the work throws
 */
export async function orOverloaded<Result>(
  turn: Promise<Result>,
  what: string,
  retryAfterSeconds: number,
): Promise<Result> {
  try {
    return await turn
  } catch (error) {
    throw error instanceof QueueIsFull ? new AppError('overloaded', { what }, { retryAfterSeconds }) : error
  }
}

interface Waiting {
  start(): void
  turnAway(reason: unknown): void
}

/**
 * Makes a queue.
 * @param slots how much work runs at once
 * @param each how much of it may be of one caller; all of it when absent
 * @param most how much may wait; beyond it, what waits last of the caller with the most makes room for callers with less
 */
export function createFairQueue({
  slots,
  each = slots,
  most,
}: {
  slots: number
  each?: number
  most: number
}): FairQueue {
  /** What waits, by caller; callers stand in the order of their turns. */
  const lines = new Map<string, Waiting[]>()
  /** How much of each caller runs. */
  const runningOf = new Map<string, number>()
  let running = 0
  let waiting = 0

  const mayRun = (caller: string) => running < slots && (runningOf.get(caller) ?? 0) < each
  const begin = (caller: string) => {
    running += 1
    runningOf.set(caller, (runningOf.get(caller) ?? 0) + 1)
  }
  const end = (caller: string) => {
    running -= 1
    const left = (runningOf.get(caller) ?? 1) - 1
    if (left > 0) runningOf.set(caller, left)
    else runningOf.delete(caller)
  }
  const startNext = () => {
    const turn = lines.entries().find(([caller]) => mayRun(caller))
    if (!turn) return
    const [caller, line] = turn
    const next = line.shift()
    lines.delete(caller)
    if (line.length > 0) lines.set(caller, line)
    begin(caller)
    waiting -= 1
    next?.start()
  }
  const leave = (caller: string, one: Waiting): boolean => {
    const line = lines.get(caller)
    const place = line?.indexOf(one) ?? -1
    if (!line || place < 0) return false
    line.splice(place, 1)
    if (line.length === 0) lines.delete(caller)
    waiting -= 1
    return true
  }
  const makeRoom = (caller: string) => {
    const own = lines.get(caller)?.length ?? 0
    const [longestCaller, longest] = [...lines].reduce((a, b) => (b[1].length > a[1].length ? b : a))
    const last = longest.at(-1)
    if (longest.length <= own + 1 || !last) throw new QueueIsFull()
    leave(longestCaller, last)
    last.turnAway(new QueueIsFull())
  }
  const takeTurn = async (caller: string, signal: AbortSignal | undefined) => {
    signal?.throwIfAborted()
    if (mayRun(caller)) {
      begin(caller)
      return
    }
    if (waiting >= most) makeRoom(caller)
    const turn = Promise.withResolvers<void>()
    const one: Waiting = { start: turn.resolve, turnAway: turn.reject }
    const giveUp = () => {
      if (leave(caller, one)) turn.reject(signal?.reason)
    }
    lines.set(caller, [...(lines.get(caller) ?? []), one])
    waiting += 1
    signal?.addEventListener('abort', giveUp, { once: true })
    try {
      await turn.promise
    } finally {
      signal?.removeEventListener('abort', giveUp)
    }
  }

  return {
    async run(caller, work, signal) {
      await takeTurn(caller, signal)
      try {
        return await work()
      } finally {
        end(caller)
        startNext()
      }
    },
    use: () => ({ capacity: slots, busy: running, queued: waiting }),
  }
}
