import type { Pool } from 'pg'
import { createTaggedStatements } from './tagged-statements.ts'

/** Runs SQL that is written as a template whose values are parameters; as Prisma's clients and transactions do. */
export interface TaggedQueries {
  $queryRaw<Rows>(query: TemplateStringsArray, ...values: unknown[]): Promise<Rows>
}

/**
 * The {@link TaggedQueries} of a pool: each statement by itself, prepared once per connection, without a mapper in between.
 * Values travel as text, and PostgreSQL takes them for what they are compared with or assigned to: cast what has neither.
 */
export function queriesOfPool(pool: Pick<Pool, 'query'>): TaggedQueries {
  const statementOf = createTaggedStatements()
  return {
    $queryRaw: async <Rows>(query: TemplateStringsArray, ...values: unknown[]) =>
      (await pool.query({ ...statementOf(query), values })).rows as Rows,
  }
}
