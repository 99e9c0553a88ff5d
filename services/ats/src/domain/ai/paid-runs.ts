import { createHash } from 'node:crypto'
import { AppError } from '@resume/service-kit/errors/app-error'
import { type Credits, giveBack, holdCredits, notEnoughCredits, pay, type Reservation } from './credits.ts'
import type { KeptRun, Run, RunClaim, RunKind, RunStore } from './runs.ts'

/** Paid work that is done once, paid once and answered alike however often it is asked for. */
export interface PaidRuns {
  store: RunStore
  /**
   * Begins a request, or finds its answer.
   * @throws AppError `conflict` for a request id that names another request, and, with a retry time, while the first is
   * in work
   */
  begin(claim: RunClaim): Promise<{ run: Run } | { answer: string }>
  /** Puts credits aside; see {@link holdCredits}. */
  hold(run: Run, kind: RunKind, range: { min: number; max: number }): Promise<Reservation | undefined>
  /** When a kept answer may be taken over, should this process end before it is given. */
  keptUntil(): Date
  /**
   * Pays for a kept answer.
   * @returns false when nobody can: the answer must not be given, and `instead` is kept in its place
   */
  settle(kept: KeptRun, kind: RunKind, instead?: string): Promise<boolean>
  /** Gives back what was put aside, while the run goes on without. */
  giveBack(run: Run, held: Reservation): Promise<void>
  /** Ends a run that came to nothing; its credits are given back. */
  abandon(run: Run, held: Reservation | undefined): Promise<void>
}

/** For how long a repeat is answered alike (decisions, Conventions). */
const repeatableMs = 24 * 60 * 60 * 1000
/** How long a process has a run to itself: longer than any takes. */
const workMs = 90_000
/** How long it has to pay and to give the answer. */
const settleMs = 30_000

const purposes: Record<RunKind, string> = { analyze: 'ats.analyze', convert: 'ats.convert-resume' }

/** Makes the {@link PaidRuns}. @param onTrouble told what could not be done now; it is done later or lapses by itself */
export function createPaidRuns(options: {
  store: RunStore
  credits: Credits
  now: () => Date
  onTrouble: (what: string, error: unknown) => void
}): PaidRuns {
  const { store, credits, now, onTrouble } = options
  const later = (ms: number) => new Date(now().getTime() + ms)
  const attempt = (what: string, work: Promise<unknown>) => work.catch((error) => onTrouble(what, error))

  const settle: PaidRuns['settle'] = async ({ run, charge }, kind, instead) => {
    if (!charge) return true
    const payment = await pay(credits, run, charge, purposes[kind])
    if (payment === 'unknown') onTrouble('a payment is not confirmed', undefined)
    await attempt(
      'a paid run could not be marked',
      payment === 'unknown' ? store.owe(run) : store.finish(run, payment === 'unpaid' ? instead : undefined),
    )
    return payment !== 'unpaid'
  }

  const begin = async (claim: RunClaim, isSecond = false): Promise<{ run: Run } | { answer: string }> => {
    const times = { now: now(), heldUntil: later(workMs), expiresAt: later(repeatableMs) }
    const begun = await store.begin(claim, times)
    if ('run' in begun || 'answer' in begun) return begun
    if ('other' in begun) throw new AppError('conflict', 'Idempotency key was used with another request')
    if ('kept' in begun) {
      const { kept } = begun
      if (await settle(kept, claim.kind)) return { answer: kept.answer }
      await store.forget(kept.run)
      if (!isSecond) return begin(claim, true)
      throw notEnoughCredits()
    }
    throw new AppError('conflict', 'A request with this idempotency key is still in progress', { retryAfterSeconds: 2 })
  }

  const giveBackHeld: PaidRuns['giveBack'] = async (run, held) => {
    if ((await giveBack(credits, run.userId, held.id)) === 'unknown') {
      onTrouble('credits could not be given back; they come back by themselves', undefined)
    }
  }

  return {
    store,
    begin: (claim) => begin(claim),
    hold: async (run, kind, range) => {
      const held = await holdCredits(credits, run, { ...range, purpose: purposes[kind] })
      if (!held) onTrouble('no credits could be put aside', undefined)
      return held
    },
    keptUntil: () => later(settleMs),
    settle,
    giveBack: giveBackHeld,
    abandon: async (run, held) => {
      try {
        /** What was kept is settled by whoever has it now; giving its credits back would be wrong. */
        if ((await store.drop(run)) && held) await giveBackHeld(run, held)
      } catch (error) {
        onTrouble('a run could not be ended; it lapses by itself', error)
      }
    },
  }
}

/** A digest of a request by its parts, in their order. */
export function fingerprintOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Settles runs whose process ended or could not reach billing: what was given is paid for, what was not is given back.
 * @returns how many were looked at
 */
export async function settleRuns(
  { store, credits, now }: { store: RunStore; credits: Credits; now: () => Date },
  most = 50,
): Promise<number> {
  const runs = await store.takeUnsettled({ now: now(), heldUntil: new Date(now().getTime() + settleMs) }, most)
  for (const { run, kind, charge, wasGiven } of runs) {
    if (wasGiven) {
      if ((await pay(credits, run, charge, purposes[kind])) !== 'unknown') await store.finish(run)
      continue
    }
    const outcome = await giveBack(credits, run.userId, charge.reservationId)
    if (outcome === 'given back') await store.forget(run)
    if (outcome === 'spent') await store.finish(run)
  }
  return runs.length
}
