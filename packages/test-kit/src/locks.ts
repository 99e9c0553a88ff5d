/** What is needed of a service's database. */
interface Database {
  $queryRawUnsafe<Rows>(sql: string, ...values: unknown[]): Promise<Rows>
  $transaction(
    work: (transaction: { $executeRawUnsafe(sql: string): Promise<number> }) => Promise<void>,
    options: { timeout: number },
  ): Promise<void>
}

/**
 * The sessions whose statements wait for somebody's lock.
 * @param pattern of PostgreSQL, which the statements match in whatever case; any when absent
 */
export async function waitingStatements(database: Pick<Database, '$queryRawUnsafe'>, pattern = ''): Promise<number[]> {
  const rows = await database.$queryRawUnsafe<{ pid: number }[]>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~* $1`,
    pattern,
  )
  return rows.map(({ pid }) => pid)
}

/** Keeps everybody from writing to a table, for half a minute at most. @returns lets them go on */
export const holdTable = (database: Pick<Database, '$transaction'>, table: string): Promise<() => Promise<void>> =>
  holdLocks(database, `LOCK TABLE ${table} IN SHARE MODE`)

/**
 * Keeps the locks that a statement takes, for half a minute at most. What the statement writes stays.
 * @returns lets those that wait for them go on
 */
export async function holdLocks(database: Pick<Database, '$transaction'>, sql: string): Promise<() => Promise<void>> {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.$transaction(
    async (transaction) => {
      await transaction.$executeRawUnsafe(sql)
      held.resolve()
      await released.promise
    },
    { timeout: 30_000 },
  )
  await Promise.race([held.promise, holding])
  return () => {
    released.resolve()
    return holding
  }
}
