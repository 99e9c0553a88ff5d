import type { Pool } from 'pg'
import { createStatementNames } from './statement-names.ts'

/** Runs SQL that is written as a template whose values are parameters; as Prisma's clients and transactions do. */
export interface TaggedQueries {
  $queryRaw<Rows>(query: TemplateStringsArray, ...values: unknown[]): Promise<Rows>
}

/**
 * The {@link TaggedQueries} of a pool: each statement by itself, prepared once per connection, without a mapper in between.
 * Values travel as text, and PostgreSQL takes them for what they are compared with or assigned to: cast what has neither.
 */
export function queriesOfPool(pool: Pick<Pool, 'query'>): TaggedQueries {
  const nameOf = createStatementNames()
  const statements = new WeakMap<TemplateStringsArray, { name: string; text: string }>()
  const statementOf = (query: TemplateStringsArray) => {
    const known = statements.get(query)
    if (known) return known
    const text = query.reduce((sql, part, index) => `${sql}$${index}${part}`)
    const statement = { text, name: nameOf({ sql: text }) }
    statements.set(query, statement)
    return statement
  }
  return {
    $queryRaw: async <Rows>(query: TemplateStringsArray, ...values: unknown[]) =>
      (await pool.query({ ...statementOf(query), values })).rows as Rows,
  }
}
