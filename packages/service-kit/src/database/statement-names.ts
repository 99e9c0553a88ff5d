import { createHash } from 'node:crypto'

/** Statements that are kept prepared on each connection; the texts of a service's own queries are far fewer. */
const mostStatements = 300

/**
 * Names for prepared statements, so that PostgreSQL plans a query once per connection and not every time. The map is no
 * cache: a connection never drops a statement that it has prepared, so a name once given stays, and after the first few
 * hundred texts (such as lists of many lengths) no more are given. It holds texts of statements and none of their values.
 * @returns a function from a query to its name, which is empty for a query that is not to be prepared
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
