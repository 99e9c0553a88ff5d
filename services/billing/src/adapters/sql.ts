import type { Pool } from 'pg'

/** Runs prepared statements: of a pool, each by itself, or within a transaction. */
export type RunSql = <Row extends object>(name: string, text: string, values: unknown[]) => Promise<Row[]>

/** What Prisma's transactions offer for SQL. */
interface RawQueries {
  $queryRawUnsafe<Row>(text: string, ...values: unknown[]): Promise<Row>
}

/** The {@link RunSql} of a pool. */
export function sqlOfPool(pool: Pick<Pool, 'query'>): RunSql {
  return async <Row extends object>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows
}

/** The {@link RunSql} of a transaction. */
export function sqlOfTransaction(transaction: RawQueries): RunSql {
  return <Row extends object>(_name: string, text: string, values: unknown[]) =>
    transaction.$queryRawUnsafe<Row[]>(text, ...values)
}
