import { setImmediate as afterThisTurn } from 'node:timers/promises'
import type { TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import {
  type Credits,
  notEnoughCredits,
  payCharge,
  type Reservation,
  releaseCredits,
  reserveCredits,
} from './credits.ts'
import type { AnsweredRun, Charge, Claim, Due, LapsedRun, PaidRunStore, Run } from './runs.ts'
import { createSignsOfLife } from './signs-of-life.ts'

/** Work that costs credits: done once, paid for once, and answered the same to every repeat. */
export interface PaidWork {
  /**
   * Begins a request, or finds its answer. One that cannot be repeated and whose price is known is put on record together with its
   * reservation.
   * @param price in credits, when exactly so many will be reserved
   * @throws AppError `idempotency_conflict` for a request ID that names another request, `idempotency_in_progress` with a
   * retry time while the first is in progress, `unauthenticated` when its user was erased
   */
  begin(claim: Claim, price?: number): Promise<{ run: Run } | { replay: string }>
  /**
   * Reserves as much as there is of a range of credits. Which is put on record once the caller has asked for what the work needs, and
   * while it works. Until then it is as if the process had been killed before: the reservation lapses by itself, or is found again by
   * who takes the run over.
   * @returns undefined when billing cannot be asked
   * @throws AppError `credits_missing` when there is less than the least, `unauthenticated` when the user was erased
   */
  reserve(run: Run, range: { min: number; max: number }): Promise<Reservation | undefined>
  /**
   * Waits until the reservation is on record. {@link answer} does so by itself; whoever gives a part of the answer earlier, does
   * before that.
   * @throws AppError `took_too_long` when the run was taken over, `unauthenticated` when its user was erased
   */
  recorded(run: Run): Promise<void>
  /** Gives a reservation back while the run goes on without it. */
  forgo(run: Run, reservation: Reservation): Promise<void>
  /**
   * Stores the answer of a run. One that nobody can ask for again, and that costs what was reserved, needs no record: it is given, or
   * lapses.
   * @param charge undefined: the answer is free, and the run has ended
   * @param within the transaction of what else changes with it
   * @throws AppError `took_too_long` when the run was taken over, `unauthenticated` when its user was erased
   */
  answer(run: Run, answer: string, charge: Charge | undefined, within?: TaggedQueries): Promise<AnsweredRun>
  /**
   * Sees to the payment of an answer. That of a repeatable request is paid for now. That of any other is left to whoever has
   * the answer: it spends the reservation itself or has {@link confirm} do so, and until then nothing is charged.
   * @param instead a free answer, stored in place of one that cannot be paid for
   * @returns `unpaid` when the answer must not be given
   * @throws AppError `took_too_long` when the run was taken over before its payment was confirmed, `unauthenticated` when its
   * user was erased before
   */
  settle(answered: AnsweredRun, instead?: string): Promise<{ due?: Due } | 'unpaid'>
  /**
   * Ends a run whose caller has the answer: pays for it first, unless the caller has. Resolves once billing has said so, before
   * that is on record.
   */
  confirm(userId: string, id: string, isPaid?: boolean): Promise<void>
  /** Ends a run that came to nothing, and gives its credits back. */
  abandon(run: Run, reservation: Reservation | undefined): Promise<void>
  /**
   * Ends runs whose process did not: what was given is paid for, what was not is given back.
   * @param most how many it looks at
   * @returns how many it looked at
   */
  settleLapsed(most?: number): Promise<number>
}

/** For how long a repeat is answered the same; docs/api/conventions.md. */
const repeatableMs = 24 * 60 * 60 * 1000
/** How long a process has a run to itself: longer than any work takes. */
const workMs = 90_000
/** How long it has one that can be asked for again without a sign of life: whoever asks would wait for a process that was killed. */
const silentMs = 20_000
/** How long it has to pay and to give the answer. */
const settleMs = 30_000

/**
 * Makes the paid work of a service.
 * @param options.purposes what billing shows as the reason of a charge, by the kind of run
 * @param options.onTrouble told what could not be done now; it is done later or lapses by itself
 */
export function createPaidWork(options: {
  store: PaidRunStore
  credits: Credits
  purposes: Record<string, string>
  now: () => Date
  onTrouble: (what: string, error?: unknown) => void
}): PaidWork {
  const { store, credits, now, onTrouble } = options
  const later = (ms: number) => new Date(now().getTime() + ms)
  const attempt = <T>(what: string, work: Promise<T>) =>
    work.catch((error) => {
      onTrouble(what, error)
      return undefined
    })
  const purposeOf = ({ kind }: Run) => options.purposes[kind] ?? kind
  /** Reservations on their way to the record. */
  const records = new WeakMap<Run, Promise<boolean>>()
  /** What answers cost that are given without being stored. */
  const prices = new WeakMap<Run, number>()
  /** Digests of the requests of runs that are put on record with their reservation. */
  const fingerprints = new WeakMap<Run, string>()
  const timesOfRun = (leaseMs = workMs) => ({
    now: now(),
    leasedUntil: later(leaseMs),
    repeatableUntil: later(repeatableMs),
  })
  const inWork = createSignsOfLife<Run>(silentMs / 4, workMs - silentMs, async (runs) => {
    const times = { now: now(), leasedUntil: later(silentMs) }
    await attempt('the leases of runs in work could not be prolonged', store.prolong(runs, times))
  })
  /** Why a step of a run was refused: whoever was erased gets the answer of every later call, and nothing has failed. */
  const refusalOf = async ({ userId }: Run, within?: TaggedQueries) =>
    (await store.isErased(userId, within))
      ? new AppError('unauthenticated')
      : new AppError('took_too_long', { work: 'request' })
  const recorded = async (run: Run) => {
    if ((await records.get(run)) === false) throw await refusalOf(run)
  }

  const releaseHeld = async (run: Run, reservationId: string) => {
    if ((await releaseCredits(credits, run.userId, reservationId)) === 'unknown') {
      onTrouble('credits could not be released; billing releases them itself in time')
    }
  }

  /**
   * Pays now.
   * @returns false when the answer must not be given
   * @throws AppError `took_too_long` when the run was taken over, `unauthenticated` when its user was erased; what the store throws
   * when nobody knows whether the answer is paid for, nor is it on record that it is owed: whoever settles the run might give its
   * credits back, and the caller can ask again
   */
  const payNow = async ({ run, charge }: AnsweredRun, instead?: string): Promise<boolean> => {
    if (!charge) return true
    const payment = await payCharge(credits, run, charge, purposeOf(run))
    if (payment === 'unknown') {
      onTrouble('a payment is not confirmed')
      if (!(await store.give(run))) throw await refusalOf(run)
      return true
    }
    await attempt(
      'the payment of a run could not be recorded',
      payment === 'paid' ? store.pay(run) : store.release(run, instead),
    )
    return payment === 'paid'
  }

  /** @returns the end of the run on record, which nobody who has the answer needs to wait for */
  const payOwed = async ({ run, charge }: LapsedRun): Promise<{ recorded: Promise<unknown> }> => {
    if (!charge) return { recorded: Promise.resolve() }
    const payment = await payCharge(credits, run, charge, purposeOf(run))
    if (payment === 'unknown') onTrouble('a payment is not confirmed')
    if (payment === 'unpaid') onTrouble('an answer that was given can no longer be paid for')
    if (payment === 'unknown') return { recorded: Promise.resolve() }
    return { recorded: payment === 'paid' ? store.pay(run) : store.expire(run) }
  }

  const begin = async (claim: Claim, isSecond = false): Promise<{ run: Run } | { replay: string }> => {
    const isRepeatable = claim.requestId !== undefined
    const claimed = await store.claim(claim, timesOfRun(isRepeatable ? silentMs : workMs))
    if ('run' in claimed && isRepeatable) inWork.begin(claimed.run)
    if ('run' in claimed || 'replay' in claimed) return claimed
    if ('other' in claimed) throw new AppError('idempotency_conflict')
    if ('answered' in claimed) {
      if (await payNow(claimed.answered)) return { replay: claimed.answered.answer }
      if (!isSecond) return begin(claim, true)
      throw notEnoughCredits()
    }
    if (await store.isErased(claim.userId)) throw new AppError('unauthenticated')
    throw new AppError('idempotency_in_progress', { retryAfterSeconds: 2 })
  }

  return {
    begin: async (claim, price) => {
      if (claim.requestId !== undefined || price === undefined) return begin(claim)
      const { userId, kind, fingerprint } = claim
      const run = { id: newId(), userId, kind, holder: newId(), isRepeatable: false }
      fingerprints.set(run, fingerprint)
      return { run }
    },

    reserve: async (run, range) => {
      const reservation = await reserveCredits(credits, run, { ...range, purpose: purposeOf(run) })
      if (!reservation) {
        onTrouble('no credits could be reserved')
        return undefined
      }
      const price = !run.isRepeatable && range.min === range.max ? range.max : undefined
      if (price !== undefined) prices.set(run, price)
      const fingerprint = fingerprints.get(run)
      const charge = { reservationId: reservation.id, credits: price ?? 0 }
      const record = afterThisTurn().then(() =>
        fingerprint === undefined
          ? store.reserve(run, reservation.id, price)
          : store.beginReserved(run, fingerprint, charge, timesOfRun()),
      )
      record.catch(() => undefined)
      records.set(run, record)
      return reservation
    },

    recorded,

    forgo: (run, reservation) => releaseHeld(run, reservation.id),

    answer: async (run, answer, charge, within) => {
      const answered = { run, answer, charge }
      await recorded(run)
      if (!within && charge && charge.credits === prices.get(run)) return answered
      if (!(await store.answer(answered, later(settleMs), within))) throw await refusalOf(run, within)
      inWork.end(run)
      return answered
    },

    settle: async (answered, instead) => {
      const { run, charge } = answered
      if (charge && !run.isRepeatable) return { due: { ...charge, confirmId: run.id } }
      return (await payNow(answered, instead)) ? {} : 'unpaid'
    },

    confirm: async (userId, id, isPaid = false) => {
      if (isPaid) return store.payGiven(userId, id)
      const owed = await store.confirm(userId, id, later(settleMs))
      if (!owed) return
      const { recorded } = await payOwed(owed)
      /** It is on record that the run is owed: who settles lapsed runs tells billing again, which pays once. */
      void attempt('the payment of a run could not be recorded', recorded)
    },

    abandon: async (run, reservation) => {
      inWork.end(run)
      try {
        /** What is still on its way to the record must not arrive after the end. */
        const isRecorded = await records.get(run)?.catch(() => false)
        /** What was answered is settled by whoever has it now; its credits must not be given back. */
        const isOver = (await store.fail(run)) || (fingerprints.has(run) && !isRecorded)
        if (isOver && reservation) await releaseHeld(run, reservation.id)
      } catch (error) {
        onTrouble('a run could not be ended; it lapses by itself', error)
      }
    },

    settleLapsed: async (most = 50) => {
      const lapsed = await store.takeLapsed({ now: now(), leasedUntil: later(settleMs) }, most)
      for (const found of lapsed) {
        if (found.state === 'owed') await (await payOwed(found)).recorded
        else await giveUp(found)
      }
      return lapsed.length
    },
  }

  /** Ends a run whose answer nobody is known to have. A payment that arrived anyway leaves the answer for repeats. */
  async function giveUp({ run, state, charge }: LapsedRun): Promise<void> {
    const outcome = charge ? await releaseCredits(credits, run.userId, charge.reservationId) : 'released'
    if (outcome === 'released') await store.expire(run)
    if (outcome !== 'spent') return
    /** Only whoever has an answer pays for one that is not stored. */
    if (state === 'reserved') await store.give(run)
    await store.pay(run)
  }
}
