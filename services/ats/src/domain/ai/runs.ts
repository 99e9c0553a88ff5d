/** What an AI is paid for. */
export type RunKind = 'analyze' | 'convert'

/** A paid request, named by who sent it. */
export interface RunClaim {
  userId: string
  kind: RunKind
  /** The caller's name for it; undefined when it will not be repeated. */
  requestId: string | undefined
  /** Digest of the request. */
  fingerprint: string
}

/** A run that this process works on, until somebody else takes it over. */
export interface Run {
  id: string
  userId: string
  /** Who works on it: a former holder can change nothing any more. */
  holder: string
}

/** What a run owes, and the credits that are put aside for it. */
export interface Charge {
  reservationId: string
  credits: number
}

/** A run with its answer. */
export interface KeptRun {
  run: Run
  /** JSON; what a repeat is answered with. */
  answer: string
  /** Undefined when it costs nothing. */
  charge: Charge | undefined
}

/** What is on record when a request comes in. */
export type Begun =
  /** Nothing: the work is the caller's to do. */
  | { run: Run }
  /** An answer that nobody was given, because its process ended; it is the caller's now. */
  | { kept: KeptRun }
  /** The answer of the first request. */
  | { answer: string }
  /** The first request is in work. */
  | { busy: true }
  /** The request id names another request. */
  | { other: true }

/** A run whose credits are neither spent nor given back for certain. */
export interface UnsettledRun {
  run: Run
  kind: RunKind
  charge: Charge
  /** Whether its answer was given. */
  wasGiven: boolean
}

/** Where runs are kept. Each change is one step, whatever else happens at the same time. */
export interface RunStore {
  /** @param times.heldUntil from when on the run may be taken over; @param times.expiresAt until when repeats are known */
  begin(claim: RunClaim, times: { now: Date; heldUntil: Date; expiresAt: Date }): Promise<Begun>
  /** Keeps an answer. @returns false when the run is not the holder's any more */
  keep(kept: KeptRun, heldUntil: Date): Promise<boolean>
  /** The credits are settled; of a run that will not be repeated nothing stays. @param answer instead of the kept one */
  finish(run: Run, answer?: string): Promise<void>
  /** The answer goes out while nobody knows whether the payment arrived. */
  owe(run: Run): Promise<void>
  /** Forgets a run. @returns whether it was the holder's, and nothing was kept of it */
  drop(run: Run): Promise<boolean>
  /** Takes over runs that wait to be settled. */
  takeUnsettled(times: { now: Date; heldUntil: Date }, most: number): Promise<UnsettledRun[]>
  /** Forgets a run whose answer was not given. */
  forget(run: Run): Promise<void>
}
