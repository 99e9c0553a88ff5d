import { Type } from 'typebox'
import type { AnyRoute } from '../routes/route.ts'
import { Exact } from '../routes/schemas.ts'

/** Whether a parameter of a path is the ID of a resource. */
export function namesResource(param: string): boolean {
  return param === 'id' || param.endsWith('Id')
}

/** The `Idempotency-Key` header. */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'Makes the request safe to repeat: within 24 hours, the same key gets the first response again.',
    }),
  ),
})

/** The schemas that a row's requests are checked against, as the server takes them. */
export function validationOf(row: AnyRoute): Record<string, unknown> {
  return {
    ...(row.params && { params: row.params }),
    querystring: row.query ?? Exact({}),
    ...(row.body && { body: row.body }),
    ...(row.idempotent && { headers: idempotencyHeaders }),
  }
}
