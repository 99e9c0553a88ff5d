import { newId } from '@resume/service-kit/ids'
import type { Begun, KeptRun, Run, RunClaim, RunKind, RunStore } from '../domain/ai/runs.ts'
import type { Database, Transaction } from './database.ts'

interface TakenRow {
  id: string
  state: string
  reservationId: string | null
  credits: number
  answer: Uint8Array | null
}

interface UnsettledRow {
  id: string
  userId: string
  kind: RunKind
  state: string
  reservationId: string
  credits: number
  holder: string
}

/** Runs in PostgreSQL. A row is changed only by its holder; whoever takes it over becomes the holder. */
export function createRunStore(database: Database): RunStore {
  return {
    begin: (claim, times) => begin(database, claim, times),
    keep: (kept, heldUntil) => keepRun(database, kept, heldUntil),
    finish: async (run, answer) => {
      await database.aiRun.deleteMany({ where: { ...heldBy(run), requestId: null } })
      await database.aiRun.updateMany({
        where: heldBy(run),
        data: { state: 'done', ...(answer !== undefined && { answer: Buffer.from(answer), credits: 0 }) },
      })
    },
    owe: async (run) => {
      await database.aiRun.updateMany({ where: heldBy(run), data: { state: 'owing' } })
    },
    drop: async (run) => {
      const { count } = await database.aiRun.deleteMany({ where: { ...heldBy(run), state: 'running' } })
      return count === 1
    },
    forget: async (run) => {
      await database.aiRun.deleteMany({ where: heldBy(run) })
    },
    takeUnsettled: async ({ now, heldUntil }, most) => {
      const rows = await database.$queryRaw<UnsettledRow[]>`
        UPDATE ai_runs SET holder = gen_random_uuid(), held_until = ${heldUntil}
        WHERE id IN (
          SELECT id FROM ai_runs WHERE state IN ('kept', 'owing') AND held_until <= ${now}
          ORDER BY held_until LIMIT ${most} FOR UPDATE SKIP LOCKED
        )
        RETURNING id::text, user_id AS "userId", kind, state, reservation_id AS "reservationId", credits, holder::text`
      return rows.map(({ id, userId, kind, holder, reservationId, credits, state }) => ({
        run: { id, userId, holder },
        kind,
        charge: { reservationId, credits },
        wasGiven: state === 'owing',
      }))
    },
  }
}

/** Keeps an answer in the transaction of what else happens with it; see {@link RunStore.keep}. */
export async function keepRun(
  database: Database | Transaction,
  { run, answer, charge }: KeptRun,
  heldUntil: Date,
): Promise<boolean> {
  /** A user who was erased while the work went on left nothing to be kept. */
  if ((await database.erasedUser.count({ where: { userId: run.userId } })) > 0) return false
  const where = { ...heldBy(run), state: 'running' }
  const data = charge
    ? { state: 'kept', heldUntil, reservationId: charge.reservationId, credits: charge.credits }
    : { state: 'done' }
  /** Of a run that nobody can repeat the answer is of no use to anybody. */
  const repeatable = await database.aiRun.updateMany({
    where: { ...where, requestId: { not: null } },
    data: { ...data, answer: Buffer.from(answer) },
  })
  if (repeatable.count === 1) return true
  const { count } = charge
    ? await database.aiRun.updateMany({ where, data })
    : await database.aiRun.deleteMany({ where })
  return count === 1
}

async function begin(
  database: Database,
  { userId, kind, requestId, fingerprint }: RunClaim,
  { now, heldUntil, expiresAt }: { now: Date; heldUntil: Date; expiresAt: Date },
): Promise<Begun> {
  const holder = newId()
  if (requestId !== undefined) {
    await database.aiRun.deleteMany({ where: { userId, kind, requestId, expiresAt: { lte: now } } })
  }
  const [taken] = await database.$queryRaw<TakenRow[]>`
    INSERT INTO ai_runs AS run (
      id, user_id, kind, request_id, fingerprint, state, holder, held_until, created_at, expires_at
    )
    SELECT ${newId()}::uuid, ${userId}, ${kind}, ${requestId ?? null}, ${fingerprint}, 'running', ${holder}::uuid,
      ${heldUntil}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    WHERE NOT EXISTS (SELECT 1 FROM erased_users WHERE user_id = ${userId})
    ON CONFLICT (user_id, kind, request_id) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
    WHERE run.fingerprint = excluded.fingerprint AND run.state IN ('running', 'kept') AND run.held_until <= ${now}
    RETURNING id::text, state, reservation_id AS "reservationId", credits, answer`
  if (taken)
    return taken.state === 'running' ? { run: { id: taken.id, userId, holder } } : keptBy(taken, { userId, holder })
  const known = await database.aiRun.findFirst({ where: { userId, kind, requestId: requestId ?? null } })
  if (!known) return { busy: true }
  if (known.fingerprint !== fingerprint) return { other: true }
  const isGiven = known.state === 'done' || known.state === 'owing'
  return isGiven && known.answer ? { answer: textOf(known.answer) } : { busy: true }
}

function keptBy(row: TakenRow, { userId, holder }: { userId: string; holder: string }): Begun {
  const run: Run = { id: row.id, userId, holder }
  const charge = row.reservationId === null ? undefined : { reservationId: row.reservationId, credits: row.credits }
  return row.answer ? { kept: { run, answer: textOf(row.answer), charge } } : { busy: true }
}

function heldBy({ id, holder }: Run): { id: string; holder: string } {
  return { id, holder }
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}
