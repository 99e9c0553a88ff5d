import { routes } from '../../routes/index.ts'
import type { AnyRoute } from '../../routes/route.ts'

const byOperation = new Map(routes.map((row) => [row.operation, row]))

/** The row of an operation. @throws Error at start for one that does not exist */
export function rowOf(operation: string): AnyRoute {
  const row = byOperation.get(operation)
  if (!row) throw new Error(`there is no operation ${operation}`)
  return row
}
