import { createHash } from 'node:crypto'

/** Statements that are kept prepared on each connection; the texts of a service's own queries are far fewer. */
const mostStatements = 300

/**
 * Names for prepared statements, so that PostgreSQL plans a query once per connection and not every time. Texts beyond
 * the first few hundred, such as lists of many lengths, get none: a prepared statement is never given back.
 * @returns a function from a query to its name; undefined for no name
 */
export function createStatementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= mostStatements) return ''
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22)
    names.set(sql, name)
    return name
  }
}
