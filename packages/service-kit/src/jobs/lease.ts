import type { Pool, PoolClient } from 'pg'

/** The right to do a job until it expires, and the number that fences off former holders. */
export interface JobLease {
  name: string
  /** Grows with every new holder. */
  token: string
}

/** Anything that runs SQL. */
export type Sql = Pick<Pool | PoolClient, 'query'>

/**
 * Takes a job's lease, or extends it for its holder.
 * @param holder a name that is unique to this process
 * @param durationMs time after which another process may take it
 * @returns undefined while another process holds it
 */
export async function takeLease(
  sql: Sql,
  name: string,
  holder: string,
  durationMs: number,
): Promise<JobLease | undefined> {
  const { rows } = await sql.query<{ token: string }>({
    name: 'take-lease',
    text: `
      INSERT INTO job_leases AS lease (name, holder, token, expires_at)
      VALUES ($1, $2, 1, now() + $3 * interval '1 millisecond')
      ON CONFLICT (name) DO UPDATE
      SET holder = excluded.holder,
          token = lease.token + CASE WHEN lease.holder = excluded.holder AND lease.expires_at > now() THEN 0 ELSE 1 END,
          expires_at = excluded.expires_at
      WHERE lease.holder = excluded.holder OR lease.expires_at <= now()
      RETURNING token::text`,
    values: [name, holder, durationMs],
  })
  const token = rows[0]?.token
  return token === undefined ? undefined : { name, token }
}

/** An expiry in the past, however the column rounds: it keeps milliseconds, the clock has microseconds. */
export const alreadyOver = `now() - interval '1 millisecond'`

/** Releases a lease, so that another process need not wait until it expires. */
export async function releaseLease(sql: Sql, lease: JobLease): Promise<void> {
  await sql.query({
    name: 'release-lease',
    text: `UPDATE job_leases SET expires_at = ${alreadyOver} WHERE name = $1 AND token = $2::bigint`,
    values: [lease.name, lease.token],
  })
}

/**
 * The fence: a condition for the WHERE of a job's writes. It is false for a holder that has lost its lease, however late
 * the write arrives.
 * @param name placeholder of the lease's name, such as `$2`
 * @param token placeholder of its token
 */
export function fencedBy(name: string, token: string): string {
  return `EXISTS (SELECT 1 FROM job_leases WHERE name = ${name} AND token = ${token}::bigint)`
}
