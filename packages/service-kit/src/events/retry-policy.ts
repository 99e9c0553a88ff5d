/** When an event is tried again, in milliseconds. The last delay or pause of a list repeats. */
export interface RetryPolicy {
  /** Faults of one event before it becomes a dead letter. */
  maxFaults: number
  /** Delays after a fault of the event, by the number of its faults so far. */
  backOffMs: readonly number[]
  /** Pauses while something that the event needs is away, by the number of tries so far. There is no last try. */
  pausesMs: readonly number[]
  /**
   * How long NATS waits for a sign of life about an event before it delivers the event again, perhaps to another replica.
   * A consumer gives one three times as often, whether it works on the event or pauses.
   */
  ackWaitMs: number
}

/** Faults pass within about three minutes or not at all; outages pass whenever they do. */
export const usualRetry: RetryPolicy = {
  maxFaults: 10,
  backOffMs: [200, 1_000, 5_000, 15_000, 30_000],
  pausesMs: [200, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000],
  ackWaitMs: 30_000,
}

/** The delay after a number of tries. */
export function delayAfter(tries: number, delaysMs: readonly number[]): number {
  return delaysMs[Math.min(tries, delaysMs.length) - 1] ?? 1_000
}

/**
 * Deliveries after which an event counts as faulty although no fault of it was seen: each time it ended the process, or
 * so it seems. Restarts and a NATS that comes and goes add deliveries too, so there are more of them than of faults.
 */
export function maxDeliveries({ maxFaults }: RetryPolicy): number {
  return 3 * maxFaults
}
