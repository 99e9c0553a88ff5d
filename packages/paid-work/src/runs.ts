import type { TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import type { PaidState } from './states.ts'

/** A request for paid work. */
export interface Claim {
  userId: string
  /** What is asked for; a request ID names another request for each kind. */
  kind: string
  /** The caller's name for the request; undefined when it will not be repeated. */
  requestId: string | undefined
  /** Digest of the request: a repeat must be the same. */
  fingerprint: string
}

/** A run that this process works on, until its lease ends and another process takes it over. */
export interface Run {
  id: string
  userId: string
  kind: string
  /** Names who works on it; the store ignores steps of former holders. */
  holder: string
  /** Whether the caller can ask for its answer again. */
  isRepeatable: boolean
}

/** What an answer costs, and the reservation that pays for it. */
export interface Charge {
  reservationId: string
  credits: number
}

/** What is left to do about the answer to a request that cannot be repeated, by whoever has it: it pays, and says so. */
export interface Due extends Charge {
  confirmId: string
}

/** A run with its answer. */
export interface AnsweredRun {
  run: Run
  /** JSON; what a repeat is answered with. */
  answer: string
  /** Undefined when the answer is free. */
  charge: Charge | undefined
}

/** The times of a run that begins. */
export interface RunTimes {
  now: Date
  /** When another process may take it over. */
  leasedUntil: Date
  /** When a repeat of its request counts as a new one. */
  repeatableUntil: Date
}

/** What is on record when a request comes in. */
export type Claimed =
  /** Nothing, or a run whose process died: the work is the caller's to do. */
  | { run: Run }
  /** An answer that nobody was given because its process died; its payment is the caller's to see to. */
  | { answered: AnsweredRun }
  /** The answer to the first request. */
  | { replay: string }
  /** The first request is in progress. */
  | { busy: true }
  /** The request ID names another request. */
  | { other: true }

/** A run whose lease has ended. It is leased to whoever took it from the store. */
export interface LapsedRun {
  run: Run
  state: PaidState
  /** Undefined when nothing is known to be reserved. */
  charge: Charge | undefined
}

/**
 * Where runs are stored. Every step is one statement that holds whatever else happens at the same time; it answers false
 * when the run is no longer the holder's or the state machine does not allow the step.
 */
export interface PaidRunStore {
  /** Begins a request, or finds what is on record of it. */
  claim(claim: Claim, times: RunTimes): Promise<Claimed>
  /**
   * Puts a run that cannot be repeated on record, once its credits are reserved.
   * @returns false when its user was erased
   */
  beginReserved(run: Run, fingerprint: string, charge: Charge, times: RunTimes): Promise<boolean>
  /** Prolongs the leases of runs in work, unless they have ended or somebody else has the run. */
  prolong(runs: Run[], times: { now: Date; leasedUntil: Date }): Promise<void>
  /** Step `reserve`. @param credits what the answer costs, when that is known, so that it can be given without being stored */
  reserve(run: Run, reservationId: string, credits?: number): Promise<boolean>
  /**
   * Step `answer`, or `release` when the answer is free. Only the answer to a repeatable request is stored.
   * @param within the transaction of what else changes with it
   */
  answer(answered: AnsweredRun, leasedUntil: Date, within?: TaggedQueries): Promise<boolean>
  /** Step `give`, of an answer that is stored. */
  give(run: Run): Promise<boolean>
  /**
   * Step `give` by the caller who has the answer: takes the run over, whoever held it.
   * @returns undefined when there is no such run that is still to be paid for
   */
  confirm(userId: string, id: string, leasedUntil: Date): Promise<LapsedRun | undefined>
  /** Steps `give` and `pay` by the caller who has the answer and has paid for it, whoever held the run: nothing is left of it. */
  payGiven(userId: string, id: string): Promise<void>
  /** Step `pay`. Leaves the answer for repeats. */
  pay(run: Run): Promise<boolean>
  /** Step `fail`. Nothing is left of the run. */
  fail(run: Run): Promise<boolean>
  /** Step `release`. @param answer a free answer that is stored for repeats; without it nothing is left of the run */
  release(run: Run, answer?: string): Promise<boolean>
  /** Step `expire`. Leaves the answer for repeats only when it was given. */
  expire(run: Run): Promise<boolean>
  /** @param within the transaction of a step that was refused */
  isErased(userId: string, within?: TaggedQueries): Promise<boolean>
  /** Takes over runs that are open and whose lease has ended. */
  takeLapsed(times: { now: Date; leasedUntil: Date }, most: number): Promise<LapsedRun[]>
}
