import type { TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import { newId } from '@resume/service-kit/ids'
import type { AnsweredRun, Charge, Claim, Claimed, LapsedRun, PaidRunStore, Run, RunTimes } from './runs.ts'
import { openStates, type PaidState, type PaidStep, transitions, ungivenStates } from './states.ts'

interface RunRow {
  id: string
  userId: string
  kind: string
  holder: string
  isRepeatable: boolean
  state: PaidState
  reservationId: string | null
  credits: number
  answer: Uint8Array | null
}

/**
 * Runs in the table `paid_runs` of a service's database, whose definition stands in this package's README.
 * @param database runs each statement by itself; a pool does so in a fraction of a mapper's time
 */
export function createPostgresStore(database: TaggedQueries): PaidRunStore {
  const end = (run: Run, step: PaidStep, answer?: string) => endRun(database, run, step, { answer })
  return {
    claim: (claim, times) => claimRun(database, claim, times),
    beginReserved: async (run, fingerprint, { reservationId, credits }, { now, leasedUntil, repeatableUntil }) => {
      const { to } = transitions.reserve
      const begun = await database.$queryRaw<unknown[]>`
        INSERT INTO paid_runs (
          id, user_id, kind, fingerprint, state, holder, leased_until, reservation_id, credits, created_at, expires_at
        )
        SELECT ${run.id}::uuid, ${run.userId}, ${run.kind}, ${fingerprint}, ${to}, ${run.holder}::uuid,
          ${leasedUntil}::timestamptz, ${reservationId}, ${credits}::int, ${now}::timestamptz, ${repeatableUntil}::timestamptz
        WHERE NOT EXISTS (SELECT 1 FROM erased_users WHERE user_id = ${run.userId})
        RETURNING id`
      return begun.length === 1
    },
    prolong: async (runs, { now, leasedUntil }) => {
      await database.$queryRaw`
        UPDATE paid_runs SET leased_until = ${leasedUntil}
        WHERE id = ANY(${runs.map(({ id }) => id)}::uuid[]) AND holder = ANY(${runs.map(({ holder }) => holder)}::uuid[])
          AND state = ANY(${transitions.fail.from}::text[]) AND leased_until > ${now}`
    },
    reserve: async (run, reservationId, credits = 0) => {
      const { from, to } = transitions.reserve
      const moved = await database.$queryRaw<unknown[]>`
        UPDATE paid_runs SET state = ${to}, reservation_id = ${reservationId}, credits = ${credits}
        WHERE id = ${run.id}::uuid AND holder = ${run.holder}::uuid AND state = ANY(${from}::text[])
        RETURNING id`
      return moved.length === 1
    },
    answer: (answered, leasedUntil, within = database) => storeAnswer(within, answered, leasedUntil),
    give: async (run) => {
      const { from, to } = transitions.give
      const moved = await database.$queryRaw<unknown[]>`
        UPDATE paid_runs SET state = ${to}
        WHERE id = ${run.id}::uuid AND holder = ${run.holder}::uuid AND state = ANY(${from}::text[])
        RETURNING id`
      return moved.length === 1
    },
    confirm: async (userId, id, leasedUntil) => {
      const { from, to } = transitions.give
      const rows = await database.$queryRaw<RunRow[]>`
        UPDATE paid_runs SET state = ${to}, holder = gen_random_uuid(), leased_until = ${leasedUntil}
        WHERE id = ${id}::uuid AND user_id = ${userId} AND state = ANY(${from}::text[]) AND credits > 0
        RETURNING id::text, user_id AS "userId", kind, holder::text, request_id IS NOT NULL AS "isRepeatable", state,
          reservation_id AS "reservationId", credits, NULL AS answer`
      return rows.map(lapsedRun)[0]
    },
    payGiven: async (userId, id) => {
      const from = [...transitions.give.from, ...transitions.pay.from]
      await database.$queryRaw`
        DELETE FROM paid_runs
        WHERE id = ${id}::uuid AND user_id = ${userId} AND state = ANY(${from}::text[]) AND credits > 0 AND request_id IS NULL`
    },
    pay: (run) => end(run, 'pay'),
    fail: (run) => end(run, 'fail'),
    release: (run, answer) => end(run, 'release', answer),
    expire: (run) => end(run, 'expire'),
    isErased: async (userId, within = database) => {
      const erased = await within.$queryRaw<unknown[]>`SELECT user_id FROM erased_users WHERE user_id = ${userId}`
      return erased.length > 0
    },
    takeLapsed: async ({ now, leasedUntil }, most) => {
      const rows = await database.$queryRaw<RunRow[]>`
        UPDATE paid_runs SET holder = gen_random_uuid(), leased_until = ${leasedUntil}
        WHERE id IN (
          SELECT id FROM paid_runs WHERE state = ANY(${openStates}::text[]) AND leased_until <= ${now}
          ORDER BY leased_until LIMIT ${most} FOR UPDATE SKIP LOCKED
        )
        RETURNING id::text, user_id AS "userId", kind, holder::text, request_id IS NOT NULL AS "isRepeatable", state,
          reservation_id AS "reservationId", credits, NULL AS answer`
      return rows.map(lapsedRun)
    },
  }
}

async function claimRun(
  database: TaggedQueries,
  claim: Claim,
  { now, leasedUntil, repeatableUntil }: RunTimes,
): Promise<Claimed> {
  const { userId, kind, fingerprint } = claim
  const requestId = claim.requestId ?? null
  if (requestId !== null) {
    await database.$queryRaw`
      DELETE FROM paid_runs
      WHERE user_id = ${userId} AND kind = ${kind} AND request_id = ${requestId} AND expires_at <= ${now}`
  }
  const [taken] = await database.$queryRaw<RunRow[]>`
    INSERT INTO paid_runs AS run (
      id, user_id, kind, request_id, fingerprint, state, holder, leased_until, created_at, expires_at
    )
    SELECT ${newId()}::uuid, ${userId}, ${kind}, ${requestId}, ${fingerprint}, 'claimed', ${newId()}::uuid,
      ${leasedUntil}::timestamptz, ${now}::timestamptz, ${repeatableUntil}::timestamptz
    WHERE NOT EXISTS (SELECT 1 FROM erased_users WHERE user_id = ${userId})
    ON CONFLICT (user_id, kind, request_id) DO UPDATE SET holder = excluded.holder, leased_until = excluded.leased_until
    WHERE run.fingerprint = excluded.fingerprint AND run.state = ANY(${ungivenStates}::text[])
      AND run.leased_until <= ${now}
    RETURNING id::text, user_id AS "userId", kind, holder::text, request_id IS NOT NULL AS "isRepeatable", state,
      reservation_id AS "reservationId", credits, answer`
  if (taken) {
    const run = runOf(taken)
    if (taken.state !== 'answered') return { run }
    return { answered: { run, answer: textOf(taken.answer), charge: chargeOf(taken) } }
  }
  if (requestId === null) return { busy: true }
  const [known] = await database.$queryRaw<(Pick<RunRow, 'state' | 'answer'> & { fingerprint: string })[]>`
    SELECT state, answer, fingerprint FROM paid_runs
    WHERE user_id = ${userId} AND kind = ${kind} AND request_id = ${requestId}`
  if (!known) return { busy: true }
  if (known.fingerprint !== fingerprint) return { other: true }
  const isGiven = !ungivenStates.includes(known.state)
  return isGiven && known.answer ? { replay: textOf(known.answer) } : { busy: true }
}

async function storeAnswer(
  database: TaggedQueries,
  { run, answer, charge }: AnsweredRun,
  leasedUntil: Date,
): Promise<boolean> {
  if (!charge) return endRun(database, run, 'release', { answer, unlessErased: true })
  const { from, to } = transitions.answer
  const moved = await database.$queryRaw<unknown[]>`
    UPDATE paid_runs SET state = ${to}, leased_until = ${leasedUntil}, reservation_id = ${charge.reservationId},
      credits = ${charge.credits}, answer = CASE WHEN request_id IS NOT NULL THEN ${bytesOf(answer)}::bytea END
    WHERE id = ${run.id}::uuid AND holder = ${run.holder}::uuid AND state = ANY(${from}::text[])
      AND NOT EXISTS (SELECT 1 FROM erased_users WHERE user_id = ${run.userId})
    RETURNING id`
  return moved.length === 1
}

/** Ends a run. What nobody can ask for again is removed, and so is a run without an answer that was given. */
async function endRun(
  database: TaggedQueries,
  run: Run,
  step: PaidStep,
  { answer, unlessErased = false }: { answer?: string | undefined; unlessErased?: boolean },
): Promise<boolean> {
  const { from, to } = transitions[step]
  const bytes = answer === undefined ? null : bytesOf(answer)
  const isGiven = step === 'pay' || answer !== undefined
  const ended = await database.$queryRaw<unknown[]>`
    WITH ending AS (
      SELECT id, request_id IS NOT NULL AND (${isGiven}::boolean OR state = 'owed') AS stays FROM paid_runs
      WHERE id = ${run.id}::uuid AND holder = ${run.holder}::uuid AND state = ANY(${from}::text[])
        AND NOT (${unlessErased}::boolean AND EXISTS (SELECT 1 FROM erased_users WHERE user_id = ${run.userId}))
      FOR UPDATE
    ), removed AS (
      DELETE FROM paid_runs USING ending WHERE paid_runs.id = ending.id AND NOT ending.stays
    ), kept AS (
      UPDATE paid_runs SET state = ${to}, answer = coalesce(${bytes}::bytea, answer),
        credits = CASE WHEN ${to} = 'paid' THEN credits ELSE 0 END
      FROM ending WHERE paid_runs.id = ending.id AND ending.stays
    )
    SELECT id FROM ending`
  return ended.length === 1
}

function lapsedRun(row: RunRow): LapsedRun {
  return { run: runOf(row), state: row.state, charge: chargeOf(row) }
}

function runOf({ id, userId, kind, holder, isRepeatable }: RunRow): Run {
  return { id, userId, kind, holder, isRepeatable }
}

function chargeOf({ reservationId, credits }: RunRow): Charge | undefined {
  return reservationId === null ? undefined : { reservationId, credits }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text))
}

function textOf(bytes: Uint8Array | null): string {
  return Buffer.from(bytes ?? []).toString('utf8')
}
